//! The title: a shelf with a cover a game, the game to go on with, and what a player wants to know of the game in focus
//! before sitting down.

mod about;
mod covers;
mod free_end;
mod order;

use crate::{
    calendar,
    catalog::{self, Pick},
    daily::{self, Daily},
    lesson,
    menus::{RulesOf, search},
    navigation,
    notices::Notice,
    plan::MatchSetup,
    play,
    progress::Progress,
    saves::{self, FoundSaves},
    small_table::SmallTable,
    stage::{self, Ground, PageContext},
    store::disk::Folders,
};
use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Color32, FontId, Id, Rect, Ui, pos2, vec2},
};
use free_end::{Standing, Today};
use kortlek_kit::{
    Cloth, Preferences,
    cut::{CutRect, within},
    fit,
    input::actions::MenuAction,
    markup,
    pictures::Pictures,
    theme,
    widgets::{self, MenuUi, WidgetResponse},
    words::{UiWords, say},
};
use kortlek_platform::page::IS_PAGE;
use kortlek_rules::GameCard;
use kortlek_table::{Menu, Origin, Screen, Table, register::Shelf};
use kortlek_words::Language;
use order::{Filter, Order};
use std::{path::PathBuf, time::Duration};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), saves::find_saves)
        .add_systems(
            Update,
            // The progress of the games is rendered in the new language.
            saves::find_saves
                .run_if(not(in_state(Screen::Table)))
                .run_if(speaks_another_language),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Title).and_then(in_state(Menu::None))),
        );
}

