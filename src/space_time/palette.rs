//! Shares as colours: a cell of which half is white and half is black has the grey that they make from afar.

/// Light is told apart in so many steps when it becomes a byte again; even the darkest bytes are farther apart than one step.
const STEPS: u16 = 4096;

/// The colours of all kinds of cells, ready to be mixed.
#[derive(Debug, Clone, PartialEq)]
pub struct Palette {
    colours: Vec<[u8; 3]>,
    /// The light of each colour: red, green and blue, in steps.
    light: Vec<[f32; 3]>,
    /// The byte of a colour for each step of light.
    bytes: Vec<u8>,
}

impl Palette {
    /// The palette from red, green and blue of the first kind, of the second, and so on. Bytes that make no colour at
    /// the end are left out.
    #[must_use]
    pub fn new(rgb: &[u8]) -> Palette {
        let (colours, _) = rgb.as_chunks();
        let bytes = (0..=STEPS).scan(0, |byte: &mut u8, step| {
            // The next byte begins half-way to it.
            while *byte < u8::MAX && light(f32::from(*byte) + 0.5) <= f32::from(step) {
                *byte += 1;
            }
            Some(*byte)
        });
        Palette {
            colours: colours.to_vec(),
            light: colours.iter().map(|colour| colour.map(|byte| light(byte.into()))).collect(),
            bytes: bytes.collect(),
        }
    }

    /// The number of colours.
    #[must_use]
    pub fn kinds(&self) -> usize {
        self.colours.len()
    }

    /// For each cell red, green, blue and 255 for opaque. `shares`: for each cell those of all colours, of about 255 together.
    /// O(shares).
    #[must_use]
    pub fn pixels(&self, shares: &[u8]) -> Vec<u8> {
        let mut pixels = Vec::with_capacity(4 * shares.len() / self.kinds().max(1));
        for cell in shares.chunks_exact(self.kinds().max(1)) {
            // Most cells are of one kind.
            let whole = cell.iter().position(|&share| share == u8::MAX).and_then(|kind| self.colours.get(kind));
            let [red, green, blue] = whole.copied().unwrap_or_else(|| self.mixture(cell));
            pixels.extend([red, green, blue, u8::MAX]);
        }
        pixels
    }

    fn mixture(&self, cell: &[u8]) -> [u8; 3] {
        let mut light = [0.0; 3];
        // Shares are rounded, so they need not sum up to 255.
        let mut sum = 0.0;
        for (&share, colour) in cell.iter().zip(&self.light) {
            sum += f32::from(share);
            for (total, part) in light.iter_mut().zip(colour) {
                *total += f32::from(share) * part;
            }
        }
        light.map(|total| self.bytes[usize::from(((total / sum).round() as u16).min(STEPS))])
    }
}

/// The light of a byte of an sRGB colour, in steps.
fn light(byte: f32) -> f32 {
    let value = byte / 255.0;
    f32::from(STEPS) * if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}
