import { randomInt } from 'node:crypto';

/** Letters and figures that nobody confuses when they type them from a sheet. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** What hangs at a place: short enough to be typed, too long to be guessed. */
export const newVisitCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** As it is typed: in small letters, with spaces or dashes between. */
export const visitCodeFrom = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
