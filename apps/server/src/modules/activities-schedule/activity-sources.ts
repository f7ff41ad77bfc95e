import type { Activity, ActivityKind, ActivitySpan } from '@sullam/domain/activities.ts';
import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { readAssignmentActivities } from '../assignment-standings/assignment-standings.public.ts';
import { readExamActivities } from '../exam-scores/exam-scores.public.ts';
import { readSurveyActivities } from '../surveys/surveys.public.ts';

/** Where activities come from: the modules that own them. */
interface ActivitySource {
  kinds: readonly ActivityKind[];
  /** Also while the lesson waits for another one: who must do it by a date has to know of it before. */
  isShownWaiting: boolean;
  /** What the caller may see, with the caller's own times. What lies outside the span may be among it. */
  read(context: MemberContext, tx: Tx, span: ActivitySpan): Promise<Activity[]>;
}

/** A new kind of activity is a line here and its words in `packages/domain/src/activities.ts`. */
export const ACTIVITY_SOURCES: readonly ActivitySource[] = [
  { kinds: ['EXAM'], isShownWaiting: true, read: readExamActivities },
  { kinds: ['ASSIGNMENT'], isShownWaiting: true, read: readAssignmentActivities },
  { kinds: ['SURVEY', 'POLL'], isShownWaiting: false, read: readSurveyActivities },
];
