import { type KeyValueStorage, readJson, writeJson } from '@sullam/web-kit/base/stored.ts';
import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { type MakeKind, standsIn } from './make-kinds.ts';

const NAME = 'sullam.made-kind';

const isId = (value: unknown): value is string => typeof value === 'string';

/** What somebody made last, on this device. */
export const readLastKind = (storage: KeyValueStorage): string | null => readJson(storage, NAME, isId);

/**
 * What is offered first: what was made last. Inside a course something that stands in one; elsewhere something that doesn't, since
 * a title and Enter would make it in a course that happened to be chosen.
 */
export function useLastKind(kinds: readonly MakeKind[]): {
  first: MakeKind | undefined;
  keep: (kind: MakeKind) => void;
} {
  const { storage } = useKit();
  const isInCourse = 'courseId' in useParams({ strict: false });
  const [last] = useState(() => readLastKind(storage));
  const fitting = kinds.filter((kind) => (standsIn(kind) !== null) === isInCourse);
  return {
    first: fitting.find(({ id }) => id === last) ?? fitting[0] ?? kinds[0],
    keep: ({ id }) => writeJson(storage, NAME, id),
  };
}
