import { DAY } from '@sullam/domain/limits.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { fileName } from '../../../kernel/file-name.ts';
import { notFound } from '../../../kernel/problem.ts';
import { TABLE_TYPES, type TableFormat } from '../../../kernel/table-file.ts';
import { findCourseTitle } from '../courses/courses.public.ts';
import { MAKE_FILE } from './report-files.jobs.ts';
import { findFile, insertFile, listFiles } from './report-files.repository.ts';
import type { NewReportFile, ReportFileList } from './report-files.schemas.ts';
import { askReport } from './report-reading.service.ts';
import { findKind } from './report-views.service.ts';
import { reportWords } from './report-words.ts';
import { accessReports } from './reports.access.ts';

/** A file is there for a week. */
const KEPT_DAYS = 7;

/** Lets a list be made into a file by a job. */
export const requestFile = (context: MemberContext, asked: NewReportFile) =>
  transaction(context, async (tx) => {
    const { courseId = null, kind: name, of, search, sort, format = 'csv', ...narrowing } = asked;
    const kind = findKind(context, name, courseId);
    const settled = await askReport(context, tx, kind, courseId, narrowing);
    const listed = { ...(of ? { of } : {}), ...(search ? { search } : {}), ...(sort ? { sort } : {}) };
    const rowCount = await kind.count(settled, tx, listed);
    const now = context.clock.now();
    const reportFileId = await insertFile(tx, {
      userId: context.caller.userId,
      courseId,
      kind: name,
      narrowing: settled.narrowing,
      listed,
      language: context.language,
      format,
      rowCount,
      now,
      expiresAt: new Date(now.getTime() + KEPT_DAYS * DAY),
    });
    await audit(context, tx, {
      action: 'report.export',
      noun: courseId === null ? 'organization' : 'course',
      nounId: courseId ?? context.organizationId,
      changes: { kind: name, format, count: rowCount },
    });
    await context.jobs.enqueue(tx, context.organizationId, MAKE_FILE, { reportFileId });
    return { reportFileId };
  });

/** The caller's own files. */
export const readFiles = (context: MemberContext): Promise<ReportFileList> =>
  reading(context, async (tx) => {
    const rows = await listFiles(tx, context.caller.userId);
    return {
      data: rows.map(({ createdAt, expiresAt, status, reportFileId, kind, courseId, doneCount, rowCount }) => ({
        reportFileId,
        kind,
        courseId,
        doneCount,
        rowCount,
        status: status as 'WAITING' | 'READY' | 'FAILED',
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
    };
  });

/** A file of one's own, as long as one may still read what is in it. */
export async function findReady(context: MemberContext, reportFileId: number) {
  return reading(context, async (tx) => {
    const file = await findFile(tx, reportFileId);
    if (file?.userId !== context.caller.userId || file.storageKey === null) throw notFound();
    if (file.expiresAt <= context.clock.now()) throw notFound();
    await accessReports(context, tx, file.courseId);
    const kind = findKind(context, file.kind, file.courseId);
    const words = await reportWords(context, kind.words);
    const of = file.courseId === null ? null : await findCourseTitle(tx, file.courseId);
    const format = file.format as TableFormat;
    return {
      name: fileName(context, format, { title: kind.title(words), of }),
      type: TABLE_TYPES[format],
      storageKey: file.storageKey,
    };
  });
}
