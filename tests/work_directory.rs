//! R(n) through files: the same as in memory, after every stop, and nothing lost to a full disk or a wrong directory.

use crate::oracle::table;
use magnus_derek::solver::Refusal;
use magnus_derek::solver::disk::{Folder, Plan, RankFacts, Storage, WorkDirectory, checksum};
use magnus_derek::solver::{Aim, Order, Solution, known_rounds};
use magnus_derek_table::known::KnownTables;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::io;
use std::ops::ControlFlow;

/// Files in memory, of which only so many more can be written.
#[derive(Debug, Default)]
struct Shelf {
    files: RefCell<BTreeMap<String, Vec<u8>>>,
    room: Cell<Option<usize>>,
}

impl Storage for &Shelf {
    fn names(&self) -> io::Result<Vec<String>> {
        Ok(self.files.borrow().keys().cloned().collect())
    }

    fn read(&self, name: &str, from: u64, length: u64) -> io::Result<Vec<u8>> {
        let files = self.files.borrow();
        let file = files.get(name).ok_or(io::ErrorKind::NotFound)?;
        Ok(file.iter().skip(from as usize).take(length as usize).copied().collect())
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        if let Some(room) = self.room.get() {
            self.room.set(Some(room.checked_sub(1).ok_or(io::ErrorKind::StorageFull)?));
        }
        self.files.borrow_mut().insert(name.to_string(), bytes.to_vec());
        Ok(())
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.files.borrow_mut().remove(name).map(|_| ()).ok_or(io::ErrorKind::NotFound.into())
    }
}

/// Buckets so small that every rank has many files and every set is merged from several.
fn tiny(order: Order) -> Plan {
    Plan { order, bucket_bits: 3, exits_at_once: 300, bytes_at_once: 200 }
}

fn work(n: u32, plan: Plan, shelf: &Shelf) -> Result<WorkDirectory<&Shelf>, Refusal> {
    WorkDirectory::open(table(n), plan, shelf)
}

fn rounds(n: u32, plan: Plan, shelf: &Shelf) -> Result<u32, Refusal> {
    work(n, plan, shelf)?.rounds(&mut |_| ControlFlow::Continue(()))
}

/// The part of the result that depends neither on time nor on how the work was divided.
fn facts(n: u32, plan: Plan, shelf: &Shelf) -> Vec<RankFacts> {
    let ranks = work(n, plan, shelf).unwrap().ranks().unwrap();
    ranks.into_iter().map(|rank| RankFacts { seconds: 0.0, bytes: 0, ..rank }).collect()
}

#[test]
fn the_checksums_that_the_lab_shows_are_those_of_the_files_however_the_work_is_divided() {
    for known in KnownTables::get().tables.iter().take_while(|known| known.n <= 18) {
        for plan in [tiny(Order::First), Plan::for_table(table(known.n), Order::First)] {
            let shelf = Shelf::default();
            rounds(known.n, plan, &shelf).unwrap();
            let sum = checksum(&work(known.n, plan, &shelf).unwrap().ranks().unwrap());
            assert_eq!(known.checksum, Some(format!("{sum:016x}")), "n = {}", known.n);
        }
    }
}

#[test]
fn r_of_n_through_files_is_that_of_the_table_in_both_orders() {
    for (n, order) in (2_u32..=18).chain([20, 21, 23]).flat_map(|n| [(n, Order::First), (n, Order::Second)]) {
        let shelf = Shelf::default();
        let plan = Plan {
            exits_at_once: 300 << n.saturating_sub(17),
            bytes_at_once: 200 << n.saturating_sub(17),
            ..tiny(order)
        };
        assert_eq!(rounds(n, plan, &shelf).ok(), known_rounds(n), "n = {n}, {order:?}");
        if n == 18 {
            let most = (1..n)
                .map(|rank| shelf.files.borrow().keys().filter(|name| name.starts_with(&format!("{rank:02}"))).count());
            assert!(most.max() > Some(4), "several files a rank");
        }
    }
}

