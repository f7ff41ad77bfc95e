/** Arabic-Indic and Persian digits, Arabic decimal and thousands signs, and stray direction marks, as plain ASCII. */
export function asciiDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/٫/g, '.')
    .replace(/[٬\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/[\u2212\u2013]/g, '-');
}

/** The number a person typed in either script, or undefined where it is none. A single comma counts as decimal sign. */
export function parseNumber(text: string): number | undefined {
  const plain = asciiDigits(text).replace(/\s/g, '');
  const thousands = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain);
  const cleaned = thousands ? plain.replace(/,/g, '') : plain.replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(cleaned) ? Number(cleaned) : undefined;
}

/** A plain number ("1234.5") in the reader's digits, as one would type it: nothing between thousands. */
export const typedDigits = (plain: string, number: (value: number) => string): string =>
  plain.replace(/\d/g, (digit) => number(Number(digit))).replace('.', number(0.5).charAt(1));
