import type { LectureKind } from '@sullam/domain/lectures/lecture.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { db, reading } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { accessCourse } from '../../learning/courses/courses.public.ts';
import type { LecturesAhead } from './lecture-times.schemas.ts';

/** The first lecture that isn't over, with how many there are; without a row nothing is to come. */
const firstAhead = statement(({ courseId, now }: { courseId: number; now: Date }) =>
  db
    .selectFrom('lecture_hours as l')
    .select(['l.kind', 'l.starts_at', 'l.ends_at', 'l.zone', 'l.place', 'l.location', 'l.capacity'])
    .select(sql<number>`(count(*) over ())::int`.as('ahead_count'))
    .select([
      sql<number>`(select count(*)::int from lecture_hours x where ${inOrganization('x')} and x.course_id = l.course_id
        and x.status = 'PLANNED' and x.is_published)`.as('count'),
      sql<number>`(select count(*)::int from learners n where ${inOrganization('n')} and n.course_id = l.course_id)`.as(
        'learner_count',
      ),
    ])
    .where('l.course_id', '=', courseId)
    .where('l.status', '=', 'PLANNED')
    .where('l.is_published', '=', true)
    .where('l.ends_at', '>', now)
    .orderBy('l.starts_at')
    .orderBy('l.lecture_id')
    .limit(1),
);

/**
 * What a course says of its lectures to who may see it without being in it: when and where the next one is, and never how a meeting
 * is entered.
 */
export async function readLecturesAhead(context: RequestContext, courseId: number): Promise<LecturesAhead> {
  const row = await reading(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'see');
    return tx.one(firstAhead({ courseId, now: context.clock.now() }));
  });
  if (!row) return { next: null, count: 0, aheadCount: 0 };
  const isOnCampus = row.kind === 'ON_CAMPUS';
  return {
    next: {
      kind: row.kind as LectureKind,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      zone: row.zone,
      // what stands there of a meeting may be its address
      place: isOnCampus ? (row.place as Localized) : {},
      location: isOnCampus ? (row.location as Localized) : {},
      seats:
        isOnCampus && row.capacity !== null
          ? { count: row.capacity, left: Math.max(0, row.capacity - row.learner_count) }
          : null,
    },
    count: row.count,
    aheadCount: row.ahead_count,
  };
}
