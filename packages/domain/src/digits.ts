import { withoutInvisible } from './identifiers.ts';
import { toLatinDigits } from './latin-digits.ts';

/** A code that a person typed or pasted (one-time code, voucher): Latin digits, no spaces, hyphens or invisible characters. */
export function cleanCode(text: string): string {
  return toLatinDigits(withoutInvisible(text)).replace(/[\s\-\u2010-\u2015]/gu, '');
}

const GROUPED = /^\d{1,3}(?:,\d{3})+$/;

/** Splits off the decimal part: ٫ always begins one, ٬ never; "." and "," are distinguished by how they are used. */
function splitDecimal(body: string): [whole: string, fraction: string] | null {
  const arabic = body.split('٫');
  if (arabic.length > 2) return null;
  if (arabic.length === 2) return [(arabic[0] ?? '').replaceAll('٬', ','), arabic[1] ?? ''];
  const text = body.replaceAll('٬', ',');
  const point = text.lastIndexOf('.');
  const comma = text.lastIndexOf(',');
  if (point === -1 && comma === -1) return [text, ''];
  if (comma > point && point !== -1) return [text.slice(0, comma).replaceAll('.', ','), text.slice(comma + 1)];
  if (point !== -1) {
    const points = text.split('.').length - 1;
    if (points === 1) return [text.slice(0, point), text.slice(point + 1)];
    return comma === -1 ? [text.replaceAll('.', ','), ''] : null;
  }
  // Commas only. "1,234" is grouped in both languages' habits; "1,5" and "0,125" can only be decimals.
  const isGrouped = GROUPED.test(text) && !text.startsWith('0');
  if (isGrouped || body.includes('٬') || text.split(',').length > 2) return [text, ''];
  return [text.slice(0, comma), text.slice(comma + 1)];
}

/**
 * Reads a number as people type it in either language and gives it back in plain form ("-1234.5"), or null when it
 * is no number. Exact: the digits never pass through a binary float.
 */
export function normalizeDecimal(text: string): string | null {
  const clean = toLatinDigits(withoutInvisible(text))
    .trim()
    .replace(/[\s'’]/gu, '')
    .replaceAll('،', ',');
  const match = /^([+\-−]?)([\d.,٫٬]+)([-−]?)$/u.exec(clean);
  if (!match?.[2] || (match[1] && match[3])) return null;
  const parts = splitDecimal(match[2]);
  if (!parts) return null;
  const [whole, fraction] = parts;
  if (/\D/.test(fraction) || (whole.includes(',') && !GROUPED.test(whole)) || /[^\d,]/.test(whole)) return null;
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (digits === '' && fraction === '') return null;
  const isNegative = match[1] === '-' || match[1] === '−' || match[3] !== '';
  const magnitude = `${digits || '0'}${fraction === '' ? '' : `.${fraction}`}`;
  return isNegative && /[1-9]/.test(magnitude) ? `-${magnitude}` : magnitude;
}

/** Reads a number; null when the text is none or too large to be exact enough for a double. */
export function parseNumber(text: string): number | null {
  const normalized = normalizeDecimal(text);
  if (normalized === null) return null;
  const value = Number(normalized);
  return Number.isFinite(value) ? value : null;
}

/** Reads a whole number; null for fractions and for values beyond the safe range. */
export function parseInteger(text: string): number | null {
  const value = parseNumber(text);
  return value !== null && Number.isSafeInteger(value) ? value : null;
}
