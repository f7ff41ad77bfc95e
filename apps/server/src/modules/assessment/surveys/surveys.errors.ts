import { Problem } from '../../../kernel/problem.ts';

export const alreadyPublished = (): Problem => new Problem('survey.already-published', 409);
export const notPublished = (): Problem => new Problem('survey.not-published', 409);
export const alreadyAnswered = (): Problem => new Problem('survey.already-answered', 409);
export const surveyClosed = (): Problem => new Problem('survey.closed', 409);
/** Somebody has answered: only the wording of questions may change. */
export const questionsFixed = (): Problem => new Problem('survey.questions-fixed', 409);
export const anonymityFixed = (): Problem => new Problem('survey.anonymity-fixed', 409);
export const resultsHidden = (): Problem => new Problem('survey.results-hidden', 403);
/** Answers of an anonymous survey can't be separated by who gave them. */
export const notFilterable = (): Problem => new Problem('survey.not-filterable', 409);
/** It waits for its lesson, which the caller can't open yet. */
export const lessonLocked = (): Problem => new Problem('subsection.locked', 409);
export const inAnotherLesson = (): Problem => new Problem('survey.in-another-lesson', 409);
