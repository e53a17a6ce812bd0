//! Data of a position for the page: plain, with names and ranges, no decisions left to take.

#[cfg(feature = "authoring")]
mod begun_position;
mod catalogue;
mod classes;
#[cfg(feature = "authoring")]
mod commented;
mod ending;
mod landing;
mod line;
mod lists;
mod opened;
mod ranks;

use crate::session::{Repeated, Session, Turn};
#[cfg(feature = "authoring")]
pub use begun_position::BegunPosition;
pub use catalogue::{Catalogue, Choice};
pub use classes::{Band, ClassRole, InnerPosition, InnerTable, bands, inner_table};
#[cfg(feature = "authoring")]
pub use commented::CommentedRound;
pub use ending::departures;
pub(crate) use ending::last_visit;
pub use landing::{Landing, LastRound, Meaning, landings, meaning};
pub use line::GameLine;
pub use lists::{WitnessPair, first_visits, layer_pairs, pair, route, transcript};
use magnus_derek::bounds;
use magnus_derek::exact;
use magnus_derek::game::Game;
use magnus_derek::layers::Coset;
use magnus_derek::magnus::plan::Plan;
use magnus_derek::reason::{DerekReason, End, MagnusReason};
use magnus_derek::registry::{Chosen, Entry, Guarantee, Seated, lower_bound, paper_bound, par};
use magnus_derek::solver::{known_rounds, memory_need};
use magnus_derek::zn::{Direction, Zn, smallest_odd_prime_factor};
pub use opened::Opened;
pub use ranks::{RANKED, ranks};
use serde::Serialize;

/// The reason shown for the present position: of the waiting call, else of the end, else of the last answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "by", rename_all = "lowercase")]
pub enum Reason {
    /// Magnus's reason for the waiting call.
    Magnus(MagnusReason),
    /// Derek's reason for the last answer.
    Derek(DerekReason),
    /// The reason why the game is over.
    Rules(End),
}

/// The state for scripts. The visited positions, up to a million of them, are handed over separately.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameState {
    /// The number of positions.
    pub n: u32,
    /// f*(n), the number of positions that Magnus gets out of good players.
    pub f_star: u32,
    /// The token's position, 0 to n − 1.
    pub token: u32,
    /// Complete rounds played.
    pub round: u32,
    /// The player to move; `over`: nothing more can be forced.
    pub turn: Turn,
    /// The call that waits for a direction.
    pub magnitude: Option<u32>,
    /// Landings of that call, clockwise first; `None` if no call waits.
    pub landings: Option<[u32; 2]>,
    /// The first layer that contains the token; `None` if none does.
    pub depth: Option<u32>,
    /// |A|, |M(A)|, … up to the last layer.
    pub layer_sizes: Vec<u32>,
    /// The reason for the last move; `None` before the first.
    pub reason: Option<Reason>,
    /// A position that has come again since the last new one, so that the game may go round for ever: the round after
    /// which it stood `first`, and the one after which it stood `again`. `None` with a Magnus who promises something,
    /// and once the game is over.
    pub repeated: Option<Repeated>,
}

impl GameState {
    /// The state of a session. The first time after a new position it computes the layers.
    #[must_use]
    pub fn of(session: &Session) -> GameState {
        let game = session.game();
        let layers = game.layers();
        let reason = match (game.waiting_call(), game.end(), session.last_round()) {
            (Some(call), _, _) => Some(Reason::Magnus(call.reason)),
            (None, Some(end), _) => Some(Reason::Rules(end)),
            (None, None, Some(round)) => Some(Reason::Derek(round.answer.reason)),
            (None, None, None) => None,
        };
        GameState {
            n: game.zn().n(),
            f_star: game.zn().f_star(),
            token: game.token(),
            round: game.round(),
            turn: session.turn(),
            magnitude: game.waiting_call().map(|call| call.magnitude),
            landings: game.waiting_call().map(|call| {
                Direction::BOTH.map(|direction| game.zn().landing(game.token(), call.magnitude, direction))
            }),
            depth: layers.depth(game.token()),
            layer_sizes: layers.sizes().to_vec(),
            reason,
            repeated: session.find_repetition(),
        }
    }
}

