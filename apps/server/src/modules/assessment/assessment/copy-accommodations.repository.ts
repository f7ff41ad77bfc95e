import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { type CourseCopy, shiftedDate } from '../../learning/courses/courses.public.ts';

/** What was granted to groups in a lesson, for the copies of both. Grants to learners stay behind. */
export async function copyGroupAccommodations(
  context: MemberContext,
  tx: Tx,
  copy: CourseCopy,
  { from, to }: { from: number; to: number },
): Promise<void> {
  for (const [group, groupCopy] of copy.courseGroupIds)
    await tx.run(
      db
        .insertInto('accommodations')
        .columns([
          'organization_id',
          'course_subsection_id',
          'course_group_id',
          'extra_minutes',
          'extra_percent',
          'extra_attempts',
          'opens_at',
          'due_at',
          'closes_at',
          'note',
          'granted_by',
          'granted_at',
        ])
        .expression(
          db
            .selectFrom('accommodations as a')
            .select([
              'a.organization_id',
              sql<number>`${to}::bigint`.as('to'),
              sql<number>`${groupCopy}::bigint`.as('group'),
              'a.extra_minutes',
              'a.extra_percent',
              'a.extra_attempts',
              shiftedDate(context, copy, 'a.opens_at').as('opens'),
              shiftedDate(context, copy, 'a.due_at').as('due'),
              shiftedDate(context, copy, 'a.closes_at').as('closes'),
              'a.note',
              sql<number>`${context.caller.userId}::bigint`.as('by'),
              sql<Date>`${context.clock.now()}::timestamptz`.as('at'),
            ])
            .where('a.course_subsection_id', '=', from)
            .where('a.course_group_id', '=', group),
        ),
    );
}
