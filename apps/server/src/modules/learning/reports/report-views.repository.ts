import type { Language } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import type { Asked } from './report-kind.ts';
import type { ReportRhythm } from './report-views.schemas.ts';

/** Views of a course, or of the organisation: the caller's own, and those that are for everybody who may read them. */
export const listViews = (tx: Tx, userId: number, courseId: number | null) =>
  tx.all(
    db
      .selectFrom('report_views as v')
      .innerJoin('member_names as p', 'p.user_id', 'v.user_id')
      .leftJoin('report_mails as m', (join) =>
        join.onRef('m.report_view_id', '=', 'v.report_view_id').on('m.user_id', '=', userId),
      )
      .select(['v.report_view_id as reportViewId', 'v.kind', 'v.name', 'v.narrowing', 'v.is_shared as isShared'])
      .select(['p.first_name as firstName', 'p.last_name as lastName', 'v.user_id as userId', 'm.rhythm'])
      .where('v.course_id', courseId === null ? 'is' : '=', courseId)
      .where(({ or, eb }) => or([eb('v.user_id', '=', userId), eb('v.is_shared', '=', true)]))
      .orderBy('v.name')
      .orderBy('v.report_view_id'),
  );

export const findView = (tx: Tx, reportViewId: number) =>
  tx.one(
    db
      .selectFrom('report_views')
      .select(['report_view_id as reportViewId', 'user_id as userId', 'course_id as courseId', 'is_shared as isShared'])
      .select(['kind', 'name', 'narrowing'])
      .where('report_view_id', '=', reportViewId),
  );

interface NewView {
  userId: number;
  courseId: number | null;
  kind: string;
  name: string;
  narrowing: Asked['narrowing'];
  isShared: boolean;
  now: Date;
}

export async function insertView(tx: Tx, view: NewView): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('report_views')
      .values({
        user_id: view.userId,
        course_id: view.courseId,
        kind: view.kind,
        name: view.name,
        narrowing: json(view.narrowing),
        is_shared: view.isShared,
        created_at: view.now,
      })
      .returning('report_view_id'),
  );
  return row!.report_view_id;
}

export const updateView = (tx: Tx, reportViewId: number, change: { name?: string; isShared?: boolean }) =>
  tx.run(
    db
      .updateTable('report_views')
      .set({
        ...(change.name === undefined ? {} : { name: change.name }),
        ...(change.isShared === undefined ? {} : { is_shared: change.isShared }),
      })
      .where('report_view_id', '=', reportViewId),
  );

export const deleteView = (tx: Tx, reportViewId: number) =>
  tx.run(db.deleteFrom('report_views').where('report_view_id', '=', reportViewId));

/** Whoever else got a view by mail gets it no longer: it isn't theirs to read any more. */
export const deleteOthersMails = (tx: Tx, reportViewId: number, userId: number) =>
  tx.run(db.deleteFrom('report_mails').where('report_view_id', '=', reportViewId).where('user_id', '!=', userId));

export const deleteMail = (tx: Tx, reportViewId: number, userId: number) =>
  tx.run(db.deleteFrom('report_mails').where('report_view_id', '=', reportViewId).where('user_id', '=', userId));

export const upsertMail = (
  tx: Tx,
  mail: { reportViewId: number; userId: number; rhythm: ReportRhythm; nextAt: Date },
) =>
  tx.run(
    db
      .insertInto('report_mails')
      .values({ report_view_id: mail.reportViewId, user_id: mail.userId, rhythm: mail.rhythm, next_at: mail.nextAt })
      .onConflict((conflict) =>
        conflict
          .columns(['organization_id', 'report_view_id', 'user_id'])
          .doUpdateSet({ rhythm: mail.rhythm, next_at: mail.nextAt }),
      ),
  );

/** A mail that is due, held until the transaction ends, so that two jobs don't send it twice. */
export const lockDueMail = (tx: Tx, now: Date) =>
  tx.one(
    db
      .selectFrom('report_mails')
      .select(['report_view_id as reportViewId', 'user_id as userId', 'rhythm'])
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .orderBy('report_view_id')
      .orderBy('user_id')
      .limit(1)
      .forUpdate()
      .skipLocked(),
  );

/** To whom mails go, and in which language. */
export const findReceiver = (tx: Tx, userId: number) =>
  tx.one(
    db
      .selectFrom('member_records')
      .select(['email', 'first_name as firstName', sql<Language>`language`.as('language')])
      .where('user_id', '=', userId),
  );
