import { randomInt } from 'node:crypto';
import { VOUCHER_ALPHABET } from '@sullam/domain/commerce/vouchers.ts';

/** 31^8 is 8.5 × 10^11: with a thousand codes and ten tries in ten minutes, guessing one takes centuries. */
const RANDOM_LENGTH = 8;

const randomCode = (prefix: string): string =>
  prefix + Array.from({ length: RANDOM_LENGTH }, () => VOUCHER_ALPHABET[randomInt(VOUCHER_ALPHABET.length)]).join('');

/** So many distinct codes that begin with a normalised prefix. */
export function randomCodes(prefix: string, count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(randomCode(prefix));
  return [...codes];
}
