//! Results computed in advance, as data.

use magnus_derek::solver::known_rounds;
use magnus_derek::zn::Zn;
use magnus_derek_table::known::tables;

#[test]
fn every_solved_table_is_listed_with_its_own_values() {
    let tables = tables();
    assert!(tables.len() >= 38);
    for (n, table) in (2..).zip(&tables) {
        assert_eq!((table.n, Some(table.rounds)), (n, known_rounds(n)));
        assert_eq!(table.f_star, Zn::new(n).unwrap().f_star());
        assert!(table.needed <= table.rounds && table.rounds <= table.enough, "n = {n}: between what is proved");
        assert!(table.worst.iter().all(|&rounds| rounds >= table.rounds), "n = {n}: nobody beats R(n)");
    }
    assert_eq!(tables[4].worst, [3, 3, 3]);
    assert_eq!(tables[35].milliseconds, 131_813, "n = 37, 131.813 seconds");
    assert!(tables.last().unwrap().worst.is_empty(), "what is not known is missing");
}
