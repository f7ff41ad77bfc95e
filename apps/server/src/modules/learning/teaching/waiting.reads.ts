import { DAY } from '@sullam/domain/limits.ts';
import { AGENDA_DAYS, type AgendaEntry, inOrderOfWaiting, type WaitingWork } from '@sullam/domain/waiting.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { courseViewerOf, worksOnCourse } from '../courses/courses.public.ts';
import type { WaitingForMe } from './waiting.schemas.ts';
import { type TaughtCourses, waitingSources } from './waiting-sources.ts';

const TO_MARK: ReadonlySet<WaitingWork['kind']> = new Set(['SUBMISSIONS', 'ANSWERS']);

/** Courses that the caller makes or teaches; those that are only governed by the caller aren't among them. */
async function findTaughtCourses(context: MemberContext, tx: Tx): Promise<TaughtCourses> {
  const rows = await tx.all(
    db
      .selectFrom('course_overviews as c')
      .select(['c.course_id as courseId', 'c.title'])
      .where(worksOnCourse({ ...courseViewerOf(context), governs: false }))
      .where('c.status', '<>', 'ARCHIVED'),
  );
  return new Map(rows.map(({ courseId, title }) => [courseId, title]));
}

/** What waits for the caller in the studio, and what happens in the next days in the courses that they teach. */
export async function readWaiting(context: MemberContext, tx: Tx): Promise<WaitingForMe> {
  const from = context.clock.now();
  const span = { from, to: new Date(from.getTime() + AGENDA_DAYS * DAY) };
  const courses = await findTaughtCourses(context, tx);
  const sources = context.extensions
    .of(waitingSources)
    .filter(({ feature }) => feature === undefined || context.features[feature]);
  const works: WaitingWork[] = [];
  const agenda: AgendaEntry[] = [];
  for (const source of sources) {
    works.push(...(await source.read(context, tx, courses)));
    agenda.push(...((await source.agenda?.(context, tx, courses, span)) ?? []));
  }
  const waiting = inOrderOfWaiting(works);
  const sum = (counted: readonly WaitingWork[]) => counted.reduce((total, { count }) => total + count, 0);
  return {
    data: waiting.map(({ since, people, ...work }) => ({
      ...work,
      since: since?.toISOString() ?? null,
      people: [...people],
    })),
    total: sum(waiting),
    toMarkCount: sum(waiting.filter(({ kind }) => TO_MARK.has(kind))),
    agenda: agenda
      .sort((one, other) => one.at.getTime() - other.at.getTime())
      .map((entry) => ({ ...entry, at: entry.at.toISOString() })),
  };
}
