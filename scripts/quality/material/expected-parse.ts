import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { decodeText } from '@sullam/question-formats/encoding.ts';
import { comparableGift } from '@sullam/question-formats/gift/comparable-gift.ts';
import { parseGift } from '@sullam/question-formats/gift/parse-gift.ts';

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The parse written beside a GIFT file, and where ours isn't the same; null when there is none. */
export function expectedParse(file: string): { differences: string[] } | null {
  const beside = file.replace(/\.[^.]+$/, '.json');
  if (beside === file || !existsSync(beside)) return null;
  const expected = JSON.parse(readFileSync(beside, 'utf8')) as unknown;
  if (!Array.isArray(expected)) return null;
  const found = parseGift(decodeText(readFileSync(file), 'en').text).items.map((item) => asJson(comparableGift(item)));
  const differences = Array.from({ length: Math.max(found.length, expected.length) }, (_, index) => index)
    .filter((index) => !isDeepStrictEqual(found[index], expected[index]))
    .map(
      (index) =>
        `item ${index + 1} is ${JSON.stringify(found[index])?.slice(0, 300)}, expected ${JSON.stringify(expected[index])?.slice(0, 300)}`,
    );
  return { differences };
}
