//! Theorem 7: no waste on 2^a·3^b. Its inequalities over the known values, and what can be forced without a wasted round by solving every set.

use crate::oracle::table;
use magnus_derek::solver::known_rounds;

/// w(n), the rounds that must be wasted for f*(n) positions, where R(n) is known.
fn waste(n: u32) -> Option<u32> {
    Some(known_rounds(n)? + 1 - table(n).f_star())
}

#[test]
fn doubling_never_adds_waste_and_tripling_keeps_none_wherever_r_of_n_is_known() {
    let mut compared = 0;
    for n in 2..=20 {
        if let (Some(half), Some(whole)) = (waste(n), waste(2 * n)) {
            assert!(whole <= half, "n = {n}");
            compared += 1;
        }
    }
    for n in (2..=13).filter(|&n| waste(n) == Some(0)) {
        assert_eq!(waste(3 * n), Some(0), "n = {n}");
        compared += 1;
    }
    assert!(compared >= 24, "{compared}");
    assert_eq!([2, 4, 8, 16, 32, 3, 6, 9, 12, 18, 24, 27, 36].map(waste), [Some(0); 13]);
}

/// True if Magnus can visit so many positions with every round new. Bit d of a set stands for the position d steps clockwise of the token, which
/// has bit 0; so a set and its token are one number. From the sets with enough members down to the start.
fn forced_without_waste(n: u32, positions: u32) -> bool {
    let all = (1_u32 << n) - 1;
    let turned = |set: u32, by: u32| (set >> by | set << (n - by)) & all;
    let new_and_won =
        |won: &[bool], set: u32, by: u32| set >> by & 1 == 0 && won[((turned(set, by) | 1) >> 1) as usize];
    let mut won = vec![false; 1 << (n - 1)];
    // Adding a position makes a set of one more member, so sets of one size depend on those of the next.
    for members in (1..=positions).rev() {
        for half in 0..1_u32 << (n - 1) {
            if half.count_ones() + 1 == members {
                let set = half << 1 | 1;
                won[half as usize] = members == positions
                    || (1..=n / 2).any(|l| new_and_won(&won, set, l) && new_and_won(&won, set, n - l));
            }
        }
    }
    won[0]
}

#[test]
#[ignore = "takes long"]
fn two_thirds_can_be_forced_without_waste_on_every_table_to_25_but_5() {
    let two_thirds = |m: u32| forced_without_waste(m, (2 * m).div_ceil(3));
    let others: Vec<u32> = (2..=25).filter(|&m| !two_thirds(m)).collect();
    assert_eq!(others, [5]);
}

#[test]
fn without_waste_the_most_positions_on_small_primes_are_3_5_8_9_12_and_14() {
    for (p, most) in [(5, 3), (7, 5), (11, 8), (13, 9), (17, 12), (19, 14)] {
        assert!(forced_without_waste(p, most) && !forced_without_waste(p, most + 1), "p = {p}");
    }
}
