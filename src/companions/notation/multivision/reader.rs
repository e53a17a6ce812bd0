//! Products and formulas as they are written: `12`, `2^3*3*5^T(7)`, `(2..541)^2p`.
//!
//! ```text
//! product  = factor {"*" factor}
//! factor   = (digits | "(" digits ".." digits ")") ["^" power]      the range stands for all primes in it
//! formula  = ["-"] term {("+" | "-") term}
//! term     = power {"*" power}                                      all but one of them exact
//! power    = ([digits] atom | digits) {"!"} ["^" power]             2p^2 is 2·(p^2), a^b^c is a^(b^c)
//! atom     = "p" | "e" | "T" ["^" (digits | "p")] "(" formula ")" | "(" formula ")"
//! ```
//! Spaces do not matter. `p` is the prime that the exponent belongs to and `e` the exponent that it has now; T is the tower
//! function of \[F98]. `·` and `×` are read as `*`, and `−` as `-`.

use super::refusal::{Part, Refusal};
use crate::multivision;
use crate::multivision::exponent::{Exponent, Fault, factorial, power, tower};
use crate::multivision::primes::{MAX_PRIME, PRIMES, factors};
use magnus_derek::number::quote;
use num_bigint::BigUint;

/// Longer texts are not read.
const MAX_CHARACTERS: usize = 4000;
/// An exact number has at most so many digits.
const MAX_DIGITS: usize = 1000;
/// Parentheses in parentheses, and exponents on exponents.
const MAX_DEPTH: u32 = 20;
/// Multiplications of numbers with hundreds of digits in one text: they take some milliseconds.
const MAX_STEPS: u32 = 20_000;

/// A text that is being read.
pub(super) struct Reader<'a> {
    text: Vec<char>,
    at: usize,
    depth: u32,
    steps: u32,
    /// The value of `p`.
    prime: u32,
    /// The value of `e`, by the place of the prime.
    now: &'a dyn Fn(usize) -> Option<Exponent>,
    /// True if one of them has been met.
    variable: bool,
}

