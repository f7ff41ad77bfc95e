import { Problem } from '../../kernel/problem.ts';

/** Somebody saved in between; the details name what differs from the version that the caller had. */
export const changedMeanwhile = (changed: readonly string[]): Problem =>
  new Problem('conflict', 409, { details: changed.map((path) => ({ path, code: 'changedMeanwhile', values: {} })) });
/** An exam has taken it: it can be archived, not deleted. */
export const inUse = (): Problem => new Problem('question.in-use', 409);
export const categoryNameTaken = (): Problem => new Problem('category.name-taken', 409);
/** It still has questions or categories in it. */
export const categoryNotEmpty = (): Problem => new Problem('question-category.not-empty', 409);
export const categoryInsideItself = (): Problem => new Problem('question-category.inside-itself', 409);
/** Neither its content nor its name tells what kind of question file it is. */
export const formatUnknown = (): Problem => new Problem('question-file.format-unknown', 415);
export const unreadableFile = (): Problem => new Problem('media.unreadable', 415);
export const fileTooLarge = (): Problem => new Problem('media.too-large', 413);
