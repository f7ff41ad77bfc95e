/** An IBAN as it is stored: capital letters and digits without spaces or invisible characters. */
export const normalizeIban = (text: string): string =>
  text.replace(/[\s\u200e\u200f\u2066-\u2069-]/g, '').toUpperCase();

const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Lengths in countries where organisations are expected; elsewhere the checksum alone decides. */
const LENGTHS: Readonly<Record<string, number>> = {
  AE: 23,
  BH: 22,
  DE: 22,
  EG: 29,
  FR: 27,
  GB: 22,
  IQ: 23,
  JO: 30,
  KW: 30,
  LB: 28,
  LY: 25,
  MR: 27,
  OM: 23,
  PS: 29,
  QA: 29,
  SA: 24,
  SD: 18,
  TN: 24,
  TR: 26,
};

/** Remainder of the number that the IBAN stands for (ISO 7064 MOD 97-10), digit by digit because it is too long for a number. */
function remainderOf(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (const sign of moved)
    for (const digit of Number.parseInt(sign, 36).toString()) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}

/** Whether a normalised IBAN has the right length and checksum. */
export const isIban = (iban: string): boolean =>
  SHAPE.test(iban) && (LENGTHS[iban.slice(0, 2)] ?? iban.length) === iban.length && remainderOf(iban) === 1;

/** In groups of four, as people read it. */
export const writeIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