/// Game that the page describes.
#[derive(Default)]
struct InFocus {
    /// Its id; nothing until the page was shown.
    game: Option<&'static str>,
    /// Since when, in seconds of the page's clock.
    since: f64,
    /// The game whose cover has the focus of keys and pad, in the last picture and in this one.
    framed: [Option<&'static str>; 2],
    /// The game whose cover the pointer is on, and since when.
    pointed: Option<(&'static str, f64)>,
    /// The pointer is on a cover in this picture.
    points: bool,
    small: Option<SmallTable>,
    /// The game in short, of which game in which language.
    short: Option<(&'static str, Language, String)>,
    typed: TypedLetters,
    /// The game whose name begins with them: its cover takes the focus.
    sought: Option<&'static str>,
    /// The deal of the day that was worked out last.
    daily: Option<Daily>,
}

/// Time that a game has to rest in focus before its table is drawn, in seconds.
const REST: f64 = 0.4;
/// Time that the pointer has to rest on a cover before the page describes it, in seconds: on its way to a button it
/// passes others.
const POINTER_REST: f64 = 0.22;
/// Letters that follow each other within this time are of one word, in seconds.
const TYPING: f64 = 1.0;

/// Letters that were typed to search a game.
#[derive(Default)]
struct TypedLetters {
    word: String,
    /// Time since which the next letter is waited for. A letter is known by the picture that hears it, and is not a
    /// late one because that picture took long.
    since: f64,
    /// The last picture heard some: no pause has been seen yet.
    fresh: bool,
}

impl InFocus {
    /// Makes this the game that the page describes.
    fn go_to(&mut self, game: &'static str, now: f64) {
        if self.game != Some(game) {
            self.game = Some(game);
            self.since = now;
        }
    }

    /// Reports that a game's cover has the focus of keys and pad. The page describes it when the focus comes, not as
    /// long as it stays.
    fn frame(&mut self, game: &'static str, now: f64) {
        self.framed[1] = Some(game);
        if self.framed[0] != Some(game) {
            self.go_to(game, now);
        }
    }

    /// Reports that the pointer is on a game's cover. Returns the seconds until the page describes it, if it does not
    /// yet.
    fn point(&mut self, game: &'static str, now: f64) -> Option<f64> {
        self.points = true;
        let (at, since) = *self.pointed.get_or_insert((game, now));
        if at != game {
            self.pointed = Some((game, now));
            return Some(POINTER_REST);
        }
        let left = POINTER_REST - (now - since);
        if left > 0.0 {
            return Some(left);
        }
        // Once; after that the focus may go elsewhere although the pointer stays.
        if since > f64::NEG_INFINITY {
            self.pointed = Some((game, f64::NEG_INFINITY));
            self.go_to(game, now);
        }
        None
    }

    /// The deal of the day, worked out once a day.
    fn daily(&mut self, shelf: &Shelf) -> Option<Daily> {
        let today = daily::today();
        if self.daily.is_none_or(|daily| daily.day != today) {
            self.daily = Daily::of(today, shelf);
        }
        self.daily
    }

    /// Reports that an item of a game was drawn: the page describes that game if it has just come into focus, or the
    /// pointer rests on it.
    fn tells_of(&mut self, ui: &Ui, cx: &mut MenuUi, game: &'static str, touch: WidgetResponse) {
        let now = ui.input(|input| input.time);
        if touch.focused {
            self.frame(game, now);
        }
        if touch.hovered
            && let Some(left) = self.point(game, now)
        {
            cx.nav.due_in(Duration::from_secs_f64(left + 0.01));
        }
    }

    /// Searches the game whose name begins with the typed letters. Letters typed after a pause, or that fit nothing
    /// together with the earlier ones, begin a new search.
    fn type_letters(&mut self, letters: &str, picks: &[Pick], now: f64) {
        let typed = &mut self.typed;
        if now <= typed.since {
            // egui draws some pictures twice: these letters were heard.
            return;
        }
        if !typed.fresh && now - typed.since > TYPING {
            typed.word.clear();
        }
        typed.since = now;
        typed.fresh = true;
        let with = format!("{}{letters}", typed.word);
        for typed in [with.as_str(), letters] {
            if let Some(pick) = order::named(picks, typed) {
                self.sought = Some(pick.card.id);
                self.typed.word = typed.to_owned();
                return;
            }
        }
        self.typed.word.clear();
    }

    /// No letter is heard in this picture. The one after the letters begins when they have been dealt with.
    fn type_nothing(&mut self, now: f64) {
        let typed = &mut self.typed;
        if typed.fresh && now > typed.since {
            typed.since = now;
            typed.fresh = false;
        }
    }

    /// The picture is over.
    fn end(&mut self) {
        self.sought = None;
        self.framed = [self.framed[1], None];
        self.pointed.take_if(|_| !self.points);
        self.points = false;
    }

    /// First words of the game's rules page: how it goes and who wins.
    fn in_short(&mut self, shelf: &Shelf, language: Language) -> &str {
        let Some(game) = self.game else { return "" };
        let known = |(of, spoken, _): &(&str, Language, String)| *of == game && *spoken == language;
        if !self.short.as_ref().is_some_and(known) {
            let pages = shelf.get(game).map(|entry| (entry.rules_pages)());
            let page = pages.map_or("", |pages| markup::in_language(pages, language));
            self.short = Some((game, language, markup::parse(page).in_short()));
        }
        self.short.as_ref().map_or("", |(.., words)| words)
    }

    /// Returns the small table of the game, once it has rested; the error is the number of seconds until then.
    fn table(&mut self, shelf: &Shelf, now: f64) -> Result<Option<&SmallTable>, f64> {
        let Some(game) = self.game else {
            return Ok(None);
        };
        if self.small.as_ref().is_none_or(|small| small.game() != game) {
            let rested = now - self.since;
            if rested < REST {
                return Err(REST - rested);
            }
            self.small = shelf.get(game).and_then(SmallTable::of);
        }
        Ok(self.small.as_ref())
    }
}

/// Contents of the page.
struct TitlePage<'a> {
    picks: &'a [Pick],
    shelf: &'a Shelf,
    found: &'a FoundSaves,
    memory: &'a Progress,
    /// In the colours of which cloth grounds are drawn; nothing if the player wants none.
    ground: Option<Cloth>,
    filter: Filter,
    order: Order,
    /// The deal of the day.
    daily: Option<Today<'a>>,
}

impl<'a> TitlePage<'a> {
    fn new(
        picks: &'a [Pick],
        shelf: &'a Shelf,
        found: &'a FoundSaves,
        memory: &'a Progress,
        preferences: &Preferences,
        daily: Option<Daily>,
    ) -> TitlePage<'a> {
        TitlePage {
            daily: daily.map(|daily| Today::of(daily, found, memory)),
            picks,
            shelf,
            found,
            memory,
            ground: preferences.ground(),
            filter: Filter::named(&memory.shelf_filter),
            order: Order::named(&memory.shelf_order),
        }
    }

    /// Returns true if a game can be chosen.
    fn offers(&self, pick: &Pick) -> bool {
        pick.ready && self.filter.shows(pick, self.memory, self.found)
    }

    /// The game in which the focus begins: the one to go on with, else the last one, else the first.
    fn first(&self) -> Option<&'static str> {
        let last = self.found.saves.first().map(|save| save.game.as_str());
        let last = last.or(self.memory.game.as_deref());
        let mut offered = self.picks.iter().filter(|pick| self.offers(pick));
        let first = offered.clone().next();
        let pick = offered.find(|pick| last == Some(pick.card.id)).or(first)?;
        Some(pick.card.id)
    }
}

