import { db, type Tx } from '../../../kernel/database/database.ts';

export interface Written {
  title: string;
  provider: string;
  link: string | null;
  started_on: string | null;
  finished_on: string;
  minutes: number;
  media_id: number | null;
}

export async function insertExternalCourse(tx: Tx, userId: number, written: Written, now: Date) {
  const row = await tx.one(
    db
      .insertInto('external_courses')
      .values({ ...written, user_id: userId, created_at: now, updated_at: now })
      .returning('external_course_id as externalCourseId'),
  );
  return row!;
}

/** What was written; nobody has decided about it. */
export const updateExternalCourse = (tx: Tx, externalCourseId: number, written: Written, version: number, now: Date) =>
  tx.run(
    db
      .updateTable('external_courses')
      .set({
        ...written,
        status: 'PENDING',
        reason: '',
        decided_by: null,
        course_id: null,
        decided_at: null,
        updated_at: now,
        version: version + 1,
      })
      .where('external_course_id', '=', externalCourseId),
  );

export const deleteExternalCourse = (tx: Tx, externalCourseId: number) =>
  tx.run(db.deleteFrom('external_courses').where('external_course_id', '=', externalCourseId));

interface Decided {
  status: 'APPROVED' | 'REFUSED';
  reason: string;
  decidedBy: number;
  courseId: number | null;
  version: number;
}

export const updateDecision = (
  tx: Tx,
  externalCourseId: number,
  { status, reason, decidedBy, courseId, version }: Decided,
  now: Date,
) =>
  tx.run(
    db
      .updateTable('external_courses')
      .set({
        ...{ status, reason, decided_by: decidedBy, course_id: courseId },
        ...{ decided_at: now, updated_at: now, version: version + 1 },
      })
      .where('external_course_id', '=', externalCourseId),
  );

/** What stood for a course that is deleted stands for none: the learning elsewhere itself stays approved. */
export async function forgetRecognizedCourse(tx: Tx, courseId: number): Promise<void> {
  await tx.run(db.updateTable('external_courses').set({ course_id: null }).where('course_id', '=', courseId));
}
