//! Faults of a lesson, one sentence each.

use super::Refusal;
use super::attempt::Attempt;
use super::exercise::Exercise;
use super::figure::Figure;
use super::other_games::OtherGames;
use super::table::Table;
use super::task::Task;
use super::verdict::{Judged, Why};
use serde_json::Value;

const IN_LESSON: [&str; 9] = ["id", "number", "title", "summary", "result", "before", "source", "picture", "steps"];
const IN_STEP: [&str; 16] = [
    "id", "title", "after", "figure", "tables", "play", "text", "ask", "task", "hints", "wrong", "aha", "proof",
    "lecturer", "solution", "fails",
];

/// The faults of a lesson; none, if the list is empty. Its tasks are tried: unsolved, with the solution, and with every
/// wrong attempt. Costs what that does.
#[must_use]
pub fn problems(lesson: &Value, games: &dyn OtherGames) -> Vec<String> {
    let mut found = Vec::new();
    check_field_names(lesson, &IN_LESSON, "The lesson", &mut found);
    for name in ["id", "title", "summary"] {
        check_text(lesson, name, "The lesson", &mut found);
    }
    if field(lesson, "result").is_some() {
        check_text(lesson, "result", "The lesson", &mut found);
    }
    let steps = field(lesson, "steps").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    if steps.is_empty() {
        found.push("The lesson has no list “steps” with a step in it.".to_string());
    }
    let mut ids: Vec<&str> = Vec::new();
    let mut tasks: Vec<&str> = Vec::new();
    for (number, step) in (1..).zip(steps) {
        let id = field(step, "id").and_then(Value::as_str);
        let name = id.map_or(format!("Step {number}"), |id| format!("Step “{id}”"));
        if let Some(id) = id {
            if ids.contains(&id) {
                found.push(format!("{name} has the id of another step."));
            }
            ids.push(id);
        }
        let is_earlier = |after: &Value| after.as_str().is_some_and(|after| tasks.contains(&after));
        if field(step, "after").is_some_and(|after| !is_earlier(after)) {
            found.push(format!("{name}: “after” is no id of an earlier step with a task."));
        }
        if field(step, "task").is_some() {
            tasks.extend(id);
        }
        check_step(step, &name, games, &mut found);
    }
    found
}

/// The field with this name; `None` if there is none, or it is null, or this is no object.
fn field<'a>(object: &'a Value, name: &str) -> Option<&'a Value> {
    object.get(name).filter(|value| !value.is_null())
}

/// Reports the fields that nobody reads: they are slips.
fn check_field_names(object: &Value, names: &[&str], what: &str, found: &mut Vec<String>) {
    let Value::Object(fields) = object else {
        found.push(format!("{what} is no object with fields."));
        return;
    };
    for name in fields.keys().filter(|name| !names.contains(&name.as_str())) {
        found.push(format!("{what} has the field “{name}”, which is not known."));
    }
}

fn check_text(object: &Value, name: &str, what: &str, found: &mut Vec<String>) {
    if field(object, name).and_then(Value::as_str).is_none_or(str::is_empty) {
        found.push(format!("{what} has no text “{name}”."));
    }
}

