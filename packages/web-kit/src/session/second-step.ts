import { type KeyValueStorage, readJson, writeJson } from '../base/stored.ts';
import type { SignInResult } from './session.ts';

/** A sign-in that waits for its second step; kept for this browser session, so that a reload doesn't lose it. */
export interface SecondStep {
  token: string;
  expiresAt: string;
  method: 'EMAIL' | 'TOTP';
  /** Where the code went, most of it hidden. */
  sentTo: string | null;
  /** The reader comes from the studio to look at the pages as learners see them. */
  isInstructorView?: boolean;
}

const KEY = 'sullam.second-step';

const isSecondStep = (value: unknown): value is SecondStep =>
  typeof value === 'object' && value !== null && typeof (value as Partial<SecondStep>).token === 'string';

/** The second step that a response asks for; null when it asks for none. */
export function secondStepOf(result: SignInResult): SecondStep | null {
  const { twoFactorToken, expiresAt, method, sentTo } = result;
  if (!twoFactorToken || !expiresAt) return null;
  return { token: twoFactorToken, expiresAt, method: method ?? 'EMAIL', sentTo: sentTo ?? null };
}

export const readSecondStep = (storage: KeyValueStorage): SecondStep | null => readJson(storage, KEY, isSecondStep);

export const keepSecondStep = (storage: KeyValueStorage, step: SecondStep | null): void =>
  writeJson(storage, KEY, step);
