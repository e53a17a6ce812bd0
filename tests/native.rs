//! All tests of the core in one program: it is linked once, and what takes long runs beside what does not.
//!
//! Tests of a second and more are ignored as "takes long", so that `./build.sh check` leaves them out; `./build.sh test` runs them all.
#![cfg(not(target_arch = "wasm32"))]

mod examples;
mod lessons;
mod links;
mod oracle;
mod piles;
mod seated;

mod announced_derek;
mod announced_example;
mod announced_magnus;
mod announced_view;
mod averaging;
mod bounds;
mod by_position;
mod certificate_example;
mod comments;
mod companion_dominoes;
mod companion_multivision;
mod companion_multivision_writing;
mod companion_number_game;
mod companion_session;
mod companions_example;
mod damaged_link;
mod endgame;
mod exact_example;
mod example_output;
mod explorer;
mod faster_than_log;
mod game;
mod known;
mod ladder;
mod large_layers;
mod layer_play_lemmas;
mod layers;
mod lazy_layers;
mod lesson_answers;
mod lesson_beat;
mod lesson_call;
mod lesson_finish;
mod lesson_game;
mod lesson_mark;
mod lesson_number;
mod lesson_pay;
mod lesson_place;
mod lesson_problems;
mod lesson_quantities;
mod lesson_reach;
mod lesson_refusals;
mod lesson_sequence;
mod link;
mod lost_rounds;
mod lower_bound_lemmas;
mod nearly_every_round;
mod outlast;
mod pair_counts;
mod parse;
mod perfect;
mod play_example;
mod position_set;
mod practice;
mod random_play;
mod ranks;
mod rules;
mod session;
mod set_up;
mod solver;
mod space_time;
mod space_time_picture;
mod strategies;
mod structure;
mod tournament;
mod tree;
mod tripling;
mod view_called;
mod view_classes;
mod without_waste;
mod work_directory;
mod worst;
mod zn;

#[test]
fn every_file_of_tests_is_a_module_here() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
    let own = include_str!("native.rs");
    for entry in std::fs::read_dir(folder).expect("the folder of this file") {
        let name = entry.expect("a readable folder").file_name();
        let name = name.to_string_lossy();
        let Some(module) = name.strip_suffix(".rs") else { continue };
        assert!(["native", "wasm"].contains(&module) || own.contains(&format!("\nmod {module};\n")), "{name}");
    }
}
