//! The colours of a picture against mixing light cell by cell, and a picture in slices against the one that came at once.

use crate::seated::seated;
use magnus_derek::layers::NEVER;
use magnus_derek::zn::Zn;
use magnus_derek_table::session::Session;
use magnus_derek_table::space_time::{Colouring, KINDS, Palette, Picture, Viewport};
use proptest::prelude::*;

/// The light of an sRGB byte, 0 to 1, as the standard writes it.
fn light(byte: u8) -> f64 {
    let value = f64::from(byte) / 255.0;
    if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}

fn byte(light: f64) -> f64 {
    255.0 * if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 }
}

proptest! {
    #[test]
    fn a_cell_has_the_light_of_its_shares(
        rgb in proptest::collection::vec(any::<u8>(), 27),
        shares in proptest::collection::vec(prop_oneof![Just(0u8), 1u8..255], 9),
    ) {
        prop_assume!(shares.iter().any(|&share| share > 0));
        let pixel = Palette::new(&rgb).pixels(&shares);
        let sum: f64 = shares.iter().copied().map(f64::from).sum();
        for part in 0..3 {
            let total: f64 = shares.iter().zip(rgb.chunks(3)).map(|(&share, rgb)| f64::from(share) * light(rgb[part])).sum();
            let expected = byte(total / sum);
            prop_assert!((f64::from(pixel[part]) - expected).abs() <= 1.0, "{pixel:?} for {expected}");
        }
        prop_assert_eq!((pixel.len(), pixel[3]), (4, 255));
    }
}

#[test]
fn a_full_share_is_the_colour_itself_and_half_black_with_half_white_is_the_grey_of_that_light() {
    let palette = Palette::new(&[0, 0, 0, 255, 255, 255, 1, 2, 3]);
    let pixels = palette.pixels(&[255, 0, 0, 0, 255, 0, 0, 0, 255, 128, 127, 0]);
    assert_eq!(pixels[..12], [0, 0, 0, 255, 255, 255, 255, 255, 1, 2, 3, 255]);
    assert!(pixels[12].abs_diff(188) <= 1 && pixels[12..15] == [pixels[12]; 3] && pixels[15] == 255);
    // Nothing that comes from outside makes it panic.
    assert_eq!(Palette::new(&[1, 2]).pixels(&[1, 2, 3]).len() % 4, 0);
    assert_eq!(palette.pixels(&[0, 0, 0]), [0, 0, 0, 255]);
}

const N: u32 = 67;
const WHOLE: [u32; 2] = [0, N];

/// A game to its end, its picture with nothing shown, and its rounds.
fn picture_of_game() -> (Session, Picture, u32) {
    let mut session = seated(67, "layers", "hoarder", 7).expect("legal");
    while session.can_step() {
        session.step().expect("can step");
    }
    let route: Vec<u32> = session.game().transcript().map(|round| round.to).collect();
    let mut picture = Picture::new(Zn::new(N).expect("legal"));
    picture.extend(0, &route).expect("legal");
    (session, picture, route.len() as u32)
}

/// Kind k has red k + `shift`.
fn colours(kinds: usize, shift: u8) -> Vec<u8> {
    (0..kinds as u8).flat_map(|kind| [kind + shift, 0, 0]).collect()
}

fn show(picture: &mut Picture, places: [u32; 2], rounds: u32, shift: u8) {
    let viewport = Viewport { p: 1, places, rounds: [0, rounds] };
    picture.show(Colouring::Layers, viewport, [N, 50], &colours(KINDS, shift)).expect("legal");
}

/// Number of rows computed until all are known.
fn count_computed_rows(picture: &mut Picture) -> u32 {
    let missing = picture.shown().is_some_and(|shown| shown.share < 1.0);
    let mut count = u32::from(missing);
    while picture.advance() {
        count += 1;
    }
    count
}

