import type { CoachPart } from '@sullam/domain/coaching/coach.ts';
import { Problem } from '../../../kernel/problem.ts';

const FIELDS: Record<CoachPart, string> = {
  TITLE: 'title',
  SUMMARY: 'summary',
  DESCRIPTION: 'description',
  LANGUAGES: 'languages',
  TOPICS: 'topicIds',
};

/** All that is missing is named, at the fields where it is entered. */
export const incompleteCoach = (missing: readonly CoachPart[]): Problem =>
  new Problem('coach.incomplete', 409, {
    details: missing.map((part) => ({ path: FIELDS[part], code: 'required', values: {} })),
  });
/** The status does not allow this step. */
export const coachNotReady = (): Problem => new Problem('coach.not-ready', 409);
export const alreadyCoach = (): Problem => new Problem('coach.already-coach', 409);
export const tooManyCoachRows = (most: number): Problem =>
  new Problem('coach.too-many-rows', 409, { values: { most } });
export const languageListed = (): Problem => new Problem('coach.language-listed', 409);
