//! The plain card: what is laid on the table when a card's own picture can't be had.

use std::fmt::Write as _;

use crate::dress::hex;
use crate::pixels::Drawing;
use crate::{INK, PAPER, Pixels};

/// Letters of three by five dots, a row of three bits a line, the left dot first.
const LETTERS: [(char, [u8; 5]); 26] = [
    ('0', [0b111, 0b101, 0b101, 0b101, 0b111]),
    ('1', [0b010, 0b110, 0b010, 0b010, 0b111]),
    ('2', [0b110, 0b001, 0b010, 0b100, 0b111]),
    ('3', [0b110, 0b001, 0b010, 0b001, 0b110]),
    ('4', [0b101, 0b101, 0b111, 0b001, 0b001]),
    ('5', [0b111, 0b100, 0b110, 0b001, 0b110]),
    ('6', [0b011, 0b100, 0b111, 0b101, 0b111]),
    ('7', [0b111, 0b001, 0b010, 0b010, 0b010]),
    ('8', [0b111, 0b101, 0b111, 0b101, 0b111]),
    ('9', [0b111, 0b101, 0b111, 0b001, 0b110]),
    ('A', [0b010, 0b101, 0b111, 0b101, 0b101]),
    ('C', [0b011, 0b100, 0b100, 0b100, 0b011]),
    ('D', [0b110, 0b101, 0b101, 0b101, 0b110]),
    ('H', [0b101, 0b101, 0b111, 0b101, 0b101]),
    ('J', [0b001, 0b001, 0b001, 0b101, 0b010]),
    ('K', [0b101, 0b101, 0b110, 0b101, 0b101]),
    ('L', [0b100, 0b100, 0b100, 0b100, 0b111]),
    ('M', [0b101, 0b111, 0b111, 0b101, 0b101]),
    ('N', [0b111, 0b101, 0b101, 0b101, 0b101]),
    ('P', [0b110, 0b101, 0b110, 0b100, 0b100]),
    ('Q', [0b010, 0b101, 0b101, 0b110, 0b011]),
    ('S', [0b011, 0b100, 0b010, 0b001, 0b110]),
    ('T', [0b111, 0b010, 0b010, 0b010, 0b010]),
    ('V', [0b101, 0b101, 0b101, 0b101, 0b010]),
    ('X', [0b101, 0b101, 0b010, 0b101, 0b101]),
    ('Y', [0b101, 0b101, 0b010, 0b010, 0b010]),
];
/// A box, for anything that no card's id contains.
const OTHER: [u8; 5] = [0b111, 0b111, 0b111, 0b111, 0b111];

/// A paper card with its id on it in large dots, in one corner and the middle; a back has the
/// colours turned round and no letters.
pub(crate) fn plain_card(id: &str, width: u32, height: u32) -> Pixels {
    let (paper, ink) = (hex(PAPER), hex(INK));
    let back = id.starts_with("back");
    let ground = if back { &ink } else { &paper };
    let line = if back { &paper } else { &ink };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 500 700\">\
         <rect x=\"2.5\" y=\"2.5\" width=\"495\" height=\"695\" rx=\"27\" fill=\"{ground}\" \
         stroke=\"{ink}\" stroke-width=\"5\"/><rect x=\"90\" y=\"90\" width=\"320\" \
         height=\"520\" rx=\"18\" fill=\"none\" stroke=\"{line}\" stroke-width=\"6\"/>\
         <path fill=\"{ink}\" d=\""
    );
    if !back {
        // A letter is three dots wide and one dot from the next.
        let dots_across = 4.0 * id.chars().count().max(1) as f64 - 1.0;
        let dot = (280.0 / dots_across).min(40.0);
        let left = 250.0 - dot * dots_across / 2.0;
        for (k, letter) in id.chars().enumerate() {
            let k = k as f64;
            dots(&mut svg, letter, 28.0, 28.0 + 80.0 * k, 13.0);
            let (left, top) = (left + 4.0 * dot * k, 350.0 - 2.5 * dot);
            dots(&mut svg, letter, left, top, dot);
        }
    }
    svg.push_str("\"/></svg>");
    Drawing::parse(&svg)
        .and_then(|drawing| drawing.draw(width, height, INK))
        .expect("the plain card is a well-formed drawing and its size was checked")
}

fn dots(svg: &mut String, letter: char, left: f64, top: f64, dot: f64) {
    let known = LETTERS.iter().find(|(known, _)| *known == letter);
    let rows = known.map_or(OTHER, |(_, rows)| *rows);
    for (y, row) in rows.iter().enumerate() {
        for x in 0..3 {
            if row & (0b100 >> x) != 0 {
                let (x, y) = (left + f64::from(x) * dot, top + y as f64 * dot);
                // Writing to a String can't fail.
                let _ = write!(svg, "M{x:.1} {y:.1}h{dot:.1}v{dot:.1}h-{dot:.1}z");
            }
        }
    }
}
