import type { AttendanceSource, AttendanceStatus } from '@sullam/domain/attendance/attendance.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';

/** The marks of people in sessions, by `session.person`. */
export async function readStatuses(tx: Tx, sessionIds: readonly number[], userIds: readonly number[]) {
  const rows = await tx.all(
    db
      .selectFrom('attendance_records')
      .select(['attendance_session_id as sessionId', 'user_id as userId'])
      .select(sql<AttendanceStatus>`status`.as('status'))
      .where(sql<boolean>`attendance_session_id = any(${[...sessionIds]}::bigint[])`)
      .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`),
  );
  return new Map(rows.map(({ sessionId, userId, status }) => [`${sessionId}.${userId}`, status]));
}

/** How those who came to closed sessions of a course were marked, the most frequent way first. */
export const countSources = (tx: Tx, courseId: number) =>
  tx.sql<{ source: AttendanceSource; count: number }[]>`
      select r.source, count(*)::int as count from attendance_records r
      join attendance_sessions s on ${inOrganization('s')} and s.attendance_session_id = r.attendance_session_id
      where ${inOrganization('r')} and r.course_id = ${courseId} and s.state = 'CLOSED' and not s.is_cancelled
        and r.status in ('PRESENT', 'LATE')
      group by r.source order by 2 desc, 1`;

/** How many came in how many minutes after the start, in steps of five. */
export const countMinutes = (tx: Tx, courseId: number) =>
  tx.sql<{ minute: number; count: number }[]>`
      select (floor(extract(epoch from r.marked_at - s.starts_at) / 300) * 5)::int as minute, count(*)::int as count
      from attendance_records r
      join attendance_sessions s on ${inOrganization('s')} and s.attendance_session_id = r.attendance_session_id
      where ${inOrganization('r')} and r.course_id = ${courseId} and s.state = 'CLOSED' and not s.is_cancelled
        and r.status in ('PRESENT', 'LATE') and r.source in ('QR', 'CODE', 'JOIN')
        and r.marked_at between s.starts_at - interval '30 minutes' and s.starts_at + interval '60 minutes'
      group by 1 order by 1`;
