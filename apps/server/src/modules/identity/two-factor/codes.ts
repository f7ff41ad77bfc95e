import { createHmac, randomInt } from 'node:crypto';
import { cleanCode } from '@sullam/domain/digits.ts';
import { TWO_FACTOR_CODE_LENGTH } from '@sullam/domain/limits.ts';
import { derivedKey } from '../../../kernel/secrets.ts';

export const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 10;
// no letters that are taken for digits or for one another
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Six digits for a mail. */
export const newMailCode = (): string =>
  String(randomInt(10 ** TWO_FACTOR_CODE_LENGTH)).padStart(TWO_FACTOR_CODE_LENGTH, '0');

const newRecoveryCode = (): string => {
  const letters = Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
};

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

/** A code as it is compared, however it was typed: Latin digits, small letters, nothing between. */
export const plainCode = (typed: string): string => cleanCode(typed).toLowerCase();

/** What is kept of a code. Short codes can be guessed from a bare hash, so the installation's secret goes in. */
export const hashCode = (installationSecret: string, about: string, code: string): string =>
  createHmac('sha256', derivedKey(installationSecret, 'two-factor code'))
    .update(`${about}\n${plainCode(code)}`)
    .digest('base64url');
