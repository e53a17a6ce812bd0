//! Roles of the classes for the players, against the plan and a walk over all positions.

use crate::seated::seated;
use magnus_derek::layers::Layers;
use magnus_derek::magnus::plan::LevelProcedure;
use magnus_derek::position_set::PositionSet;
use magnus_derek::zn::Direction;
use magnus_derek_table::view::{Band, ClassRole, bands, inner_table};

/// The role of position z for Magnus, from the innermost level that has classes; `None` outside of that level.
fn role(level: (u32, u32, &LevelProcedure), z: u32) -> Option<ClassRole> {
    let (gamma, q, procedure) = level;
    let LevelProcedure::Phase { p, here, gamma: left, targets, .. } = procedure else { unreachable!("chosen by this") };
    // The members of the level are γ, γ + q, γ + 2q, …: member number i lies in class i mod p.
    let number = (0..).take_while(|i| gamma + i * q <= z).find(|i| gamma + i * q == z)?;
    let local = number % p;
    Some(match local {
        _ if local == *here => ClassRole::Here,
        _ if Some(local) == *left => ClassRole::Gamma,
        _ if targets.contains(&local) => ClassRole::Target,
        _ => ClassRole::Other,
    })
}

#[test]
fn every_position_of_the_level_is_in_the_band_of_its_role_and_the_inner_table_has_the_same_roles() {
    let mut seen = Vec::new();
    for (n, derek) in [(45, "protector"), (45, "random"), (75, "fewest-ways"), (50, "random")] {
        let mut session = seated(n, "two-phase", derek, 3).expect("legal");
        while session.can_step() {
            session.step().expect("can step");
            let plan = session.plan().expect("a two-phase Magnus has one");
            let phase = plan.levels.iter().rev().find(|level| matches!(level.procedure, LevelProcedure::Phase { .. }));
            let found = bands(&session);
            let Some(level) = phase else {
                assert!(inner_table(&session).is_none());
                assert!(found.iter().all(|band| band.role == ClassRole::Kept), "{found:?}");
                continue;
            };
            let known = (level.class.gamma, level.class.q, &level.procedure);
            for z in 0..n {
                let band = found.iter().filter(|band| band.positions.contains(&z)).map(|band| band.role);
                assert_eq!(band.collect::<Vec<_>>(), role(known, z).into_iter().collect::<Vec<_>>(), "n = {n}, {z}");
            }
            assert!(found.iter().all(|Band { positions, .. }| !positions.is_empty() && positions.is_sorted()));
            let LevelProcedure::Phase { p, targets, .. } = &level.procedure else { unreachable!("chosen by this") };
            let inner = inner_table(&session).expect("a table of classes");
            let layers = Layers::of(&PositionSet::of(*p, targets.iter().copied()));
            assert_eq!(inner.classes.len() as u32, *p);
            for (local, class) in (0..).zip(&inner.classes) {
                assert_eq!(Some(class.role), role(known, level.class.gamma + local * level.class.q));
                assert_eq!(class.depth, layers.depth(local));
            }
            assert!(inner.steps.is_empty(), "no call waits between two computers");
            seen.extend(found.iter().map(|band| band.role));
        }
    }
    for role in [ClassRole::Here, ClassRole::Gamma, ClassRole::Target, ClassRole::Other] {
        assert!(seen.contains(&role), "{role:?} was there");
    }
}

#[test]
fn a_call_that_travels_between_classes_says_where_it_leads_on_the_inner_table() {
    let mut session = seated(45, "two-phase", "human", 3).expect("legal");
    let mut travelled = 0;
    for round in 0..20 {
        let game = session.game();
        let call = game.waiting_call().expect("Magnus has called");
        if let Some(inner) = inner_table(&session).filter(|inner| !inner.steps.is_empty()) {
            let level = session
                .plan()
                .expect("a plan")
                .levels
                .into_iter()
                .rfind(|level| matches!(level.procedure, LevelProcedure::Phase { .. }));
            let q = level.expect("a level").class.q;
            let (n, token, by) = (45, game.token(), call.magnitude);
            let p = inner.classes.len() as u32;
            assert_eq!(inner.steps, [(token + by) % n, (token + n - by) % n].map(|z| z / q % p));
            travelled += 1;
        }
        session.answer(Direction::BOTH[usize::from(round % 3 == 0)]).expect("legal");
        if session.game().waiting_call().is_none() {
            break;
        }
    }
    assert!(travelled > 3);
}

#[test]
fn without_a_plan_the_class_is_shown_that_derek_keeps() {
    let mut session = seated(45, "layers", "protector", 3).expect("legal");
    assert_eq!((bands(&session), inner_table(&session)), (Vec::new(), None));
    let mut kept = 0;
    while session.can_step() {
        session.step().expect("can step");
        for Band { role, positions } in bands(&session) {
            assert_eq!((role, positions.len()), (ClassRole::Kept, 15));
            assert!(positions.iter().all(|z| z % 3 == positions[0]));
            kept += 1;
        }
    }
    assert!(kept > 3);
    let prime = seated(13, "layers", "protector", 3).expect("legal");
    assert_eq!(bands(&prime), []);
}
