import { createHash } from 'node:crypto';
import { hasText, type Language, type Localized, otherLanguage } from '@sullam/domain/localized.ts';

/** How one side of a text stands: nobody wrote either, the other side alone is there, it is older than the other, or it is fine. */
export const SIDE_STATES = ['EMPTY', 'MISSING', 'OUTDATED', 'WRITTEN'] as const;
export type SideState = (typeof SIDE_STATES)[number];

/** Both sides by their fingerprints; empty: there is no text. */
export type Pair = Readonly<Record<Language, string>>;

const PRINT_LENGTH = 22;

export const fingerprintOf = (text: string | null | undefined): string =>
  hasText(text) ? createHash('sha256').update(text.trim()).digest('base64url').slice(0, PRINT_LENGTH) : '';

export const pairOf = ({ en, ar }: Localized): Pair => ({ en: fingerprintOf(en), ar: fingerprintOf(ar) });

/**
 * How one side stands. It is outdated where it still is what it was when both said the same, and the other isn't. `known` is
 * that moment's pair, undefined where nobody has looked yet.
 */
export function sideState(language: Language, now: Pair, known: Pair | undefined): SideState {
  const other = otherLanguage(language);
  if (now[language] === '') return now[other] === '' ? 'EMPTY' : 'MISSING';
  if (!known || now[other] === '' || known[other] === '') return 'WRITTEN';
  return now[language] === known[language] && now[other] !== known[other] ? 'OUTDATED' : 'WRITTEN';
}

/** Whether neither side lags behind, so that what is there now is what the next change is measured by. */
export const isInStep = (now: Pair, known: Pair | undefined): boolean =>
  sideState('en', now, known) !== 'OUTDATED' && sideState('ar', now, known) !== 'OUTDATED';