#[test]
fn rows_that_are_known_are_not_computed_again() {
    let (_, mut picture, rounds) = picture_of_game();
    show(&mut picture, WHOLE, rounds, 0);
    let rows = picture.shown().expect("shown").window.rows;
    assert!(picture.pixels().iter().all(|&byte| byte == 0), "no row is known");
    assert_eq!(count_computed_rows(&mut picture), rows);
    let whole = picture.pixels();
    assert_eq!((picture.shown().expect("shown").share, picture.advance()), (1.0, false));
    // Other colours need no layers, and first visits do not drive them out. Other columns do.
    show(&mut picture, WHOLE, rounds, 100);
    assert_eq!(count_computed_rows(&mut picture), 0);
    assert!(picture.pixels().iter().step_by(4).all(|&red| red >= 100));
    let viewport = Viewport { p: 1, places: WHOLE, rounds: [0, rounds] };
    picture.show(Colouring::Visits, viewport, [N, 50], &colours(3, 0)).expect("legal");
    assert_eq!(picture.shown().expect("shown").share, 1.0);
    show(&mut picture, WHOLE, rounds, 0);
    assert_eq!((count_computed_rows(&mut picture), picture.pixels() == whole), (0, true));
    show(&mut picture, [0, 20], rounds, 0);
    assert_eq!(count_computed_rows(&mut picture), rows);
    // Rounds that were played otherwise are forgotten.
    picture.extend(rounds / 2, &[1, 2, 3]).expect("legal");
    assert_eq!((picture.shown(), picture.pixels()), (None, Vec::new()));
    show(&mut picture, [0, 20], rounds, 0);
    assert!((1..rows).contains(&count_computed_rows(&mut picture)));
}

#[test]
fn the_first_rows_are_spread_over_the_whole_picture_and_the_others_look_like_those_above() {
    let (_, mut picture, rounds) = picture_of_game();
    show(&mut picture, WHOLE, rounds, 0);
    let rows = picture.shown().expect("shown").window.rows as usize;
    count_computed_rows(&mut picture);
    let whole = picture.pixels();
    let width = 4 * N as usize;
    show(&mut picture, [0, N - 1], rounds, 0);
    show(&mut picture, WHOLE, rounds, 0);
    // The first three of four quarters.
    let quarter = rows.next_power_of_two() / 4;
    assert!(rows > 3 * quarter);
    for _ in 0..3 {
        picture.advance();
    }
    let pixels = picture.pixels();
    for row in 0..rows {
        let known = (row / quarter).min(2) * quarter;
        assert!(pixels[row * width..][..width] == whole[known * width..][..width], "row {row}");
    }
}

#[test]
fn the_picture_of_layers_has_the_colours_of_the_depths_of_the_game_round_by_round() {
    let (mut session, mut picture, rounds) = picture_of_game();
    let viewport = Viewport { p: 1, places: WHOLE, rounds: [0, rounds] };
    picture.show(Colouring::Layers, viewport, [N, 1000], &colours(KINDS, 0)).expect("legal");
    count_computed_rows(&mut picture);
    let shown = picture.shown().expect("shown");
    assert_eq!(shown.ends, (1..=rounds).collect::<Vec<_>>());
    let pixels = picture.pixels();
    let mut present = [false; KINDS];
    for (&end, row) in shown.ends.iter().zip(pixels.chunks(4 * N as usize)) {
        session.go_to(end).expect("legal");
        for (&depth, pixel) in session.game().layers().depths().iter().zip(row.chunks(4)) {
            let kind = if depth == NEVER { 8 } else { depth.min(7) };
            assert_eq!(pixel, [kind, 0, 0, 255]);
            present[usize::from(kind)] = true;
        }
    }
    assert_eq!(shown.present, present);
}

#[test]
fn each_kind_needs_its_colour() {
    let (_, mut picture, rounds) = picture_of_game();
    let viewport = Viewport { p: 1, places: WHOLE, rounds: [0, rounds] };
    let refused = picture.show(Colouring::Layers, viewport, [N, 50], &colours(3, 0)).expect_err("refused");
    assert!(refused.to_string().starts_with("The number of colours must be"));
}
