import type { AttendanceStatus } from '@sullam/domain/attendance/attendance.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/attendance.ar.ts';
import { messages as english } from '@sullam/strings/areas/attendance.en.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { plainMoment } from '../../../kernel/plain-moment.ts';
import { type TableFormat, tableFile } from '../../../kernel/table-file.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { findCourseTitle } from '../../learning/courses/courses.public.ts';
import { accessAttendance } from '../attendance/attendance.public.ts';
import { readReport } from './attendance-reports.reads.ts';
import type { AttendanceReport } from './attendance-reports.schemas.ts';

const WORDS = { en: english, ar: arabic };
const STATUSES: readonly AttendanceStatus[] = ['PRESENT', 'LATE', 'EXCUSED', 'ABSENT'];
/** A report as a file holds everybody; a course has no more. */
const EVERYBODY = 100_000;

type Cell = string | number;

function linesOf(context: MemberContext, t: Translator, report: AttendanceReport): Cell[][] {
  const head = [
    t('attendance.columns.member'),
    t('attendance.columns.firstName'),
    t('attendance.columns.lastName'),
    ...report.sessions.map(({ title, startsAt }) => {
      const zone = context.configuration.time_zone;
      return `${chooseText(title, context.language)?.text ?? ''} (${plainMoment(startsAt, zone)} ${zone})`;
    }),
    ...STATUSES.map((status) => t(`attendance.statuses.${status}`)),
    t('attendance.columns.percent'),
  ];
  const rows = report.data.map(({ person, statuses, counts, percent }) => [
    person.userId,
    person.firstName,
    person.lastName,
    ...statuses.map((status) => (status === null ? '' : t(`attendance.statuses.${status}`))),
    ...STATUSES.map((status) => counts[status]),
    percent === null ? '' : Number(percent),
  ]);
  return [head, ...rows];
}

/** The attendance of a course as a table: a row a learner, a column a session. */
export async function exportReport(context: MemberContext, courseId: number, format: TableFormat) {
  const t = await translatorOf(context, WORDS);
  const { report, of } = await transaction(context, async (tx) => {
    await accessAttendance(context, tx, courseId, 'edit');
    await audit(context, tx, { action: 'attendance.export', noun: 'course', nounId: courseId, changes: { format } });
    return {
      report: await readReport(context, tx, { courseId, take: EVERYBODY }),
      of: await findCourseTitle(tx, courseId),
    };
  });
  return tableFile(context, format, linesOf(context, t, report), { title: t('attendance.columns.sheet'), of });
}
