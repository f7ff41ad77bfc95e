import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { decodeText } from '@sullam/question-formats/encoding.ts';
import { comparableGift } from '@sullam/question-formats/gift/comparable-gift.ts';
import { parseGift } from '@sullam/question-formats/gift/parse-gift.ts';

/** Names by which versions of the tools that wrote the expected parses called the same. */
const NAMES: Record<string, string> = {
  formattedStem: 'stem',
  formattedText: 'text',
  formattedFeedback: 'feedback',
  formattedGlobalFeedback: 'globalFeedback',
  answer: 'text',
};

/** A parse as JSON, without what is null or empty: some versions write it and some don't. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined);
  return Object.fromEntries(entries.map(([name, inner]) => [NAMES[name] ?? name, comparable(inner)]));
}

/** The parse written beside a GIFT file, and where ours isn't the same; null when there is none. */
export function expectedParse(file: string): { differences: string[] } | null {
  const beside = file.replace(/\.[^.]+$/, '.json');
  if (beside === file || !existsSync(beside)) return null;
  const parsed = JSON.parse(readFileSync(beside, 'utf8')) as unknown;
  if (!Array.isArray(parsed)) return null;
  const expected = parsed.map(comparable);
  const found = parseGift(decodeText(readFileSync(file), 'en').text).items.map((item) =>
    comparable(comparableGift(item)),
  );
  const differences = Array.from({ length: Math.max(found.length, expected.length) }, (_, index) => index)
    .filter((index) => !isDeepStrictEqual(found[index], expected[index]))
    .map(
      (index) =>
        `item ${index + 1} is ${JSON.stringify(found[index])?.slice(0, 300)}, expected ${JSON.stringify(expected[index])?.slice(0, 300)}`,
    );
  return { differences };
}
