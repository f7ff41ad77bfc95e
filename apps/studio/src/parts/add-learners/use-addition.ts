import { randomKey } from '@sullam/web-kit/base/random-key.ts';
import { useState } from 'react';
import type { AdditionCalls, AdditionRow } from './add-learners.types.ts';

/** People that the server takes in one request. */
const AT_ONCE = 200;

const TO_ADD = new Set<AdditionRow['outcome']>(['ADDED', 'WAITLISTED', 'INVITED']);
export const isToAdd = ({ outcome }: AdditionRow): boolean => TO_ADD.has(outcome);

/** Who is known by an address that was typed is named by it: only people whom the caller sees are found by their number. */
const personOf = ({ userId, email, firstName, lastName, line, outcome }: AdditionRow) => {
  if (userId !== null && (line === null || email === '')) return { userId };
  return outcome === 'INVITED' ? { email, firstName, lastName } : { email };
};

export interface AdditionResult {
  readonly rows: readonly AdditionRow[];
  readonly learnerAdditionId: number;
  readonly undoableUntil: string;
  /** A part failed: the people after it aren't in. */
  readonly isPartial: boolean;
}

/** Adds the people of a preview, a long list in parts under one key, and tells how far it is. */
export function useAddition(calls: AdditionCalls) {
  const [requestKey] = useState(randomKey);
  const [share, setShare] = useState<number | null>(null);
  const [result, setResult] = useState<AdditionResult | null>(null);

  const add = async (rows: readonly AdditionRow[], note: string): Promise<void> => {
    const people = rows.filter(isToAdd);
    const done = new Map<AdditionRow, AdditionRow>();
    let last: { learnerAdditionId: number; undoableUntil: string } | null = null;
    setShare(0);
    try {
      for (let from = 0; from < people.length; from += AT_ONCE) {
        const part = people.slice(from, from + AT_ONCE);
        const answer = await calls.add({ requestKey, note, people: part.map(personOf) });
        last = answer;
        part.forEach((row, at) => {
          const outcome = answer.rows[at]?.outcome;
          if (outcome) done.set(row, { ...row, outcome });
        });
        setShare(Math.min(1, (from + part.length) / people.length));
      }
    } finally {
      setShare(null);
      if (last)
        setResult({
          ...last,
          rows: rows.map((row) => done.get(row) ?? row),
          isPartial: done.size < people.length,
        });
      await calls.forget();
    }
  };

  return { add, share, result };
}
