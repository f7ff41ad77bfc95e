// Written by `npm run generate` from the folder places/. Do not edit.
import { find as assignments } from './places/assignments.places.ts';
import { find as bundles } from './places/bundles.places.ts';
import { find as certificates } from './places/certificates.places.ts';
import { find as checklists } from './places/checklists.places.ts';
import { find as coachLearners } from './places/coach-learners.places.ts';
import { find as coaches } from './places/coaches.places.ts';
import { find as coachingSessions } from './places/coaching-sessions.places.ts';
import { find as courseContent } from './places/course-content.places.ts';
import { find as courseLife } from './places/course-life.places.ts';
import { find as credit } from './places/credit.places.ts';
import { find as discussions } from './places/discussions.places.ts';
import { find as events } from './places/events.places.ts';
import { find as exams } from './places/exams.places.ts';
import { find as gradebook } from './places/gradebook.places.ts';
import { find as groupSessions } from './places/group-sessions.places.ts';
import { find as groups } from './places/groups.places.ts';
import { find as leaving } from './places/leaving.places.ts';
import { find as lectures } from './places/lectures.places.ts';
import { find as orders } from './places/orders.places.ts';
import { find as questions } from './places/questions.places.ts';
import { find as rubrics } from './places/rubrics.places.ts';
import { find as seats } from './places/seats.places.ts';
import { find as specializations } from './places/specializations.places.ts';
import { find as surveys } from './places/surveys.places.ts';

/** Who finds them, noun by noun. */
export const FINDERS = [assignments, bundles, certificates, checklists, coachLearners, coaches, coachingSessions, courseContent, courseLife, credit, discussions, events, exams, gradebook, groupSessions, groups, leaving, lectures, orders, questions, rubrics, seats, specializations, surveys];

type Found<Find extends (...given: never) => Promise<unknown>> = Awaited<ReturnType<Find>>;
/** Where things of the demo are. */
export type Places =
  Found<typeof assignments>
  & Found<typeof bundles>
  & Found<typeof certificates>
  & Found<typeof checklists>
  & Found<typeof coachLearners>
  & Found<typeof coaches>
  & Found<typeof coachingSessions>
  & Found<typeof courseContent>
  & Found<typeof courseLife>
  & Found<typeof credit>
  & Found<typeof discussions>
  & Found<typeof events>
  & Found<typeof exams>
  & Found<typeof gradebook>
  & Found<typeof groupSessions>
  & Found<typeof groups>
  & Found<typeof leaving>
  & Found<typeof lectures>
  & Found<typeof orders>
  & Found<typeof questions>
  & Found<typeof rubrics>
  & Found<typeof seats>
  & Found<typeof specializations>
  & Found<typeof surveys>;