fn check_step(step: &Value, name: &str, games: &dyn OtherGames, found: &mut Vec<String>) {
    check_field_names(step, &IN_STEP, name, found);
    for needed in ["id", "title"] {
        check_text(step, needed, name, found);
    }
    for list in ["text", "hints", "proof"] {
        let is_texts =
            |value: &Value| value.as_array().is_some_and(|list| list.iter().all(|one| one.as_str().is_some()));
        if field(step, list).is_some_and(|value| !is_texts(value)) {
            found.push(format!("{name}: “{list}” is no list of texts."));
        }
    }
    let figure = field(step, "figure").map(Figure::read);
    let figure = match figure {
        Some(Ok(figure)) => figure,
        Some(Err(error)) => return found.push(format!("{name}: {error}")),
        None if field(step, "task").is_none() => return,
        None => return found.push(format!("{name} has a task and no figure.")),
    };
    let table = match Table::of(&figure) {
        Ok(table) => table,
        Err(error) => return found.push(format!("{name}: the figure does not open. {error}")),
    };
    for other in field(step, "tables").and_then(Value::as_array).into_iter().flatten() {
        if let Err(error) =
            Figure::read(other).and_then(|other| Table::of(&other)).and_then(|other| other.prices().map(drop))
        {
            found.push(format!("{name}: one of “tables” does not open. {error}"));
        }
    }
    let task = match field(step, "task").map(Task::read) {
        Some(Ok(task)) => task,
        Some(Err(error)) => return found.push(format!("{name}: {error}")),
        None => {
            for useless in ["ask", "hints", "wrong", "aha", "solution", "fails"] {
                if useless != "aha" && field(step, useless).is_some() {
                    found.push(format!("{name} has “{useless}”, but no task."));
                }
            }
            return;
        }
    };
    for needed in ["ask", "aha"] {
        check_text(step, needed, name, found);
    }
    let exercise = Exercise::on(table, task);
    let task = exercise.task();
    let check = |attempt: &Attempt| exercise.check(attempt, None, games);
    check_words(task, &check, step, name, found);
    if let Task::Choose(choose) = task {
        match choose.problem(exercise.table(), games) {
            Ok(problem) => found.extend(problem.map(|problem| format!("{name}: {problem}."))),
            Err(error) => found.push(format!("{name}: {error}")),
        }
    }
    try_task(task, &figure, &check, step, name, found);
}

/// The verdict on an attempt at the task of a step.
type Check<'a> = &'a dyn Fn(&Attempt) -> Result<Judged, Refusal>;

/// The words for mistakes are for mistakes that can be made, and the names in braces are those of facts.
fn check_words(task: &Task, check: Check, step: &Value, name: &str, found: &mut Vec<String>) {
    let Some(Value::Object(wrong)) = field(step, "wrong") else { return };
    for (key, words) in wrong {
        if let Some(problem) = why_never_said(task, check, step, key) {
            found.push(format!("{name}: “wrong” has words for {problem}."));
        }
        let Some(words) = words.as_str() else {
            found.push(format!("{name}: the words for “{key}” are no text."));
            continue;
        };
        for part in words.split('{').skip(1) {
            let fact = part.split('}').next().unwrap_or_default();
            if !Why::FACTS.contains(&fact) {
                found.push(format!("{name}: the words for “{key}” have {{{fact}}}, which is no fact of a verdict."));
            }
        }
    }
}

/// The reason why the words with this key are said to no answer.
fn why_never_said(task: &Task, check: Check, step: &Value, key: &str) -> Option<String> {
    let whys = task.reason_words();
    if whys.contains(&key) {
        // Readers type whole numbers from 0 up.
        let least = key == "low" && is_solution(task, check, step, 0);
        return least.then(|| "“low”, but the answer is 0, the lowest number".to_string());
    }
    let value = key.parse::<i32>().ok().filter(|value| *value >= 0 && value.to_string() == key);
    match (task, value) {
        (Task::Choose(choose), Some(value)) if value as usize >= choose.options.len() => {
            Some(format!("option {key}, but there are {}, from 0", choose.options.len()))
        }
        (Task::Number(_) | Task::Choose(_), Some(value)) => {
            is_solution(task, check, step, value).then(|| format!("{key}, which is the right answer"))
        }
        _ => {
            let answers = matches!(task, Task::Number(_) | Task::Choose(_));
            let answers = if answers { ", or wrong answers such as “7”" } else { "" };
            Some(format!("“{key}”, which is never said of this task: it knows {}{answers}", whys.join(", ")))
        }
    }
}

