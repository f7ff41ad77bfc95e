import type { PublicCertificate } from '@sullam/api-client/schema.gen.ts';
import { browserStorage, readJson, writeJson } from '@sullam/web-kit/base/stored.ts';

export type LastAnswer = Pick<PublicCertificate, 'status' | 'checkedAt'>;

const keyOf = (number: string): string => `sullam.certificate.${number}`;

const isAnswer = (value: unknown): value is LastAnswer =>
  typeof value === 'object' && value !== null && 'status' in value && 'checkedAt' in value;

/** What the issuer said the last time: for when it can't be asked. Never taken for an answer of today. */
export const noteAnswer = (number: string, { status, checkedAt }: LastAnswer): void =>
  writeJson(browserStorage('localStorage'), keyOf(number), { status, checkedAt });

export function lastAnswer(number: string): LastAnswer | null {
  return readJson(browserStorage('localStorage'), keyOf(number), isAnswer);
}