/// A player as the page shows him.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatedPlayer {
    /// The id, with its argument.
    pub id: String,
    /// The name, with its variant.
    pub name: String,
    /// One sentence on how he plays.
    pub about: &'static str,
    /// His promise and how well it is known, in a sentence; empty for a human.
    pub claim: &'static str,
    /// True if a person plays.
    pub human: bool,
    /// True if chance is used.
    pub seeded: bool,
    /// His promise on this table; `None` if he took over in mid-game, or the game began there, for then nothing is promised of the whole.
    pub promise: Option<Guarantee>,
}

impl SeatedPlayer {
    fn of<Strategy: ?Sized + Seated>(chosen: &Chosen<Strategy>, session: &Session, from_start: bool) -> SeatedPlayer {
        let entry = chosen.entry;
        let promise = (entry.promise)(session.game().zn()).filter(|_| from_start);
        let (id, name) = (chosen.id(), chosen.name());
        let Entry { about, claim, seeded, .. } = *entry;
        SeatedPlayer { id, name, about, claim, human: entry.is_human(), seeded, promise }
    }
}

/// The proved bounds on the rounds on one table, whoever plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Bounds {
    /// B(n): layer play has ended after so many rounds ([`magnus_derek::bounds`], Theorem 1).
    pub layer_play: u32,
    /// For multiples of 3: layer play has visited f*(n) positions after so many rounds, fewer than 5n/6 (Theorem 2).
    pub until_f_star: Option<u32>,
    /// No Magnus gets f*(n) positions in fewer rounds out of a good Derek, where more is proved than a round for each of them
    /// (Theorems 4 to 6).
    pub needed: Option<Guarantee>,
    /// The bound of the papers.
    pub papers: Guarantee,
}

impl Bounds {
    fn of(zn: Zn) -> Bounds {
        let n = zn.n();
        Bounds {
            layer_play: bounds::layer_play(zn),
            until_f_star: n.is_multiple_of(3).then(|| bounds::rounds_until_f_star(zn)),
            needed: lower_bound(zn),
            papers: paper_bound(zn),
        }
    }
}

/// The moment when the token entered the last class mod p that it had not been in, p the smallest odd prime factor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LostClass {
    /// The round.
    pub round: u32,
    /// The class.
    pub class: Coset,
}

impl LostClass {
    /// The moment in this game, if it has come. O(rounds).
    fn of(game: &Game) -> Option<LostClass> {
        let q = smallest_odd_prime_factor(game.zn().n())?;
        let mut entered = vec![false; q as usize];
        let mut left = q;
        for position in game.start() {
            left -= u32::from(!std::mem::replace(&mut entered[(position % q) as usize], true));
        }
        if left == 0 {
            // The position that was set up had no such class: nobody has lost one.
            return None;
        }
        (1..).zip(game.transcript()).find_map(|(round, played)| {
            let gamma = played.to % q;
            left -= u32::from(!std::mem::replace(&mut entered[gamma as usize], true));
            (left == 0).then_some(LostClass { round, class: Coset { gamma, q } })
        })
    }
}

/// Everything that the page shows of a table, whoever plays and whatever the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TableFacts {
    /// The largest magnitude.
    pub max_magnitude: u32,
    /// The rounds in which a good Magnus gets f*(n) positions: R(n) where it is known, otherwise the best bound that is
    /// proved.
    pub par: Guarantee,
    /// The proved bounds on the rounds on this table.
    pub bounds: Bounds,
    /// True if Derek plays for rounds alone, because Magnus gets all positions or all but one in any case.
    pub only_rounds_count: bool,
    /// True if exact values exist for tables of this size.
    pub solvable: bool,
    /// Megabytes of memory that solving takes at most, roughly; `None` if there are no exact values.
    pub solving_need: Option<u32>,
    /// True if the ranks of the positions are shown on tables of this size.
    pub rankable: bool,
    /// R(n), where it is computed or follows from a theorem.
    pub optimum: Option<u32>,
}

