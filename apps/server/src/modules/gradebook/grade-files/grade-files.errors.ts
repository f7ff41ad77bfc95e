import { Problem } from '../../../kernel/problem.ts';

export const fileUnreadable = (): Problem => new Problem('grade-file.unreadable', 400);
export const fileTooLarge = (): Problem => new Problem('grade-file.too-large', 413);
export const noLearners = (): Problem => new Problem('grade-file.no-learners', 400);
/** Something is different from the preview that was looked at. */
export const changedSincePreview = (): Problem => new Problem('grade-file.changed', 409);
export const hasErrors = (): Problem => new Problem('grade-file.has-errors', 400);
