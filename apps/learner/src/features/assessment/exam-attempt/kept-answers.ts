import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { type KeyValueStorage, readJson, STORAGE_KEYS, writeJson } from '@sullam/web-kit/base/stored.ts';

/** An answer on its way to the server. */
export interface KeptAnswer {
  position: number;
  sequence: number;
  answer: QuestionAnswer;
  isFlagged: boolean;
}

/** The answers of one attempt and person that this browser keeps until the server has them. */
export interface KeptAnswers {
  /** In the order in which they were given. */
  read(positions: readonly number[]): KeptAnswer[];
  keep(kept: KeptAnswer): void;
  /** The server has this one, or a newer one. */
  drop(position: number, sequence: number): void;
}

const isKept = (value: unknown): value is KeptAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'answer' in value &&
  'sequence' in value &&
  typeof value.sequence === 'number' &&
  'position' in value &&
  typeof value.position === 'number' &&
  'isFlagged' in value &&
  typeof value.isFlagged === 'boolean';

/** Each answer has an entry of its own: two tabs of a browser never write over what the other one keeps. */
export function keptAnswersIn(storage: KeyValueStorage, examAttemptId: number, userId: number): KeptAnswers {
  const keyOf = (position: number) => `${STORAGE_KEYS.unsent}.exam.${examAttemptId}.${userId}.${position}`;
  const at = (position: number) => readJson(storage, keyOf(position), isKept);
  return {
    read: (positions) => positions.flatMap((position) => at(position) ?? []).sort((a, b) => a.sequence - b.sequence),
    keep(kept) {
      if ((at(kept.position)?.sequence ?? 0) < kept.sequence) writeJson(storage, keyOf(kept.position), kept);
    },
    drop(position, sequence) {
      if ((at(position)?.sequence ?? 0) <= sequence) storage.removeItem(keyOf(position));
    },
  };
}
