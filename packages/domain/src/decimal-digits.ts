const INTEGER = /^\d{1,16}$/;

/**
 * A whole number written in decimal digits alone, from 0 on; null for anything else. `Number()` also reads `0x1`, `1e0`, ` 1` and `1.0`,
 * by which one address or header has many forms.
 */
export function readDigits(text: string | undefined): number | null {
  if (text === undefined || !INTEGER.test(text)) return null;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : null;
}