/// True if this number, or option, is right; with the game of the solution, if it is counted in one.
fn is_solution(task: &Task, check: Check, step: &Value, value: i32) -> bool {
    let solution = field(step, "solution").and_then(|solution| Attempt::read(solution).ok());
    let game = solution.and_then(|solution| solution.game);
    let attempt = match task {
        Task::Choose(_) => Attempt { option: Some(value as u32), ..Attempt::default() },
        _ => Attempt { number: Some(value), game, ..Attempt::default() },
    };
    check(&attempt).is_ok_and(|judged| judged.is_done())
}

/// Tries the task unsolved, with its solution and with its wrong attempts.
fn try_task(task: &Task, figure: &Figure, check: Check, step: &Value, name: &str, found: &mut Vec<String>) {
    let verdict = |attempt: &Value| -> Result<Judged, Refusal> { check(&Attempt::read(attempt)?) };
    for attempt in untried_attempts(task, figure) {
        match check(&attempt) {
            Ok(judged) if judged.is_done() => found.push(format!("{name}: the task is done before anything is.")),
            Ok(judged) if judged.is_failed() && (attempt.game.is_some() || matches!(task, Task::Pay(_))) => {
                found.push(format!("{name}: the task cannot be done from this figure ({}).", word(&judged)));
            }
            _ => {}
        }
    }
    match field(step, "solution").map(&verdict) {
        None => found.push(format!("{name} has a task and no “solution”.")),
        Some(Err(error)) => found.push(format!("{name}: the solution is refused. {error}")),
        Some(Ok(judged)) if judged.is_done() => {}
        Some(Ok(judged)) => found.push(format!("{name}: the solution does not pass ({}).", word(&judged))),
    }
    let fails = field(step, "fails").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    if fails.is_empty() {
        found.push(format!("{name} has a task and no list “fails” of wrong attempts."));
    }
    for (number, fail) in (1..).zip(fails) {
        let wanted = field(fail, "why").and_then(Value::as_str).unwrap_or_default();
        match field(fail, "attempt").map(&verdict) {
            None => found.push(format!("{name}: wrong attempt {number} has no “attempt”.")),
            Some(Err(error)) => found.push(format!("{name}: wrong attempt {number} is refused. {error}")),
            Some(Ok(judged)) if judged.is_done() => found.push(format!("{name}: wrong attempt {number} passes.")),
            Some(Ok(judged)) if judged.why().is_some_and(|why| !task.reason_words().contains(&&*why.word())) => {
                found.push(format!(
                    "{name}: wrong attempt {number} is “{}”, a word that its kind of task does not list.",
                    word(&judged)
                ));
            }
            Some(Ok(judged)) if word(&judged) != wanted => {
                found.push(format!(
                    "{name}: wrong attempt {number} is said to be “{wanted}”, but it is “{}”.",
                    word(&judged)
                ));
            }
            Some(Ok(_)) => {}
        }
    }
}

/// The attempts before anything is done.
fn untried_attempts(task: &Task, figure: &Figure) -> Vec<Attempt> {
    let positions = |positions: Vec<u32>| Attempt { positions: Some(positions), ..Attempt::default() };
    match task {
        Task::Answers(_) | Task::Reach(_) | Task::Finish(_) | Task::Hold(_) => {
            vec![Attempt { game: Some(figure.game.clone()), ..Attempt::default() }]
        }
        Task::Mark(_) | Task::Place(_) | Task::Shield(_) => {
            vec![positions(Vec::new()), positions(figure.mark.clone().unwrap_or_default())]
        }
        Task::Sequence(_) | Task::Pay(_) => vec![Attempt { magnitudes: Some(Vec::new()), ..Attempt::default() }],
        Task::Beat(task) => vec![Attempt { game: Some(task.game.clone()), ..Attempt::default() }],
        Task::Call(_) | Task::Number(_) | Task::Choose(_) | Task::Keep(_) | Task::Safe(_) => Vec::new(),
    }
}

/// A reason as lessons write it.
fn word(judged: &Judged) -> String {
    judged.why().map_or("not yet".to_string(), Why::word)
}
