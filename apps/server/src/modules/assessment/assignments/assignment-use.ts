import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** What has come of an assignment: from then on some of its rules stay. */
export interface AssignmentUse {
  hasSubmissions: boolean;
  hasMarks: boolean;
}

/** Brought by whoever keeps what is handed in. */
export const assignmentUse = extensionPoint<(tx: Tx, assignmentId: number) => Promise<AssignmentUse>>('assignment-use');

export async function findUse(context: SystemContext, tx: Tx, assignmentId: number): Promise<AssignmentUse> {
  const uses = [];
  for (const find of context.extensions.of(assignmentUse)) uses.push(await find(tx, assignmentId));
  return {
    hasSubmissions: uses.some(({ hasSubmissions }) => hasSubmissions),
    hasMarks: uses.some(({ hasMarks }) => hasMarks),
  };
}
