const ARABIC_INDIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;
const FULL_WIDTH_ZERO = 0xff10;
const DIGITS = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g;

/** Replaces Arabic-Indic, Persian and full-width digits by Latin ones; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = code >= FULL_WIDTH_ZERO ? FULL_WIDTH_ZERO : code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_INDIC_ZERO;
    return String(code - zero);
  });
}