#[test]
fn every_state_has_in_the_files_the_value_that_it_has_in_memory() {
    for (n, order) in [(11, Order::First), (12, Order::Second), (13, Order::First), (13, Order::Second)] {
        let (shelf, solution) =
            (Shelf::default(), Solution::solve(table(n), Aim::FStar, 1, &mut |_| ControlFlow::Continue(())).unwrap());
        let work = work(n, tiny(order), &shelf).unwrap();
        work.rounds(&mut |_| ControlFlow::Continue(())).unwrap();
        for visited in (1..1_u64 << n).step_by(2).filter(|visited| visited.count_ones() < table(n).f_star()) {
            assert_eq!(work.value(visited, 0).unwrap(), solution.value(visited, 0), "n = {n}, {visited:b}");
        }
    }
}

#[test]
fn the_checksums_of_the_ranks_do_not_depend_on_how_the_work_was_divided_nor_their_sizes_on_its_order() {
    let (one, other, second) = (Shelf::default(), Shelf::default(), Shelf::default());
    let whole = Plan::for_table(table(19), Order::First);
    for (plan, shelf) in [(tiny(Order::First), &one), (whole, &other), (tiny(Order::Second), &second)] {
        rounds(19, plan, shelf).unwrap();
    }
    let (first, second) = (facts(19, whole, &other), facts(19, tiny(Order::Second), &second));
    assert_eq!(facts(19, tiny(Order::First), &one), first);
    let mut compared = 0;
    for (one, two) in first.iter().zip(&second).filter(|(one, two)| one.usual == two.usual) {
        assert_eq!((one.visited, one.sets, one.uncovered), (two.visited, two.sets, two.uncovered));
        compared += 1;
    }
    assert!(compared > 10, "{compared}");
}

