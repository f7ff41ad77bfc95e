import { type GradeCell, unpackRow } from '@sullam/domain/grading/grade-row.ts';
import { chooseText, type Localized } from '@sullam/domain/localized.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx, transaction } from '../../../kernel/database/database.ts';
import type { TableCell } from '../../../kernel/table-cells.ts';
import { type TableFile, type TableFormat, tableFile } from '../../../kernel/table-file.ts';
import { mapInSlices } from '../../../kernel/time-slices.ts';
import { findCourseTitle } from '../../learning/courses/courses.public.ts';
import { accessGradebook, type GradeItem } from '../grade-items/grade-items.public.ts';
import { type GradedLearner, GradeRows, listLearners, readOpenGradebook } from '../grades/grades.public.ts';
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
  const open = await readOpenGradebook(context, tx, courseId);
  const { learners } = await listLearners(tx, courseId, { courseGroupId });
  const rows = new GradeRows(open);
  const totalsOf = rows.totals();
  const lines = await mapInSlices(learners, (learner) => lineOf(context, t, rows, totalsOf, learner));
  return [headers(context, t, open.structure.items), ...lines];
}

/** The course, and the group of it: what the file is about. */
async function subjectOf(context: MemberContext, tx: Tx, { courseId, courseGroupId = 0 }: FileScope): Promise<string> {
  const course = await findCourseTitle(tx, courseId);
  const group = await tx.one(
    db
      .selectFrom('course_group_names')
      .select('name')
      .where('course_id', '=', courseId)
      .where('course_group_id', '=', courseGroupId),
  );
  return [text(context, course), text(context, (group?.name ?? null) as Localized | null)].filter(Boolean).join(' - ');
}

/** A number that a spreadsheet holds exactly is one there; everything else is text. */
const NUMBER = /^-?(?=[\d.]{1,16}$)\d+(\.\d+)?$/;

const sheetCell = (value: string): TableCell => (NUMBER.test(value) ? Number(value) : value);

/** The grades of a course, or of a group of it, as a file that can be imported again. */
export async function exportGrades(context: MemberContext, scope: FileScope, format: TableFormat): Promise<TableFile> {
  const { courseId, courseGroupId } = scope;
  const t = await fileWords(context, context.language);
  const { lines, of } = await transaction(context, async (tx) => {
    await accessGradebook(context, tx, courseId, 'edit');
    await audit(context, tx, {
      action: 'grades.export',
      noun: 'course',
      nounId: courseId,
      changes: { format, ...(courseGroupId === undefined ? {} : { courseGroupId }) },
    });
    return { lines: await readLines(context, tx, t, scope), of: await subjectOf(context, tx, scope) };
  });
  const [head = [], ...rows] = lines;
  // numbers are numbers in a workbook; in CSV they are what the file says
  const table = format === 'csv' ? lines : [head, ...rows.map((row) => row.map(sheetCell))];
  return tableFile(context, format, table, { title: t('grade-files.values.sheet'), of });
}
