import { Problem } from '../../../kernel/problem.ts';

export const listTooLong = (): Problem => new Problem('learner-addition.list-too-long', 413);
/** What was added can be taken back for a while only. */
export const undoOver = (): Problem => new Problem('learner-addition.undo-over', 409);
