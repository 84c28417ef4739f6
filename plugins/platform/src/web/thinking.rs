//! Web Workers in which bots think: as many as the machine has processors to spare, each with one request at a time. A
//! worker that thinks hears nothing, so one whose answer nobody wants any more is ended, and another takes its place.

use super::host;
use js_sys::{Function, JSON, Object, Reflect};
use std::{
    cell::RefCell,
    collections::{BTreeMap, VecDeque},
};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[derive(Clone)]
    type Worker;
    #[wasm_bindgen(constructor, catch)]
    fn new(script: &str, options: &JsValue) -> Result<Worker, JsValue>;
    #[wasm_bindgen(method, js_name = postMessage)]
    fn post_message(this: &Worker, message: &JsValue);
    #[wasm_bindgen(method)]
    fn terminate(this: &Worker);
    #[wasm_bindgen(method, setter)]
    fn set_onmessage(this: &Worker, hear: &Function);
    #[wasm_bindgen(method, setter)]
    fn set_onerror(this: &Worker, hear: &Function);
    #[wasm_bindgen(thread_local_v2, js_namespace = navigator, js_name = hardwareConcurrency)]
    static PROCESSORS: f64;
}

/// True if bots think elsewhere, asked by [`send`].
pub const IS_ELSEWHERE: bool = true;

/// The most workers, each of which takes some tens of megabytes.
const MOST: usize = 4;

type Done = Box<dyn FnOnce(Option<String>)>;

struct Waiting {
    id: u32,
    request: String,
    done: Done,
}

#[derive(Default)]
struct Workers {
    idle: Vec<Worker>,
    /// Workers that think, by the request.
    busy: BTreeMap<u32, (Worker, Done)>,
    waiting: VecDeque<Waiting>,
    last: u32,
}

thread_local! {
    static WORKERS: RefCell<Workers> = RefCell::default();
}

/// A request under way. Dropped, it is called off.
#[derive(Debug)]
pub struct RequestUnderWay(u32);

impl Drop for RequestUnderWay {
    fn drop(&mut self) {
        WORKERS.with_borrow_mut(|workers| {
            workers.waiting.retain(|waiting| waiting.id != self.0);
            if let Some((worker, _)) = workers.busy.remove(&self.0) {
                worker.terminate();
            }
        });
        go_on();
    }
}

/// Sends a request to a worker, or keeps it until one is free. `done` hears the answer, or `None` if none will come.
pub fn send(request: &str, done: impl FnOnce(Option<String>) + Send + 'static) -> RequestUnderWay {
    let id = WORKERS.with_borrow_mut(|workers| {
        workers.last = workers.last.wrapping_add(1);
        workers.waiting.push_back(Waiting {
            id: workers.last,
            request: request.to_owned(),
            done: Box::new(done),
        });
        workers.last
    });
    go_on();
    RequestUnderWay(id)
}

/// Begins a worker, so that the first request need not wait until one has loaded.
pub(super) fn prepare() {
    WORKERS.with_borrow_mut(|workers| {
        if workers.idle.is_empty() && workers.busy.is_empty() {
            workers.idle.extend(worker());
        }
    });
}

/// Gives requests that wait to workers that are free.
fn go_on() {
    while let Some(refused) = WORKERS.with_borrow_mut(Workers::give) {
        refused(None);
    }
}

impl Workers {
    /// Gives requests to workers until none waits or none is free; stops at one for which there can be no worker.
    fn give(&mut self) -> Option<Done> {
        let most = (PROCESSORS.with(|n| *n) as usize)
            .saturating_sub(1)
            .clamp(1, MOST);
        while self.busy.len() < most
            && let Some(Waiting { id, request, done }) = self.waiting.pop_front()
        {
            let message = JSON::parse(&request).ok();
            let worker = self.idle.pop().or_else(worker);
            let (Some(message), Some(worker)) = (message, worker) else {
                return Some(done);
            };
            // An object that was just made takes any field.
            let _ = Reflect::set(&message, &"id".into(), &id.into());
            worker.post_message(&message);
            self.busy.insert(id, (worker, done));
        }
        None
    }

    /// The request whose answer is there, or the first of a worker that failed.
    fn free(&mut self, id: u32, is_well: bool) -> Option<Done> {
        let (worker, done) = self.busy.remove(&id)?;
        if is_well {
            self.idle.push(worker);
        } else {
            worker.terminate();
        }
        Some(done)
    }
}

/// Hears the message of a worker: the number of a request, and the answer if there is one.
fn hear(message: &JsValue) {
    let field = |name: &str| Reflect::get(message, &name.into()).unwrap_or_default();
    let Some(id) = field("id").as_f64() else {
        return;
    };
    let answer = field("answer").as_string();
    let done = WORKERS.with_borrow_mut(|workers| workers.free(id as u32, answer.is_some()));
    if let Some(done) = done {
        done(answer);
    }
    go_on();
}

/// A worker could not begin: nobody will answer what was asked of it.
fn fail(failed: &Worker) {
    let done = WORKERS.with_borrow_mut(|workers| {
        let mut busy = workers.busy.iter();
        let is_it =
            |worker: &Worker| AsRef::<JsValue>::as_ref(worker) == AsRef::<JsValue>::as_ref(failed);
        let id = busy.find_map(|(id, (worker, _))| is_it(worker).then_some(*id))?;
        workers.free(id, false)
    });
    if let Some(done) = done {
        done(None);
    }
    go_on();
}

/// Begins a worker.
fn worker() -> Option<Worker> {
    let options = Object::new();
    let _ = Reflect::set(&options, &"type".into(), &"module".into());
    let worker = Worker::new(&host::get()?.worker(), &options).ok()?;
    let on_message = Closure::<dyn FnMut(JsValue)>::new(|event: JsValue| {
        hear(&Reflect::get(&event, &"data".into()).unwrap_or_default());
    });
    let of = worker.clone();
    let on_error = Closure::<dyn FnMut(JsValue)>::new(move |_| fail(&of));
    worker.set_onmessage(on_message.into_js_value().unchecked_ref());
    worker.set_onerror(on_error.into_js_value().unchecked_ref());
    Some(worker)
}
