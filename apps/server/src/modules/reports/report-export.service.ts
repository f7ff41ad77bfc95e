import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { csvFile } from '../../kernel/csv.ts';
import { type Tx, transaction } from '../../kernel/database/database.ts';
import { plainMoment } from '../../kernel/plain-moment.ts';
import { type WorkbookCell, writeWorkbook } from '../../kernel/workbook.ts';
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

function lineOf(asked: Asked, columns: readonly ReportColumn[], row: ReportRow): WorkbookCell[] {
  const cells = row.cells.map((cell, at) =>
    columns[at]?.format === 'DATE' && typeof cell === 'string'
      ? plainMoment(cell, asked.context.configuration.time_zone)
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
): AsyncGenerator<WorkbookCell[][]> {
  const columns = kind.columns(asked, words);
  yield [headOf(columns, words)];
  for (let skip = 0; ; skip += size) {
    const rows = await kind.rows(asked, tx, { ...listed, skip, take: size }, words);
    if (rows.length > 0) yield rows.map((row) => lineOf(asked, columns, row));
    if (rows.length < size) return;
  }
}

export interface ReportFile {
  name: string;
  contentType: string;
  bytes: Buffer | string;
}

/** The list of a report as a file, as it stands on the screen, without pages. */
export async function exportReport(
  context: MemberContext,
  kind: ReportKind,
  courseId: number | null,
  narrowing: Asked['narrowing'],
  listed: Pick<Listed, 'of' | 'search' | 'sort'>,
  format: 'csv' | 'xlsx',
): Promise<ReportFile> {
  const words = await reportWords(context, kind.words);
  const lines = await transaction(context, async (tx) => {
    const asked = await askReport(context, tx, kind, courseId, narrowing);
    const count = await kind.count(asked, tx, listed);
    if (count > MOST_AT_ONCE) throw tooManyRows(count, MOST_AT_ONCE);
    // names and addresses of many people leave the system: it is written down who took them
    await audit(context, tx, {
      action: 'report.export',
      noun: courseId === null ? 'organization' : 'course',
      nounId: courseId ?? context.organizationId,
      changes: { kind: kind.kind, format, count },
    });
    const all: WorkbookCell[][] = [];
    for await (const page of readLines(kind, asked, tx, listed, words)) all.push(...page);
    return all;
  });
  const name = `${kind.kind}${courseId === null ? '' : `-${courseId}`}.${format}`;
  if (format === 'csv') return { name, contentType: 'text/csv; charset=utf-8', bytes: csvFile(lines) };
  return {
    name,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: await writeWorkbook(lines, {
      sheet: kind.title(words),
      isRightToLeft: context.language === 'ar',
    }),
  };
}