impl Reader<'_> {
    /// `now` gives the exponent that the prime with a place has now, if there is such a thing.
    pub fn new<'a>(text: &str, now: &'a dyn Fn(usize) -> Option<Exponent>) -> Result<Reader<'a>, Refusal> {
        let length = text.chars().count();
        if length > MAX_CHARACTERS {
            return Err(Refusal::Characters { count: length as u32, most: MAX_CHARACTERS as u32 });
        }
        let plain = |one| match one {
            '·' | '×' => '*',
            '−' => '-',
            other => other,
        };
        let text = text.chars().filter(|one| !one.is_whitespace()).map(plain).collect();
        Ok(Reader { text, at: 0, depth: 0, steps: MAX_STEPS, prime: 2, now, variable: false })
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    pub fn is_at_end(&self) -> bool {
        self.at >= self.text.len()
    }

    /// Goes past a character if it is the next one.
    pub fn skip_if(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    pub fn require(&mut self, wanted: char) -> Result<(), Refusal> {
        if self.skip_if(wanted) {
            return Ok(());
        }
        let (before, found) = self.place();
        Err(Refusal::ExpectedSign { wanted: wanted.to_string(), before, found })
    }

    /// The refusal of a text that goes on otherwise than it should.
    pub fn syntax_refusal(&self, wanted: Part) -> Refusal {
        let (before, found) = self.place();
        Refusal::Expected { wanted, before, found }
    }

    /// The text before this place, and the text there.
    fn place(&self) -> (String, String) {
        const LONGEST: usize = 24;
        let first = self.at.saturating_sub(LONGEST);
        let before: String = self.text[first..self.at].iter().collect();
        let dots = if first > 0 { "…" } else { "" };
        (format!("{dots}{before}"), self.peek().map(String::from).unwrap_or_default())
    }

    /// Digits as a number that fits into 32 bits.
    pub fn number(&mut self, what: Part) -> Result<u32, Refusal> {
        let digits = self.digits();
        if digits.is_empty() {
            return Err(self.syntax_refusal(what));
        }
        digits.parse().map_err(|_| Refusal::TooLarge { value: quote(&digits), what })
    }

    fn digits(&mut self) -> String {
        let digits: String = self.text[self.at..].iter().take_while(|one| one.is_ascii_digit()).collect();
        self.at += digits.len();
        digits
    }

    /// Digits as an exact number; `None` if there are none.
    fn exact(&mut self) -> Result<Option<BigUint>, Refusal> {
        let digits = self.digits();
        if digits.len() > MAX_DIGITS {
            let (value, count) = (quote(&digits), digits.len() as u32);
            return Err(Refusal::Digits { most: MAX_DIGITS as u32, value, count });
        }
        let value = digits.bytes().fold(BigUint::ZERO, |value, digit| value * 10_u32 + u32::from(digit - b'0'));
        Ok((!digits.is_empty()).then_some(value))
    }

    /// A product of powers of primes: the exponent of every prime of [`PRIMES`].
    pub fn product(&mut self) -> Result<Vec<Exponent>, Refusal> {
        let mut powers = vec![Exponent::default(); PRIMES.len()];
        loop {
            let base = self.base()?;
            let raised = self.skip_if('^');
            let start = self.at;
            let mut constant = None;
            // A base 1 has no primes, but what stands on it is read all the same.
            let places = if base.is_empty() { vec![(0, 0)] } else { base };
            for (place, count) in places {
                self.prime = PRIMES[place];
                let exponent = match constant.take().filter(|_| raised) {
                    Some(exponent) => exponent,
                    None if raised => {
                        (self.at, self.variable) = (start, false);
                        self.power()?
                    }
                    None => 1.into(),
                };
                let sum = exponent.times(&BigUint::from(count)).and_then(|more| powers[place].plus(&more));
                powers[place] = sum.map_err(|why| self.fault_refusal(why))?;
                constant = (!self.variable).then_some(exponent);
            }
            if !self.skip_if('*') {
                return Ok(powers);
            }
        }
    }

    /// The primes of a factor without its exponent, by their places, and how often each is in it.
    fn base(&mut self) -> Result<Vec<(usize, u32)>, Refusal> {
        if self.skip_if('(') {
            let first = self.number(Part::FirstPrime)?;
            self.require('.')?;
            self.require('.')?;
            let last = self.number(Part::LastPrime)?;
            self.require(')')?;
            let places: Vec<(usize, u32)> = (0..PRIMES.len())
                .filter(|&place| (first..=last).contains(&PRIMES[place]))
                .map(|place| (place, 1))
                .collect();
            return match places.is_empty() || last > MAX_PRIME {
                true => Err(Refusal::PrimeRange { most: MAX_PRIME, first, last }),
                false => Ok(places),
            };
        }
        let Some(number) = self.exact()? else { return Err(self.syntax_refusal(Part::Factor)) };
        Ok(factors(&number)?)
    }

    /// A formula that is the whole text.
    pub fn whole_formula(&mut self) -> Result<Exponent, Refusal> {
        let value = self.formula()?;
        if self.is_at_end() { Ok(value) } else { Err(self.syntax_refusal(Part::End)) }
    }

    fn formula(&mut self) -> Result<Exponent, Refusal> {
        let (mut plus, mut minus) = (Exponent::default(), Exponent::default());
        let mut negative = self.skip_if('-');
        loop {
            let term = self.term()?;
            let side = if negative { &mut minus } else { &mut plus };
            *side = side.plus(&term).map_err(|why| self.fault_refusal(why))?;
            negative = self.peek() == Some('-');
            if !self.skip_if('+') && !self.skip_if('-') {
                return plus.minus(&minus).map_err(|why| self.fault_refusal(why));
            }
        }
    }

    fn term(&mut self) -> Result<Exponent, Refusal> {
        let mut product = self.power()?;
        while self.skip_if('*') {
            let factor = self.power()?;
            product = self.multiplied(&product, &factor)?;
        }
        Ok(product)
    }

    fn multiplied(&self, a: &Exponent, b: &Exponent) -> Result<Exponent, Refusal> {
        let result = match (a.exact(), b.exact()) {
            (Some(exact), _) => b.times(exact),
            (_, Some(exact)) => a.times(exact),
            _ => Err(Fault::TwoGiants),
        };
        result.map_err(|why| self.fault_refusal(why))
    }

    fn power(&mut self) -> Result<Exponent, Refusal> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(Refusal::Nested { most: MAX_DEPTH });
        }
        let digits = self.exact()?.map(Exponent::from);
        let (factor, mut value) = match (digits, self.atom()?) {
            (Some(digits), None) => (None, digits),
            (factor, Some(atom)) => (factor, atom),
            (None, None) => return Err(self.syntax_refusal(Part::Term)),
        };
        while self.skip_if('!') {
            value = factorial(value, &mut self.steps).map_err(|why| self.fault_refusal(why))?;
        }
        if self.skip_if('^') {
            let exponent = self.power()?;
            value = power(value, exponent, &mut self.steps).map_err(|why| self.fault_refusal(why))?;
        }
        self.depth -= 1;
        match factor {
            Some(factor) => self.multiplied(&factor, &value),
            None => Ok(value),
        }
    }

    fn atom(&mut self) -> Result<Option<Exponent>, Refusal> {
        match self.peek() {
            Some('p') => {
                self.at += 1;
                self.variable = true;
                Ok(Some(self.prime.into()))
            }
            Some('e') => {
                self.at += 1;
                self.variable = true;
                let place = PRIMES.binary_search(&self.prime).unwrap_or_default();
                let now = (self.now)(place);
                now.map(Some).ok_or(Refusal::NoExponent)
            }
            Some('T') => {
                self.at += 1;
                let times = if self.skip_if('^') { self.times()? } else { 1 };
                self.require('(')?;
                let inside = self.inside()?;
                tower(times, inside).map(Some).map_err(|why| self.fault_refusal(why))
            }
            Some('(') => {
                self.at += 1;
                self.inside().map(Some)
            }
            _ => Ok(None),
        }
    }

    /// Number of iterations of T.
    fn times(&mut self) -> Result<u32, Refusal> {
        if self.skip_if('p') {
            self.variable = true;
            return Ok(self.prime);
        }
        self.number(Part::Iterations)
    }

    fn inside(&mut self) -> Result<Exponent, Refusal> {
        let value = self.formula()?;
        self.require(')')?;
        Ok(value)
    }

    fn fault_refusal(&self, why: Fault) -> Refusal {
        multivision::Refusal::Exponent { prime: self.prime, why }.into()
    }
}
