//! No two suits can be taken for each other by their colour, by whatever eye.

use kortlek_art::colour::{Sight, contrast, difference, grey_difference};
use kortlek_art::{ColourSet, FrenchColours, FrenchSuit, PAPER, Suit};

/// The least CIEDE2000 difference over all pairs and all four sights, with the pair.
fn least(colours: &[[u8; 3]]) -> (f64, String) {
    let mut least = (f64::INFINITY, String::new());
    for (k, &one) in colours.iter().enumerate() {
        for &other in &colours[k + 1..] {
            for sight in Sight::ALL {
                let found = difference(sight, one, other);
                if found < least.0 {
                    least = (found, format!("{one:02X?} {other:02X?} {sight:?}"));
                }
            }
        }
    }
    least
}

/// The least difference in grey over all pairs.
fn least_grey(colours: &[[u8; 3]]) -> f64 {
    let mut least = f64::INFINITY;
    for (k, &one) in colours.iter().enumerate() {
        for &other in &colours[k + 1..] {
            least = least.min(grey_difference(one, other));
        }
    }
    least
}

/// Checks that colours differ to every eye, and in grey.
fn assert_all_differ(colours: &[[u8; 3]]) {
    let (found, pair) = least(colours);
    let grey = least_grey(colours);
    println!("{found:.2} {pair}, grey {grey:.2}");
    assert!(found >= 19.0, "{found:.2}: {pair}");
    assert!(grey >= 8.5, "{grey:.2}");
}

#[test]
fn the_first_decktet_colours_differ_to_every_eye() {
    assert_all_differ(&Suit::ALL.map(|suit| suit.colour(ColourSet::Classic)));
}

#[test]
fn the_second_decktet_colours_differ_to_every_eye() {
    assert_all_differ(&Suit::ALL.map(|suit| suit.colour(ColourSet::Second)));
}

#[test]
fn the_four_french_colours_differ_to_every_eye() {
    assert_all_differ(&FrenchSuit::ALL.map(|suit| suit.colour(FrenchColours::Four)));
}

#[test]
fn black_and_red_differ_to_every_eye() {
    let colours =
        [FrenchSuit::Spades, FrenchSuit::Hearts].map(|suit| suit.colour(FrenchColours::Two));
    let (found, pair) = least(&colours);
    println!("{found:.2} {pair}");
    assert!(found >= 10.0, "{found:.2}: {pair}");
}

/// Marks are read at a few pixels: those without a line of ink round them must contrast with paper.
#[test]
fn every_unlined_colour_stands_out_from_paper() {
    for set in [ColourSet::Classic, ColourSet::Second] {
        for suit in Suit::ALL {
            let found = contrast(suit.colour(set), PAPER);
            let lined = matches!(
                (suit, set),
                (Suit::Knots, ColourSet::Classic) | (Suit::Suns, ColourSet::Second)
            );
            println!("{suit:?} {set:?} {found:.2}");
            assert!(lined || found >= 3.0, "{suit:?} {set:?}: {found:.2}");
        }
    }
    for suit in FrenchSuit::ALL {
        let found = contrast(suit.colour(FrenchColours::Four), PAPER);
        println!("{suit:?} {found:.2}");
        assert!(found >= 3.0, "{suit:?}: {found:.2}");
    }
}