fn speaks_another_language(words: Res<UiWords>, mut last: Local<Option<Language>>) -> bool {
    let now = words.language();
    last.replace(now).is_some_and(|last| last != now)
}

/// Lays the screen out before there is a window, so that its pictures are drawn while the engine starts.
pub fn rehearse(
    folders: Option<&Folders>,
    shelf: &Shelf,
    memory: &Progress,
    preferences: &Preferences,
    words: &UiWords,
    window: Vec2,
    pictures: &mut Pictures,
) {
    let found = folders.map_or_else(FoundSaves::default, |folders| {
        saves::peek(folders, shelf, words)
    });
    let picks = catalog::picks(shelf);
    let mut focus = InFocus::default();
    let daily = focus.daily(shelf);
    let all = TitlePage::new(&picks, shelf, &found, memory, preferences, daily);
    stage::rehearse("title", pictures, preferences, words, window, |ui, cx| {
        page(ui, cx, &all, &mut focus);
    });
}

/// Choice of the player.
enum TitleAction {
    Continue(String),
    /// The game of this file.
    Open(PathBuf),
    /// The deal of the day.
    Daily,
    /// At once, as it was set up last.
    Play(&'static str),
    SetUp(&'static str),
    Rules(&'static str),
    Learn(&'static str),
    Favour(&'static str),
    Filter(Filter),
    Order(Order),
    Records,
    Settings,
    Credits,
    Quit,
}

fn show(
    mut stage: PageContext,
    shelf: Res<Shelf>,
    known: Res<saves::KnownSaves>,
    mut memory: ResMut<Progress>,
    mut focus: Local<InFocus>,
    mut commands: Commands,
    mut exit: MessageWriter<AppExit>,
) {
    let picks = catalog::picks(&shelf);
    let focus = &mut *focus;
    let daily = focus.daily(&shelf);
    let preferences = &stage.preferences;
    let all = TitlePage::new(&picks, &shelf, &known.0, &memory, preferences, daily);
    let chosen = stage.show("title", Ground::Cloth, |ui, cx| {
        // The deal of the day turns while the page is open.
        let turns = calendar::until_midnight(saves::now_in_seconds());
        cx.nav.due_in(turns);
        page(ui, cx, &all, focus)
    });
    match chosen.flatten() {
        None => {}
        Some(TitleAction::Continue(game)) => {
            commands.queue(move |world: &mut World| go_on(world, &game));
        }
        Some(TitleAction::Open(file)) => {
            commands.queue(move |world: &mut World| play::open_file(world, &file));
        }
        Some(TitleAction::Daily) => {
            let Some(Today {
                daily, standing, ..
            }) = &all.daily
            else {
                return;
            };
            let (daily, is_new) = (*daily, matches!(standing, Standing::New));
            let opened = daily.open().map(|mut table| {
                if !is_new {
                    table.origin = Origin::Known;
                }
                memory.note_played(daily.entry.card.id);
                table
            });
            let card = &daily.entry.card;
            sit_down(opened, card, &mut memory, &mut stage, &mut commands);
        }
        Some(TitleAction::Play(id)) => {
            let Some(entry) = shelf.get(id) else { return };
            let plan = MatchSetup::remembered(*entry, &memory);
            let opened = plan.open().inspect(|_| plan.remember(&mut memory));
            sit_down(opened, &entry.card, &mut memory, &mut stage, &mut commands);
        }
        Some(TitleAction::SetUp(id)) => {
            if let Some(entry) = shelf.get(id) {
                commands.insert_resource(MatchSetup::remembered(*entry, &memory));
                commands.set_state(Screen::Setup);
            }
        }
        Some(TitleAction::Rules(id)) => {
            if let Some(entry) = shelf.get(id) {
                commands.insert_resource(RulesOf(*entry));
                commands.set_state(Menu::Rules);
            }
        }
        Some(TitleAction::Learn(id)) => {
            commands.queue(move |world: &mut World| lesson::begin_or_say(world, id));
        }
        Some(TitleAction::Favour(id)) => {
            let favourites = &mut memory.favourites;
            let liked = favourites.remove(id);
            favourites.extend((!liked).then(|| id.to_owned()));
        }
        Some(TitleAction::Filter(filter)) => memory.shelf_filter = filter.message().to_owned(),
        Some(TitleAction::Order(order)) => memory.shelf_order = order.message().to_owned(),
        Some(TitleAction::Records) => {
            commands.queue(|world: &mut World| navigation::open(world, Menu::Records));
        }
        Some(TitleAction::Settings) => commands.set_state(Menu::Settings),
        Some(TitleAction::Credits) => commands.set_state(Menu::Credits),
        Some(TitleAction::Quit) => {
            exit.write(AppExit::Success);
        }
    }
}

/// Begins a game that was opened, with a single notice that it has a lesson; or shows a notice that it can't be
/// begun.
fn sit_down(
    opened: Result<Table, String>,
    card: &GameCard,
    memory: &mut Progress,
    stage: &mut PageContext,
    commands: &mut Commands,
) {
    match opened {
        Ok(table) => {
            if let Some(offer) = lesson::offer(memory, card) {
                stage.notices.write(Notice::of(offer));
            }
            commands.queue(move |world: &mut World| play::begin(world, table));
        }
        Err(problem) => {
            warn!("{problem}");
            stage.notices.write(Notice::of("setup-problem"));
        }
    }
}

/// Goes on with a saved game, or shows a notice why that can't be.
pub fn go_on(world: &mut World, game: &str) {
    let shelf = world.resource::<Shelf>().clone();
    let words = world.resource::<UiWords>().clone();
    match play::resume(world.get_resource::<Folders>(), &shelf, &words, Some(game)) {
        Ok(table) => play::go_on(world, table),
        Err(problem) => {
            world.write_message(Notice::of(problem));
            // Files that can't be read have been moved aside.
            if let Err(error) = world.run_system_cached(saves::find_saves) {
                warn!("the saves can't be looked through: {error}");
            }
        }
    }
}

/// Height of the row on top.
const TOP: f32 = 60.0;

fn page(ui: &mut Ui, cx: &mut MenuUi, all: &TitlePage, focus: &mut InFocus) -> Option<TitleAction> {
    let mut chosen = None;
    let now = ui.input(|input| input.time);
    if focus.game.is_none()
        && let Some(first) = all.first()
    {
        focus.go_to(first, now);
    }
    match search::begun(ui, cx).filter(|letters| !letters.is_empty()) {
        Some(letters) => focus.type_letters(&letters, all.picks, now),
        None => focus.type_nothing(now),
    }
    let strip = [(MenuAction::Accept, "menu-choose")];
    let tagline = say(ui, "title-tagline");
    stage::page_with_strip(ui, cx, 1500.0, &strip, &tagline, |ui, cx| {
        let mut case = ui.max_rect();
        let top = case.cut_top(TOP, 8.0);
        let gap = (case.width() * 0.02).clamp(14.0, 26.0);
        let about = case.cut_right((case.width() * 0.36).clamp(300.0, 470.0), gap);
        // In large type the row on top has no room for choosing among the games: that stands over the covers.
        let over = HeadLayout::new(ui, top).sift.is_none();
        let over = over.then(|| case.cut_top(theme::TOUCH, 8.0));
        // The focus goes from the covers to the game, and to the row on top last.
        within(ui, case, |ui| {
            covers::case(ui, cx, all, focus, now, &mut chosen);
        });
        within(ui, about, |ui| {
            // Back to the game that is told of, not to its neighbour.
            cx.nav
                .left_leads_to(focus.game.map(|id| Id::new(("menu", id))));
            about::game(ui, cx, all, focus, now, &mut chosen);
            cx.nav.left_leads_to(None);
        });
        if let Some(row) = over {
            within(ui, row, |ui| sift(ui, cx, all, &mut chosen));
        }
        within(ui, top, |ui| head(ui, cx, all, &mut chosen));
    });
    focus.end();
    chosen
}

/// Between buttons of the row on top.
const GAP: f32 = 8.0;
/// Shape of the wordmark: width for height.
const WORDMARK: f32 = 640.0 / 120.0;

/// The buttons at the right of the row on top: name, mark, words.
const BUTTONS: [(&str, &str, &str); 4] = [
    ("records", "log", "records-title"),
    ("settings", "settings", "settings-title"),
    ("credits", "information", "credits-title"),
    ("quit", "quit", "title-quit"),
];

/// Those that show: a browser closes its pages itself.
fn shown_buttons() -> &'static [(&'static str, &'static str, &'static str)] {
    let hidden = usize::from(IS_PAGE);
    &BUTTONS[..BUTTONS.len() - hidden]
}

/// Layout of the row on top.
struct HeadLayout {
    /// The width of the wordmark.
    mark: f32,
    /// Rectangle for filter and order of the games; `None` if there is no room for it.
    sift: Option<Rect>,
    /// The buttons.
    buttons: Rect,
    /// The buttons have marks before their words.
    has_marks: bool,
}

impl HeadLayout {
    fn new(ui: &Ui, rect: Rect) -> HeadLayout {
        let whole = shown_buttons().iter();
        let whole = whole.map(|(_, _, text)| widgets::small_button_width(ui, &say(ui, *text)));
        let whole = whole.sum::<f32>() + GAP * (shown_buttons().len() - 1) as f32;
        let row = |left: f32, width: f32| {
            let top = rect.center().y - theme::TOUCH / 2.0;
            Rect::from_min_size(pos2(left, top), vec2(width, theme::TOUCH))
        };
        let buttons = row(rect.right() - whole, whole);
        let room = buttons.left() - rect.left() - 2.0 * GAP;
        let largest = rect.height() * WORDMARK;
        let mark = largest.min(room * 0.42);
        let most = ((room - mark - 3.0 * GAP) / 2.0).min(200.0);
        if most >= 2.0 * theme::TOUCH + 40.0 {
            let left = buttons.left() - 2.0 * GAP - 2.0 * most - GAP;
            return HeadLayout {
                mark,
                sift: Some(row(left, 2.0 * most + GAP)),
                buttons,
                has_marks: true,
            };
        }
        // In large type the room belongs to the name and to the words of the buttons.
        let has_marks = room >= largest;
        let saved = if has_marks {
            0.0
        } else {
            widgets::SMALL_MARK * shown_buttons().len() as f32
        };
        HeadLayout {
            mark: largest.min(room + saved),
            sift: None,
            buttons: row(buttons.left() + saved, whole - saved),
            has_marks,
        }
    }
}

/// The row on top: the name, which games are shown in which order, and what else there is.
fn head(ui: &mut Ui, cx: &mut MenuUi, all: &TitlePage, chosen: &mut Option<TitleAction>) {
    let rect = ui.max_rect();
    let head = HeadLayout::new(ui, rect);
    within(ui, head.buttons, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for &(name, mark, text) in shown_buttons() {
                let text = say(ui, text);
                let pressed = if head.has_marks {
                    widgets::small_button(ui, cx, name, mark, &text)
                } else {
                    let width = widgets::small_button_width(ui, &text) - widgets::SMALL_MARK;
                    widgets::button_in(ui, cx, name, &text, width)
                };
                if pressed {
                    *chosen = Some(match name {
                        "records" => TitleAction::Records,
                        "settings" => TitleAction::Settings,
                        "credits" => TitleAction::Credits,
                        _ => TitleAction::Quit,
                    });
                }
            }
        });
    });
    let at = pos2(rect.left() + head.mark / 2.0, rect.center().y);
    cx.mark(ui, "wordmark", at, head.mark / WORDMARK, cx.shades.bright);
    if let Some(row) = head.sift {
        within(ui, row, |ui| sift(ui, cx, all, chosen));
    }
}

