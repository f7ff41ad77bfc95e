import { chooseText, type Language } from '@sullam/domain/localized.ts';
import { formatRational } from '@sullam/domain/rational.ts';
import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { csvFile } from '../../kernel/csv.ts';
import { type Tx, transaction } from '../../kernel/database/database.ts';
import { accessSubsectionExam, type HeldExam, percentOf } from '../subsection-exams/subsection-exams.public.ts';
import { listResults } from './exam-results.reads.ts';
import type { ExamStatistics, ResultRow } from './exam-results.schemas.ts';
import { readStatistics } from './statistics.reads.ts';

type Cells = readonly (string | number | null)[];

const MOST_ROWS = 100_000;
const PERCENT_DIGITS = 2;

const RESULT_HEADS = [
  ...['first name', 'last name', 'email', 'attempt', 'state', 'started', 'finished', 'minutes', 'score', 'marks'],
  ...['percent', 'passed', 'answers to mark', 'extra minutes', 'extra percent'],
];

const resultCells = (row: ResultRow): Cells => [
  row.learner?.firstName ?? '',
  row.learner?.lastName ?? '',
  row.learner?.email ?? '',
  row.number,
  row.state,
  row.startedAt,
  row.finishedAt,
  row.spentSeconds === null ? null : Math.round(row.spentSeconds / 60),
  row.score,
  row.marks,
  row.score === null ? null : formatRational(percentOf(row.score, row.marks), PERCENT_DIGITS),
  row.passed === null ? null : row.passed ? 'yes' : 'no',
  row.pendingCount,
  row.accommodation?.extraMinutes ?? null,
  row.accommodation?.extraPercent ?? null,
];

const ITEM_HEADS = [
  ...['question', 'version', 'type', 'answers', 'difficulty', 'discrimination', 'point-biserial correlation'],
  'median seconds',
  ...['choice', 'right', 'chosen by', 'share', 'share of the upper group', 'share of the lower group'],
];

const round = (value: number | null): number | null => (value === null ? null : Number(value.toFixed(4)));

/** A line for each question, and one for each of its choices. */
function itemLines({ items }: ExamStatistics, language: Language): Cells[] {
  return items.flatMap((item) => {
    const question = [item.questionName, item.version, item.type];
    const { count, difficulty, discrimination, pointBiserial, medianSeconds } = item;
    const figures = [count, ...[difficulty, discrimination, pointBiserial, medianSeconds].map(round)];
    const choices = item.choices.map((choice): Cells => {
      const text = chooseText(choice.text, language)
        ?.text.replaceAll(/<[^>]*>/g, ' ')
        .trim();
      const name = text || (choice.choiceId ?? '');
      const shares = [round(choice.share), round(choice.upperShare), round(choice.lowerShare)];
      return [...question, ...figures.map(() => null), name, choice.isRight ? 'yes' : 'no', choice.count, ...shares];
    });
    return [[...question, ...figures], ...choices];
  });
}

/** A file for those who edit the exam's course. That somebody took it along is recorded. */
const exported = (
  context: MemberContext,
  subsectionExamId: number,
  what: 'results' | 'statistics',
  lines: (tx: Tx, held: HeldExam) => Promise<readonly Cells[]>,
): Promise<string> =>
  transaction(context, async (tx) => {
    const { held } = await accessSubsectionExam(context, tx, subsectionExamId, 'edit');
    await audit(context, tx, {
      action: `subsection-exam.export-${what}`,
      noun: 'subsection-exam',
      nounId: subsectionExamId,
    });
    return csvFile(await lines(tx, held));
  });

export const exportResults = (context: MemberContext, subsectionExamId: number): Promise<string> =>
  exported(context, subsectionExamId, 'results', async (tx, held) => {
    const { data } = await listResults(context, tx, held, { take: MOST_ROWS });
    return [RESULT_HEADS, ...data.map(resultCells)];
  });

export const exportStatistics = (context: MemberContext, subsectionExamId: number): Promise<string> =>
  exported(context, subsectionExamId, 'statistics', async (tx, held) => [
    ITEM_HEADS,
    ...itemLines(await readStatistics(context, tx, held), context.language),
  ]);
