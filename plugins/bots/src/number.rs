//! Numbers that are the same on every machine. Only the four operations and the square root are, so the logarithm is
//! made of them: the system's own differs from machine to machine in the last digit, and so might a choice.

/// The natural logarithm of `n`, to about 1 part in 10,000; 0 for 0.
#[inline]
pub(crate) fn ln(n: u32) -> f32 {
    let bits = (n.max(1) as f32).to_bits();
    let exponent = (bits >> 23) as i32 - 127;
    let mantissa = f32::from_bits(bits & 0x007F_FFFF | 0x3F80_0000);
    // ln m = 2 artanh((m - 1) / (m + 1)), four terms of the series; the quotient is at most 1/3.
    let t = (mantissa - 1.0) / (mantissa + 1.0);
    let u = t * t;
    let ln_mantissa = 2.0 * t * (1.0 + u * (1.0 / 3.0 + u * (1.0 / 5.0 + u * (1.0 / 7.0))));
    exponent as f32 * core::f32::consts::LN_2 + ln_mantissa
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_logarithm_is_close_enough() {
        for n in (1..5000).chain([1 << 20, u32::MAX]) {
            let exact = f64::from(n).ln();
            let error = (f64::from(super::ln(n)) - exact).abs();
            assert!(error < 1e-4 * exact.max(1.0), "ln {n} is off by {error}");
        }
    }
}
