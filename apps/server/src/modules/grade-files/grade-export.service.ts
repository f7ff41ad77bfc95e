import { type GradeCell, unpackRow } from '@sullam/domain/grading/grade-row.ts';
import { chooseText, type Localized } from '@sullam/domain/localized.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { csvFile } from '../../kernel/csv.ts';
import { type Tx, transaction } from '../../kernel/database/database.ts';
import { type WorkbookCell, writeWorkbook } from '../../kernel/workbook.ts';
import { accessGradebook, type GradeItem } from '../grade-items/grade-items.public.ts';
import { eachTotal, type GradedLearner, GradeRows, listLearners, readOpenGradebook } from '../grades/grades.public.ts';
import { cellOfPoints } from './cell-text.ts';
import { fileWords } from './file-words.ts';
import type { FileScope } from './grade-files.schemas.ts';

type Cells = string[];

const text = (context: MemberContext, words: Localized | null): string =>
  (words && chooseText(words, context.language)?.text) ?? '';

/** "Essay (10) [12]": the number in brackets is how the column is known when the file comes back. */
const headerOf = (context: MemberContext, { title, maximumPoints, gradeItemId }: GradeItem): string =>
  `${text(context, title)} (${maximumPoints}) [${gradeItemId}]`;

function headers(context: MemberContext, t: Translator, items: readonly GradeItem[]): Cells {
  return [
    t('grade-files.columns.learner'),
    t('grade-files.columns.firstName'),
    t('grade-files.columns.lastName'),
    t('grade-files.columns.email'),
    ...items.map((item) => headerOf(context, item)),
    t('grade-files.columns.current'),
    t('grade-files.columns.final'),
    t('grade-files.columns.letter'),
    t('grade-files.columns.passed'),
  ];
}

function cellOf(t: Translator, grade: GradeCell): string {
  switch (grade.state) {
    case 'MARKED':
      return cellOfPoints(grade.points ?? '');
    case 'EXCUSED':
      return t('grade-files.states.excused');
    case 'MISSING':
      return t('grade-files.states.missing');
    case 'PENDING':
      return t('grade-files.states.pending');
    default:
      return '';
  }
}

function lineOf(
  context: MemberContext,
  t: Translator,
  rows: GradeRows,
  totalsOf: ReturnType<GradeRows['totals']>,
  learner: GradedLearner,
): Cells {
  const row = rows.of(learner.stored);
  const { current, final } = totalsOf(row);
  const passed = final.passed ? t('grade-files.values.yes') : t('grade-files.values.no');
  return [
    String(learner.userId),
    learner.firstName,
    learner.lastName,
    learner.email,
    ...unpackRow(row).map((cell) => cellOf(t, cell)),
    current.text ?? '',
    final.text ?? '',
    text(context, final.letter),
    final.passed === null ? '' : passed,
  ];
}

async function readLines(
  context: MemberContext,
  tx: Tx,
  t: Translator,
  { courseId, courseGroupId }: FileScope,
): Promise<Cells[]> {
  const [open, { learners }] = await Promise.all([
    readOpenGradebook(context, tx, courseId),
    listLearners(tx, courseId, { courseGroupId }),
  ]);
  const rows = new GradeRows(open);
  const totalsOf = rows.totals();
  const lines = await eachTotal(learners, (learner) => lineOf(context, t, rows, totalsOf, learner));
  return [headers(context, t, open.structure.items), ...lines];
}

/** A number that a spreadsheet holds exactly is one there; everything else is text. */
const NUMBER = /^-?(?=[\d.]{1,16}$)\d+(\.\d+)?$/;

const sheetCell = (value: string): WorkbookCell => (NUMBER.test(value) ? Number(value) : value);

export interface GradeFile {
  name: string;
  contentType: string;
  bytes: Buffer | string;
}

/** The grades of a course, or of a group of it, as a file that can be imported again. */
export async function exportGrades(
  context: MemberContext,
  scope: FileScope,
  format: 'csv' | 'xlsx',
): Promise<GradeFile> {
  const { courseId, courseGroupId } = scope;
  const t = await fileWords(context, context.language);
  const lines = await transaction(context, async (tx) => {
    await accessGradebook(context, tx, courseId, 'edit');
    await audit(context, tx, {
      action: 'grades.export',
      noun: 'course',
      nounId: courseId,
      changes: { format, ...(courseGroupId === undefined ? {} : { courseGroupId }) },
    });
    return readLines(context, tx, t, scope);
  });
  const name = `grades-${courseId}${courseGroupId === undefined ? '' : `-group-${courseGroupId}`}.${format}`;
  if (format === 'csv') return { name, contentType: 'text/csv; charset=utf-8', bytes: csvFile(lines) };
  const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const [head = [], ...rows] = lines;
  const bytes = await writeWorkbook([head, ...rows.map((row) => row.map(sheetCell))], {
    sheet: t('grade-files.values.sheet'),
    isRightToLeft: context.language === 'ar',
  });
  return { name, contentType, bytes };
}