/// Draws filter and order of the games: two words with a sign that there are others, at the right.
fn sift(ui: &mut Ui, cx: &mut MenuUi, all: &TitlePage, chosen: &mut Option<TitleAction>) {
    let mut rest = ui.max_rect();
    let most = (rest.width() - GAP) / 2.0;
    // A press goes on to the next: left and right lead along the row.
    let at = Filter::ALL.iter().position(|f| *f == all.filter);
    let filter = TitleAction::Filter(Filter::ALL[(at.unwrap_or(0) + 1) % Filter::ALL.len()]);
    let at = Order::ALL.iter().position(|o| *o == all.order);
    let order = TitleAction::Order(Order::ALL[(at.unwrap_or(0) + 1) % Order::ALL.len()]);
    let mut both = [
        ("order of games", all.order.message(), order),
        ("which games", all.filter.message(), filter),
    ]
    .map(|(name, message, choice)| {
        let words = say(ui, message);
        let place = rest.cut_right(sift_width(ui, &words).min(most), GAP);
        (name, words, place, Some(choice))
    });
    // In the order in which they stand.
    both.reverse();
    for (name, words, place, choice) in both {
        if sift_button(ui, cx, name, &words, place) {
            *chosen = choice;
        }
    }
}

/// From the edges of such a button to its words, and from them to its sign.
const SIFT_INSET: f32 = 12.0;

