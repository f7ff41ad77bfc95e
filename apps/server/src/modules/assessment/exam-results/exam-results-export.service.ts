import { itemHints, LEAST_ANSWERS, misleadingChoice } from '@sullam/domain/grading/item-hints.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import { formatRational } from '@sullam/domain/rational.ts';
import { messages as arabicMarking } from '@sullam/strings/areas/exam-marking.ar.ts';
import { messages as englishMarking } from '@sullam/strings/areas/exam-marking.en.ts';
import { messages as arabicView } from '@sullam/strings/areas/question-view.ar.ts';
import { messages as englishView } from '@sullam/strings/areas/question-view.en.ts';
import { messages as arabicQuestions } from '@sullam/strings/areas/questions.ar.ts';
import { messages as englishQuestions } from '@sullam/strings/areas/questions.en.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { type ResultWords, resultWords } from '../../../kernel/result-words.ts';
import { momentCell, type TableLine } from '../../../kernel/table-cells.ts';
import { type TableFile, type TableFormat, tableFile } from '../../../kernel/table-file.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { percentOf } from '../exam-marks/exam-marks.public.ts';
import { accessSubsectionExam, type ScheduledExam } from '../scheduled-exams/scheduled-exams.public.ts';
import { listResults } from './exam-results.reads.ts';
import type { ExamStatistics, ResultRow } from './exam-results.schemas.ts';
import { readStatistics } from './statistics.reads.ts';

const MOST_ROWS = 100_000;
const PERCENT_DIGITS = 2;

const WORDS = {
  en: { ...englishMarking, ...englishQuestions, ...englishView },
  ar: { ...arabicMarking, ...arabicQuestions, ...arabicView },
};

type Words = ResultWords & { t: Translator };

const wordsOf = async (context: MemberContext): Promise<Words> => ({
  ...(await resultWords(context)),
  t: await translatorOf(context, WORDS),
});

function resultLines(context: MemberContext, rows: readonly ResultRow[], { head, yesNo, t }: Words): TableLine[] {
  const moment = (at: string | null) => momentCell(at, context.configuration.time_zone);
  const lines = rows.map(
    (row): TableLine => [
      row.learner?.firstName ?? '',
      row.learner?.lastName ?? '',
      row.learner?.email ?? '',
      row.number,
      t(`exam-marking.attemptStates.${row.state}`),
      moment(row.startedAt),
      moment(row.finishedAt),
      row.spentSeconds === null ? null : Math.round(row.spentSeconds / 60),
      row.score,
      row.marks,
      row.score === null ? null : formatRational(percentOf(row.score, row.marks), PERCENT_DIGITS),
      row.passed === null ? null : yesNo(row.passed),
      row.pendingCount,
      row.accommodation?.extraMinutes ?? null,
      row.accommodation?.extraPercent ?? null,
    ],
  );
  const attempt = head('firstName', 'lastName', 'email', 'attempt', 'state', 'started', 'finished', 'minutes');
  const result = head('score', 'marks', 'percent', 'passed', 'toMark', 'extraMinutes', 'extraPercent');
  return [[...attempt, ...result], ...lines];
}

const round = (value: number | null): number | null => (value === null ? null : Number(value.toFixed(4)));

type Item = ExamStatistics['items'][number];

/** What a choice is called: its words, true or false, or that nothing was chosen. */
function choiceName({ text, choiceId }: Item['choices'][number], t: Translator): string {
  if (choiceId === null) return t('exam-marking.labels.blank');
  const words = chooseText(text, t.language)?.text.replaceAll(/<[^>]*>/g, ' ');
  if (words?.trim()) return words.trim();
  return choiceId === 'true' || choiceId === 'false' ? t(`question-view.labels.${choiceId}`) : choiceId;
}

function hintsOf(item: Item, t: Translator): string {
  const misleading = misleadingChoice(item.choices);
  const choice = { raw: misleading ? choiceName(misleading, t) : '' };
  const values = { choice, least: LEAST_ANSWERS };
  return itemHints(item)
    .map((hint) => t(`exam-marking.hints.${hint}`, values))
    .join(' ');
}

/** A line for each question, and one for each of its choices. */
function itemLines({ items }: ExamStatistics, { head, yesNo, t }: Words): TableLine[] {
  const lines = items.flatMap((item) => {
    const question = [item.questionName, item.version, t(`questions.types.${item.type}`)];
    const { count, difficulty, discrimination, pointBiserial, medianSeconds } = item;
    const numbers = [difficulty, discrimination, pointBiserial, medianSeconds].map(round);
    const figures = [count, ...numbers, hintsOf(item, t)];
    const choices = item.choices.map((choice): TableLine => {
      const shares = [round(choice.share), round(choice.upperShare), round(choice.lowerShare)];
      return [
        ...question,
        ...figures.map(() => null),
        choiceName(choice, t),
        yesNo(choice.isRight),
        choice.count,
        ...shares,
      ];
    });
    return [[...question, ...figures], ...choices];
  });
  const figures = head('question', 'version', 'type', 'answers', 'difficulty', 'discrimination', 'pointBiserial');
  const choices = head('medianSeconds', 'hints', 'choice', 'right', 'chosenBy', 'share', 'upperShare', 'lowerShare');
  return [[...figures, ...choices], ...lines];
}

export type ExamExport = (
  context: MemberContext,
  subsectionExamId: number,
  format: TableFormat | undefined,
) => Promise<TableFile>;

/** A file for those who edit the exam's course. That somebody took it along is recorded. */
async function exported(
  context: MemberContext,
  subsectionExamId: number,
  what: 'results' | 'statistics',
  format: TableFormat | undefined,
  lines: (tx: Tx, exam: ScheduledExam, words: Words) => Promise<readonly TableLine[]>,
): Promise<TableFile> {
  const words = await wordsOf(context);
  return transaction(context, async (tx) => {
    const { exam } = await accessSubsectionExam(context, tx, subsectionExamId, 'edit');
    await audit(context, tx, {
      action: `subsection-exam.export-${what}`,
      noun: 'subsection-exam',
      nounId: subsectionExamId,
    });
    return tableFile(context, format, await lines(tx, exam, words), { title: words.title(what), of: exam.title });
  });
}

export const exportResults: ExamExport = (context, subsectionExamId, format) =>
  exported(context, subsectionExamId, 'results', format, async (tx, exam, words) => {
    const { data } = await listResults(tx, exam, { take: MOST_ROWS });
    return resultLines(context, data, words);
  });

export const exportStatistics: ExamExport = (context, subsectionExamId, format) =>
  exported(context, subsectionExamId, 'statistics', format, async (tx, exam, words) =>
    itemLines(await readStatistics(context, tx, exam), words),
  );
