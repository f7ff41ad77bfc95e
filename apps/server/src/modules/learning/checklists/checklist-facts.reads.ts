import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import type { LoggedFacts } from '../activity-log/activity-log.public.ts';

const noCourse = sql<number | null>`null::bigint`.as('course_id');

/** What of their checklists somebody has done, with the approval that it needs. */
export const itemFacts: LoggedFacts = {
  type: 'CHECKLIST_ITEM_DONE',
  feature: 'checklists',
  facts: ({ userId }) =>
    db
      .selectFrom('student_checklist_items as x')
      .innerJoin('checklist_items as i', 'i.checklist_item_id', 'x.checklist_item_id')
      .select(['x.changed_at as occurred_at', sql<string>`x.student_checklist_item_id::text`.as('subject'), noCourse])
      .select('i.title')
      .where('x.user_id', '=', userId)
      .where('x.state', '=', 'DONE'),
  path: (subject) => `/checklist/items/${subject}`,
};

/** The checklists of which everything is done. */
export const checklistFacts: LoggedFacts = {
  type: 'CHECKLIST_COMPLETED',
  feature: 'checklists',
  facts: ({ userId }) =>
    db
      .selectFrom('student_checklists as x')
      .innerJoin('checklists as l', 'l.checklist_id', 'x.checklist_id')
      .select([
        sql<Date>`x.completed_at`.as('occurred_at'),
        sql<string>`x.student_checklist_id::text`.as('subject'),
        noCourse,
      ])
      .select('l.title')
      .where('x.user_id', '=', userId)
      .where('x.completed_at', 'is not', null),
  path: (subject) => `/checklist/${subject}`,
};
