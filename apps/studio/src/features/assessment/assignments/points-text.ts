import { toLatinDigits } from '@sullam/domain/latin-digits.ts';

/** An amount as the server takes it: with a point, in plain digits, whatever it was written with. */
export const plainAmount = (text: string): string => toLatinDigits(text).trim().replace(/[,،٫]/, '.');

/** Points with up to four digits after the point. */
export const isPoints = (text: string): boolean => /^[0-9]{1,6}([.][0-9]{1,4})?$/.test(plainAmount(text));

/** Points that can be given where there are so many to reach. */
export const isWithin = (text: string, maximum: string): boolean =>
  isPoints(text) && Number(plainAmount(text)) <= Number(maximum);
