//! Many games on all cores, with a progress bar; Ctrl-C stops it and keeps the finished ones.

use crate::Ending;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::{
    sync::{
        LazyLock, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
};

/// Number of cores to work on.
#[derive(Args, Debug, Clone, Copy)]
pub(crate) struct Workers {
    /// Games played at the same time; as many as there are cores if not given. It changes no result
    #[arg(long)]
    threads: Option<usize>,
}

/// Result of the work.
pub(crate) struct Done<A> {
    pub sum: A,
    /// Number of tasks done.
    pub tasks: u64,
    /// True if it was stopped before all were done.
    pub stopped: bool,
}

/// Set by the first Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

/// Listens for Ctrl-C from its first use on: the first stops the work, a second one the program.
static LISTENING: LazyLock<()> = LazyLock::new(|| {
    // Without the listener Ctrl-C ends the program as usual; there is nothing better to do if it can't be set.
    kortlek_platform::program::on_interrupt(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
});

impl Workers {
    /// Does the tasks numbered from 0 on, each once, in any order. Each thread gathers in a sum of its own; `merge`
    /// brings them together, in any order. A task that says `false` was stopped and does not count; the first refusal
    /// ends all.
    pub(crate) fn work<A: Default + Send>(
        self,
        what: &str,
        tasks: u64,
        task: impl Fn(u64, &mut A, &AtomicBool) -> Result<bool, Ending> + Sync,
        merge: impl Fn(&mut A, A),
    ) -> Result<Done<A>, Ending> {
        LazyLock::force(&LISTENING);
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let threads = self.threads.unwrap_or(cores).clamp(1, 1024);
        let bar = ProgressBar::new(tasks).with_message(what.to_owned());
        if let Ok(style) =
            ProgressStyle::with_template("{msg} {wide_bar} {pos} of {len}, about {eta} left")
        {
            bar.set_style(style);
        }
        let next = AtomicU64::new(0);
        let refusal: Mutex<Option<Ending>> = Mutex::new(None);
        let gathered: Vec<(A, u64)> = thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|_| {
                    scope.spawn(|| {
                        let (mut sum, mut done) = (A::default(), 0);
                        while !STOP.load(Ordering::Relaxed) {
                            let n = next.fetch_add(1, Ordering::Relaxed);
                            if n >= tasks {
                                break;
                            }
                            match task(n, &mut sum, &STOP) {
                                Ok(true) => done += 1,
                                Ok(false) => break,
                                Err(why) => {
                                    next.store(tasks, Ordering::Relaxed);
                                    if let Ok(mut first) = refusal.lock() {
                                        first.get_or_insert(why);
                                    }
                                    break;
                                }
                            }
                            bar.inc(1);
                        }
                        (sum, done)
                    })
                })
                .collect();
            workers
                .into_iter()
                .map(|w| {
                    w.join()
                        .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
                })
                .collect()
        });
        bar.finish_and_clear();
        if let Some(why) = refusal.into_inner().ok().flatten() {
            return Err(why);
        }
        let mut all = Done {
            sum: A::default(),
            tasks: 0,
            stopped: STOP.load(Ordering::Relaxed),
        };
        for (sum, done) in gathered {
            merge(&mut all.sum, sum);
            all.tasks += done;
        }
        all.stopped &= all.tasks < tasks;
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crowd(threads: usize) -> Workers {
        Workers {
            threads: Some(threads),
        }
    }

    #[test]
    fn each_task_is_done_once_on_any_number_of_threads() {
        for threads in [1, 2, 7] {
            let done = crowd(threads)
                .work(
                    "counting",
                    500,
                    |n, sum: &mut Vec<u64>, _| {
                        sum.push(n);
                        Ok(true)
                    },
                    Extend::extend,
                )
                .unwrap();
            let mut all = done.sum;
            all.sort_unstable();
            assert_eq!(all, (0..500).collect::<Vec<_>>());
            assert!(done.tasks == 500 && !done.stopped);
        }
    }

    #[test]
    fn a_refusal_ends_the_work() {
        let refused = crowd(3).work(
            "counting",
            1_000_000,
            |n, (): &mut (), _| match n {
                5 => Err(Ending::Misasked("Five is too many.".to_owned())),
                _ => Ok(true),
            },
            |(), ()| (),
        );
        assert!(matches!(refused, Err(Ending::Misasked(why)) if why.contains("Five")));
    }
}