/// The font of such a button.
fn sift_font() -> FontId {
    theme::semibold(15.5)
}

/// Width of the button for the filter or the order.
fn sift_width(ui: &Ui, words: &str) -> f32 {
    let words = widgets::lay(ui, words, sift_font(), Color32::WHITE, f32::INFINITY);
    words.size().x + 2.0 * SIFT_INSET + 22.0
}

/// Draws words with a sign, without a panel until the pointer or the focus is there. Returns true if it is pressed.
fn sift_button(ui: &Ui, cx: &mut MenuUi, name: &str, words: &str, rect: Rect) -> bool {
    let touch = cx.touch(ui, name, rect, widgets::button_info(words));
    if touch.hovered || touch.focused {
        widgets::paint_button(ui, cx, rect, touch);
    }
    let mut inner = rect.shrink2(vec2(SIFT_INSET, 0.0));
    let sign = inner.cut_right(8.0, 6.0).center();
    fit::paint_left(ui, inner, words, sift_font(), cx.shades.words);
    cx.mark(ui, "chevron-right", sign, 15.0, cx.shades.soft);
    touch.chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_tells_of_a_game_on_which_the_pointer_rests_not_of_those_it_passes() {
        let mut focus = InFocus::default();
        focus.frame("virus", 0.0);
        focus.end();
        for (game, now) in [("tod", 1.0), ("paparazzi", 1.1), ("hatchet", 1.2)] {
            focus.frame("virus", now);
            assert!(focus.point(game, now).is_some(), "it only passes");
            focus.end();
        }
        assert_eq!(focus.game, Some("virus"));
        focus.frame("virus", 1.5);
        assert_eq!(focus.point("hatchet", 1.5), None);
        focus.end();
        assert_eq!(focus.game, Some("hatchet"), "the frame that stays is older");
        focus.frame("shed", 1.6);
        focus.point("hatchet", 1.6);
        focus.end();
        assert_eq!(focus.game, Some("shed"), "the pointer that stays is older");
        focus.end();
        focus.point("hatchet", 2.0);
        focus.end();
        assert_eq!(focus.game, Some("shed"), "it came anew");
    }

    #[test]
    fn letters_lead_to_the_game_of_that_name() {
        let picks = catalog::picks(&Shelf::default());
        let mut focus = InFocus::default();
        // Each picture with letters is followed by one without.
        let mut sought = |letters: &str, now: f64| {
            focus.type_letters(letters, &picks, now);
            focus.type_nothing(now);
            focus.type_nothing(now + 0.1);
            let sought = focus.sought;
            focus.end();
            sought
        };
        assert_eq!(sought("T", 1.0), Some("thricewise"));
        assert_eq!(sought("u", 1.2), Some("turncoat"));
        assert_eq!(sought("s", 1.4), Some("shed"), "nothing is called “tus”");
        assert_eq!(sought("h", 3.5), Some("hatchet"), "after a pause");
        assert_eq!(sought("tod", 9.0), Some("tod"), "T.O.D.");
        assert_eq!(sought("t", 3.5), None, "the same picture once more");
        assert_eq!(sought("q", 3.6), None);
    }

    #[test]
    fn letters_of_a_slow_machine_are_of_one_word() {
        let picks = catalog::picks(&Shelf::default());
        let mut focus = InFocus::default();
        // Typed at once, each heard by another picture, and each of those takes three seconds.
        for (letter, now) in [("t", 1.0), ("h", 4.0), ("r", 7.0)] {
            focus.type_letters(letter, &picks, now);
        }
        assert_eq!(focus.typed.word, "thr");
        focus.type_nothing(10.0);
        focus.type_letters("i", &picks, 10.5);
        assert_eq!(focus.typed.word, "thri");
        focus.type_nothing(13.0);
        focus.type_nothing(16.0);
        focus.type_letters("s", &picks, 18.0);
        assert_eq!(focus.typed.word, "s");
    }
}
