/** Letters and digits that nobody takes for another: no 0 and O, no 1, I and L. */
export const NUMBER_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const NUMBER_LENGTH = 12;
const GROUP = 4;

/** The number as it stands on a sheet: in groups, for the eye. */
export const showNumber = (number: string): string => number.match(/.{1,4}/g)?.join('-') ?? number;

/** What somebody typed, without what is only for the eye; null where it can't be a number of ours. */
export function readNumber(typed: string): string | null {
  const number = typed.toUpperCase().replace(/[\s\-–—_.]/g, '');
  const isNumber = number.length === NUMBER_LENGTH && [...number].every((letter) => NUMBER_ALPHABET.includes(letter));
  return isNumber ? number : null;
}

/**
 * A number that can't be guessed: of 31 to the power of 12. `randomBytes` gives as many bytes as it is asked for.
 */
export function newNumber(randomBytes: (count: number) => Uint8Array): string {
  let number = '';
  while (number.length < NUMBER_LENGTH)
    for (const byte of randomBytes(NUMBER_LENGTH * 2)) {
      // bytes above the last whole round would make the first letters likelier than the others
      if (byte >= 256 - (256 % NUMBER_ALPHABET.length) || number.length === NUMBER_LENGTH) continue;
      number += NUMBER_ALPHABET[byte % NUMBER_ALPHABET.length];
    }
  return number;
}

/** The pattern of addresses: with or without its hyphens, in either case. */
export const NUMBER_PATTERN = `^[0-9A-Za-z]{${GROUP}}(-?[0-9A-Za-z]{${GROUP}}){2}$`;