#[test]
fn a_run_that_is_stopped_again_and_again_ends_with_the_same_ranks() {
    let (whole, stopped) = (Shelf::default(), Shelf::default());
    let plan = tiny(Order::First);
    rounds(15, plan, &whole).unwrap();
    let (mut stops, mut before) = (0, 0);
    let found = loop {
        // Each time it is let go a little farther, so that it stops in every rank, between exits and between sets.
        let mut left = 9;
        let result = work(15, plan, &stopped).unwrap().rounds(&mut |_| {
            left -= 1;
            if left > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        match result {
            Err(Refusal::Stopped) => stops += 1,
            other => break other,
        }
        // Files are only ever replaced by the rank that they lead to.
        let there = stopped.files.borrow().len();
        assert!(there > 0 && stops < 500, "{before} {there}");
        before = there;
    };
    assert_eq!(found.ok(), known_rounds(15));
    assert!(stops > 10, "{stops}");
    assert_eq!(facts(15, plan, &stopped), facts(15, plan, &whole));
}

#[test]
fn a_full_disk_gets_a_sentence_and_loses_nothing() {
    let (whole, full) = (Shelf::default(), Shelf::default());
    let plan = tiny(Order::First);
    rounds(13, plan, &whole).unwrap();
    let mut refusals = 0;
    loop {
        full.room.set(Some(5));
        match rounds(13, plan, &full) {
            Ok(found) => break assert_eq!(Some(found), known_rounds(13)),
            Err(error) => {
                let told = error.to_string();
                assert!(told.starts_with("The work directory cannot be written: "), "{told}");
                assert!(told.ends_with("What is there stays good, and the same command goes on from it."), "{told}");
            }
        }
        refusals += 1;
        assert!(refusals < 200);
    }
    assert!(refusals > 5);
    assert_eq!(facts(13, plan, &full), facts(13, plan, &whole));
}

#[test]
fn a_damaged_file_is_named_and_made_again_once_it_is_removed() {
    let shelf = Shelf::default();
    let plan = tiny(Order::First);
    rounds(13, plan, &shelf).unwrap();
    let before = facts(13, plan, &shelf);
    let names: Vec<String> = shelf.files.borrow().keys().filter(|name| *name != "table").cloned().collect();
    let mut noticed = 0;
    for name in names {
        let bytes = shelf.files.borrow()[&name].clone();
        // In the head, in the pieces, and cut off.
        let flipped = |at: usize| bytes.iter().enumerate().map(|(index, byte)| byte ^ u8::from(index == at)).collect();
        let damages: [Vec<u8>; 4] =
            [flipped(9), flipped(bytes.len() - 1), bytes[..bytes.len() - 1].to_vec(), Vec::new()];
        for damage in damages {
            shelf.files.borrow_mut().insert(name.clone(), damage);
            let work = work(13, plan, &shelf).unwrap();
            let read = work.rounds(&mut |_| ControlFlow::Continue(())).and_then(|_| work.sample(40, 1));
            if let Err(error) = read {
                let told = error.to_string();
                assert!(
                    told.starts_with(&format!("The work directory has a damaged file, {name}. If it is removed")),
                    "{told}"
                );
                noticed += 1;
            }
            shelf.files.borrow_mut().remove(&name);
            assert_eq!(rounds(13, plan, &shelf).ok(), known_rounds(13), "{name}");
            assert_eq!(facts(13, plan, &shelf), before, "{name}");
        }
    }
    assert!(noticed > 50, "{noticed}");
}

#[test]
fn a_directory_of_something_else_is_refused_in_a_sentence_and_left_alone() {
    let plan = tiny(Order::First);
    let shelf = Shelf::default();
    rounds(9, plan, &shelf).unwrap();
    let before = shelf.files.borrow().clone();
    let told = |n: u32, order: Order| work(n, tiny(order), &shelf).unwrap_err().to_string();
    assert_eq!(told(10, Order::First), r#"The work directory is of another run: it says "n = 9" and not "n = 10"."#);
    assert_eq!(
        told(9, Order::Second),
        r#"The work directory is of another run: it says "order = First" and not "order = Second"."#
    );
    assert_eq!(*shelf.files.borrow(), before);
    (&shelf).write("table", b"magnus-derek ranks, version 2\nn = 9\n").unwrap();
    assert!(told(9, Order::First).starts_with("The work directory was written by another version: it says"));
    (&shelf).write("table", b"\xff").unwrap();
    assert!(told(9, Order::First).starts_with("The work directory was written by another version: it says"));
    (&shelf).remove("table").unwrap();
    let files = shelf.files.borrow().len();
    assert!(told(9, Order::First).starts_with("The work directory holds something else, such as 0"));
    assert_eq!(shelf.files.borrow().len(), files);
}

#[test]
fn games_from_the_files_take_r_of_n_rounds_and_a_wrong_value_is_found() {
    let shelf = Shelf::default();
    let work = work(17, tiny(Order::Second), &shelf).unwrap();
    assert!(work.sample(1, 1).unwrap_err().to_string().contains("does not have the sets of 1 positions yet"));
    let r = work.rounds(&mut |_| ControlFlow::Continue(())).unwrap();
    let sampled = work.sample(60, 7).unwrap();
    let (magnus, derek) = (sampled.magnus.unwrap(), sampled.derek.unwrap());
    assert_eq!((sampled.lines, magnus.1, derek.0), (60, r, r));
    assert!(magnus.0 < r && derek.1 > r, "who errs pays for it");
}

#[test]
fn a_folder_holds_one_run_at_a_time_and_keeps_its_files() {
    let path = std::env::temp_dir().join(format!("magnus-derek-{}", std::process::id()));
    let open = || {
        Folder::open(&path)
            .map(|folder| WorkDirectory::open(table(12), Plan::for_table(table(12), Order::First), folder).unwrap())
    };
    let work = open().unwrap();
    assert_eq!(Folder::open(&path).unwrap_err().to_string(), "another run works there");
    assert_eq!(work.rounds(&mut |_| ControlFlow::Continue(())).ok(), known_rounds(12));
    drop(work);
    assert_eq!(open().unwrap().sample(9, 1).unwrap().lines, 9);
    std::fs::remove_dir_all(&path).unwrap();
}
