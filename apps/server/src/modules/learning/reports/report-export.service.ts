import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { momentCell, type TableLine } from '../../../kernel/table-cells.ts';
import { type TableFile, type TableFormat, tableFile } from '../../../kernel/table-file.ts';
import { findCourseTitle } from '../courses/courses.public.ts';
import type { Asked, Listed, ReportKind } from './report-kind.ts';
import { askReport } from './report-reading.service.ts';
import { PAGE_OF_FILE } from './report-rows.ts';
import { type ReportWords, reportWords } from './report-words.ts';
import { tooManyRows } from './reports.errors.ts';
import type { ReportColumn, ReportRow } from './reports.schemas.ts';

/** A file of more rows is made by a job. */
export const MOST_AT_ONCE = 20_000;

const PERSON = ['firstName', 'lastName', 'email'] as const;

const headOf = (columns: readonly ReportColumn[], { t }: ReportWords): string[] => [
  ...PERSON.map((column) => t(`report-texts.columns.${column}`)),
  ...columns.map(({ label }) => label),
];

function lineOf(asked: Asked, columns: readonly ReportColumn[], row: ReportRow): TableLine {
  const cells = row.cells.map((cell, at) =>
    columns[at]?.format === 'DATE' && typeof cell === 'string'
      ? momentCell(cell, asked.context.configuration.time_zone)
      : cell,
  );
  return [row.firstName, row.lastName, row.email, ...cells];
}

/** All rows of a list, its head first, page by page. */
export async function* readLines(
  kind: ReportKind,
  asked: Asked,
  tx: Tx,
  listed: Pick<Listed, 'of' | 'search' | 'sort'>,
  words: ReportWords,
  size = PAGE_OF_FILE,
): AsyncGenerator<TableLine[]> {
  const columns = kind.columns(asked, words);
  yield [headOf(columns, words)];
  for (let skip = 0; ; skip += size) {
    const rows = await kind.rows(asked, tx, { ...listed, skip, take: size }, words);
    if (rows.length > 0) yield rows.map((row) => lineOf(asked, columns, row));
    if (rows.length < size) return;
  }
}

/** The list of a report as a file, as it stands on the screen, without pages. */
export async function exportReport(
  context: MemberContext,
  kind: ReportKind,
  courseId: number | null,
  narrowing: Asked['narrowing'],
  listed: Pick<Listed, 'of' | 'search' | 'sort'>,
  format: TableFormat,
): Promise<TableFile> {
  const words = await reportWords(context, kind.words);
  const { lines, of } = await transaction(context, async (tx) => {
    const asked = await askReport(context, tx, kind, courseId, narrowing);
    const count = await kind.count(asked, tx, listed);
    if (count > MOST_AT_ONCE) throw tooManyRows(count, MOST_AT_ONCE);
    const all: TableLine[] = [];
    for await (const page of readLines(kind, asked, tx, listed, words)) all.push(...page);
    // names and addresses of many people leave the system: it is written down who took them
    await audit(context, tx, {
      action: 'report.export',
      noun: courseId === null ? 'organization' : 'course',
      nounId: courseId ?? context.organizationId,
      changes: { kind: kind.kind, format, count },
    });
    return { lines: all, of: courseId === null ? null : await findCourseTitle(tx, courseId) };
  });
  return tableFile(context, format, lines, { title: kind.title(words), of });
}