impl TableFacts {
    /// The facts of a table.
    #[must_use]
    pub fn of(zn: Zn) -> TableFacts {
        let solvable = exact::check_size(zn).is_ok();
        TableFacts {
            max_magnitude: zn.max_magnitude(),
            par: par(zn),
            bounds: Bounds::of(zn),
            only_rounds_count: zn.only_rounds_count(),
            solvable,
            solving_need: solvable.then(|| memory_need(zn, true).div_ceil(1_000_000) as u32),
            rankable: RANKED.check(zn.n()).is_ok(),
            optimum: known_rounds(zn.n()).or_else(|| bounds::rounds_without_waste(zn)),
        }
    }
}

/// Everything besides its [`GameState`] and the [`TableFacts`] that the page shows of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PositionFacts {
    /// The number of rounds in the line, those undone included.
    pub line_length: u32,
    /// All lines if there are several.
    pub lines: Vec<GameLine>,
    /// The comments on rounds of the line, those undone included.
    #[cfg(feature = "authoring")]
    pub comments: Vec<CommentedRound>,
    /// The position with which the game began; `None` for a whole game.
    #[cfg(feature = "authoring")]
    pub begun_position: Option<BegunPosition>,
    /// The last round played.
    pub last_round: Option<LastRound>,
    /// The landings of the waiting call, clockwise first.
    pub landings: Option<[Landing; 2]>,
    /// The witness pair of the token.
    pub pair: Option<WitnessPair>,
    /// The pair that the waiting call leads to; `None` unless both landings are nearer to A than the token.
    pub called: Option<WitnessPair>,
    /// Magnus's place in a longer plan.
    pub plan: Option<Plan>,
    /// The coset that the last layer is.
    pub last_layer: Option<Coset>,
    /// The reason why nothing more can be forced.
    pub end: Option<End>,
    /// The round that reached the last new position; 0 before the first.
    pub last_visit: u32,
    /// Once the game has ended with more than f*(n) visited: the moment at which Derek let it happen.
    pub last_class_lost: Option<LostClass>,
    /// True if a person may call a magnitude now: also after the end, as long as there is a position to hope for.
    pub may_call: bool,
    /// True if a person who plays Magnus has called in vain for some rounds, and needs a hint at what to look for.
    pub nudge: bool,
    /// True if a person may answer the waiting call now.
    pub may_answer: bool,
    /// True if undo has something to do.
    pub can_undo: bool,
    /// True if redo has something to do.
    pub can_redo: bool,
    /// True if step has something to do: rounds of the line, or a move by the computers.
    pub can_step: bool,
    /// True if a computer waits for the table to be solved; `Handle.resume` lets it move then.
    pub awaits_solution: bool,
    /// True if two computers would play on if the table were solved.
    pub would_play_on: bool,
    /// Magnus.
    pub magnus: SeatedPlayer,
    /// Derek.
    pub derek: SeatedPlayer,
    /// The seed.
    pub seed: u32,
}

impl PositionFacts {
    /// The facts of a session that the page shows.
    #[must_use]
    pub fn of(session: &Session) -> PositionFacts {
        let game = session.game();
        PositionFacts {
            line_length: game.line_length(),
            lines: GameLine::all(game),
            #[cfg(feature = "authoring")]
            comments: CommentedRound::all(session),
            #[cfg(feature = "authoring")]
            begun_position: BegunPosition::of(game),
            last_round: LastRound::of(game),
            landings: game.waiting_call().map(|call| Landing::both_landings(game, call.magnitude)),
            pair: WitnessPair::of(game, game.token()),
            called: WitnessPair::called_pair(game),
            plan: session.plan(),
            last_layer: game.layers().last(),
            end: game.end(),
            last_visit: last_visit(game),
            last_class_lost: game.end().and_then(|_| LostClass::of(game)),
            may_call: session.may_call(),
            nudge: session.has_called_in_vain(),
            may_answer: session.may_answer(),
            can_undo: session.can_undo(),
            can_redo: game.can_redo(),
            can_step: session.can_step(),
            awaits_solution: session.awaits_solution(),
            would_play_on: session.would_play_on(),
            magnus: SeatedPlayer::of(session.magnus(), session, session.has_magnus_played_all()),
            derek: SeatedPlayer::of(session.derek(), session, game.is_whole()),
            seed: session.seed(),
        }
    }
}
