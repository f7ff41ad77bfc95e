import { ApiError } from '@sullam/api-client/api-error.ts';
import type { GradeCell } from '@sullam/domain/grading/grade-row.ts';
import { useHistory } from '@sullam/ui/grid/use-history.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useRef, useState } from 'react';
import { cellAfter, type GivenGrade, givenBefore } from './grade-input.ts';
import { cellOfDetail, fetchGrade, type Item, sendGrades, useAgeGrades } from './gradebook.api.ts';
import { cellKey, keysOf, type LocalCell, type LocalGrades, shownCell, withCells } from './local-grades.ts';

export interface Change {
  readonly userId: number;
  readonly item: Item;
  readonly given: GivenGrade;
}

interface Step {
  readonly before: readonly Change[];
  readonly after: readonly Change[];
}

/** Cells that one call takes. */
const MOST_CELLS = 2000;

const keyOf = ({ userId, item }: Change): string => cellKey(userId, item.gradeItemId);

/** The cells that a response finds fault with, and what it says of each. */
function faultsOf(error: unknown): Map<number, string> {
  if (!(error instanceof ApiError) || ![400, 409, 422].includes(error.status)) return new Map();
  return new Map(
    error.details.flatMap(({ path, message }) => {
      const at = /^cells[./](\d+)/.exec(path)?.[1];
      return at === undefined ? [] : [[Number(at), message] as const];
    }),
  );
}

/** What was edited here and how its saving stands; edits are shown at once and saved one call after the other. */
export function useGradeSaving(
  courseId: number,
  cellOf: (userId: number, gradeItemId: number) => GradeCell | undefined,
) {
  const t = useT();
  const notify = useNotify();
  const age = useAgeGrades();
  const [local, setLocal] = useState<LocalGrades>(new Map());
  const history = useHistory<Step>();
  /** The newest of what is shown: a call waits for the one before, and needs its versions. */
  const latest = useRef<LocalGrades>(local);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const put = (cells: readonly (readonly [string, LocalCell])[]) => {
    latest.current = withCells(latest.current, cells);
    setLocal(latest.current);
  };
  const cellNow = ({ userId, item }: Pick<Change, 'userId' | 'item'>): GradeCell =>
    shownCell(latest.current.get(cellKey(userId, item.gradeItemId)), cellOf(userId, item.gradeItemId));

  const markFault = async (change: Change, message: string, isConflict: boolean) => {
    const cell = isConflict ? cellOfDetail(await fetchGrade(change.item.gradeItemId, change.userId)) : cellNow(change);
    if (isConflict) age();
    put([[keyOf(change), { cell, message, given: change.given, status: isConflict ? 'conflict' : 'error' }]]);
  };
  const settle = async (changes: readonly Change[], versions: readonly number[]) => {
    age();
    put(changes.map((change, at) => [keyOf(change), { cell: { ...cellNow(change), version: versions[at] ?? 0 } }]));
    // only the server knows what had come by itself
    const automatic = changes.filter(({ given }) => given.state === 'AUTOMATIC');
    const fresh = await Promise.all(automatic.map(({ userId, item }) => fetchGrade(item.gradeItemId, userId)));
    put(
      automatic.map((change, at) => [keyOf(change), { cell: fresh[at] ? cellOfDetail(fresh[at]) : cellNow(change) }]),
    );
  };
  const send = async (changes: readonly Change[]): Promise<void> => {
    if (changes.length === 0) return;
    try {
      const cells = changes.map((change) => ({
        gradeItemId: change.item.gradeItemId,
        userId: change.userId,
        version: cellNow(change).version,
        ...change.given,
      }));
      await settle(changes, (await sendGrades(courseId, cells)).versions);
    } catch (error) {
      const faults = faultsOf(error);
      const isConflict = error instanceof ApiError && error.status === 409;
      const message = error instanceof ApiError ? error.message : t('gradebook.errors.save');
      const refused = faults.size > 0 ? changes.filter((_, at) => faults.has(at)) : changes;
      await Promise.all(
        refused.map((change) =>
          markFault(change, faults.get(changes.indexOf(change)) ?? message, isConflict && faults.size > 0),
        ),
      );
      // a batch is taken whole or not at all: the others go again without those
      if (faults.size > 0) await send(changes.filter((_, at) => !faults.has(at)));
      else notify({ tone: 'error', text: message });
    }
  };
  const apply = (changes: readonly Change[]) => {
    put(
      changes.map((change) => [
        keyOf(change),
        { cell: cellAfter(cellNow(change), change.given, change.item), given: change.given, status: 'saving' },
      ]),
    );
    for (let at = 0; at < changes.length; at += MOST_CELLS) {
      const part = changes.slice(at, at + MOST_CELLS);
      line.current = line.current.then(() => send(part));
    }
  };
  const changesOf = (status: LocalCell['status'], items: readonly Item[]): Change[] =>
    keysOf(latest.current, status).flatMap((key) => {
      const [userId = '', gradeItemId = ''] = key.split(':');
      const item = items.find((each) => each.gradeItemId === Number(gradeItemId));
      const given = latest.current.get(key)?.given;
      return item && given ? { userId: Number(userId), item, given } : [];
    });

  return {
    local,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    /** Edits as one step of the history. */
    edit(changes: readonly Change[]) {
      const before = changes.map((change) => ({ ...change, given: givenBefore(cellNow(change), change.item) }));
      history.add({ before, after: changes });
      apply(changes);
    },
    /** What could not be read stands in its cell until it is mended. */
    refuse(unread: readonly (Omit<Change, 'given'> & { readonly typed: string })[], message: string) {
      put(
        unread.map(({ userId, item, typed }) => [
          cellKey(userId, item.gradeItemId),
          { cell: cellNow({ userId, item }), typed, message, status: 'error' },
        ]),
      );
    },
    undo: () => apply(history.undo()?.before ?? []),
    redo: () => apply(history.redo()?.after ?? []),
    /** Saves again what could not be saved. */
    retry: (items: readonly Item[]) => apply(changesOf('error', items)),
    /** After a conflict, or where nothing could be read: what is there stays, or one's own is saved over it. */
    resolve(change: Omit<Change, 'given'>, keep: 'mine' | 'theirs') {
      const key = cellKey(change.userId, change.item.gradeItemId);
      const given = latest.current.get(key)?.given;
      if (keep === 'mine' && given) return apply([{ ...change, given }]);
      put([[key, { cell: cellNow(change) }]]);
    },
    /** Saves a comment to the learner, after what is being saved already. */
    writeComment(change: Omit<Change, 'given'>, comment: string): Promise<void> {
      const saved = line.current.then(async () => {
        const cell = cellNow(change);
        const { gradeItemId } = change.item;
        const { versions } = await sendGrades(courseId, [
          { gradeItemId, userId: change.userId, version: cell.version, comment },
        ]);
        age();
        put([
          [
            cellKey(change.userId, gradeItemId),
            { cell: { ...cell, version: versions[0] ?? cell.version, hasComment: comment !== '' } },
          ],
        ]);
      });
      line.current = saved.catch(() => undefined); // the caller gets the error; the next may go
      return saved;
    },
    /** Everything was read anew. */
    clear() {
      latest.current = new Map([...latest.current].filter(([, cell]) => cell.status !== undefined));
      setLocal(latest.current);
    },
  };
}

export type GradeSaving = ReturnType<typeof useGradeSaving>;
