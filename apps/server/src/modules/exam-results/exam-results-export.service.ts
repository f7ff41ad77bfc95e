import { itemHints, LEAST_ANSWERS, misleadingChoice } from '@sullam/domain/grading/item-hints.ts';
import { chooseText, type Language } from '@sullam/domain/localized.ts';
import { formatRational } from '@sullam/domain/rational.ts';
import { resolveTerms } from '@sullam/domain/terminology.ts';
import { messages as arabicMarking } from '@sullam/strings/areas/exam-marking.ar.ts';
import { messages as englishMarking } from '@sullam/strings/areas/exam-marking.en.ts';
import { messages as arabicView } from '@sullam/strings/areas/question-view.ar.ts';
import { messages as englishView } from '@sullam/strings/areas/question-view.en.ts';
import { messages as arabicQuestions } from '@sullam/strings/areas/questions.ar.ts';
import { messages as englishQuestions } from '@sullam/strings/areas/questions.en.ts';
import { createTranslator } from '@sullam/strings/translate.ts';
import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { csvFile } from '../../kernel/csv.ts';
import { type Tx, transaction } from '../../kernel/database/database.ts';
import { resultWords } from '../../kernel/result-words.ts';
import { percentOf } from '../exam-scores/exam-scores.public.ts';
import { accessSubsectionExam, type ScheduledExam } from '../subsection-exams/subsection-exams.public.ts';
import { listResults } from './exam-results.reads.ts';
import type { ExamStatistics, ResultRow } from './exam-results.schemas.ts';
import { readStatistics } from './statistics.reads.ts';

type Cells = readonly (string | number | null)[];

const MOST_ROWS = 100_000;
const PERCENT_DIGITS = 2;

const WORDS = {
  en: createTranslator({
    language: 'en',
    catalogue: { ...englishMarking, ...englishQuestions, ...englishView },
    terms: resolveTerms('en'),
  }),
  ar: createTranslator({
    language: 'ar',
    catalogue: { ...arabicMarking, ...arabicQuestions, ...arabicView },
    terms: resolveTerms('ar'),
  }),
};

function resultLines(rows: readonly ResultRow[], language: Language): Cells[] {
  const { head, yesNo } = resultWords(language);
  const lines = rows.map(
    (row): Cells => [
      row.learner?.firstName ?? '',
      row.learner?.lastName ?? '',
      row.learner?.email ?? '',
      row.number,
      WORDS[language](`exam-marking.attemptStates.${row.state}`),
      row.startedAt,
      row.finishedAt,
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
function choiceName({ text, choiceId }: Item['choices'][number], language: Language): string {
  if (choiceId === null) return WORDS[language]('exam-marking.labels.blank');
  const words = chooseText(text, language)?.text.replaceAll(/<[^>]*>/g, ' ');
  if (words?.trim()) return words.trim();
  return choiceId === 'true' || choiceId === 'false' ? WORDS[language](`question-view.labels.${choiceId}`) : choiceId;
}

function hintsOf(item: Item, language: Language): string {
  const misleading = misleadingChoice(item.choices);
  const choice = { raw: misleading ? choiceName(misleading, language) : '' };
  const values = { choice, least: LEAST_ANSWERS };
  return itemHints(item)
    .map((hint) => WORDS[language](`exam-marking.hints.${hint}`, values))
    .join(' ');
}

/** A line for each question, and one for each of its choices. */
function itemLines({ items }: ExamStatistics, language: Language): Cells[] {
  const { head, yesNo } = resultWords(language);
  const lines = items.flatMap((item) => {
    const question = [item.questionName, item.version, WORDS[language](`questions.types.${item.type}`)];
    const { count, difficulty, discrimination, pointBiserial, medianSeconds } = item;
    const numbers = [difficulty, discrimination, pointBiserial, medianSeconds].map(round);
    const figures = [count, ...numbers, hintsOf(item, language)];
    const choices = item.choices.map((choice): Cells => {
      const shares = [round(choice.share), round(choice.upperShare), round(choice.lowerShare)];
      return [
        ...question,
        ...figures.map(() => null),
        choiceName(choice, language),
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

/** A file for those who edit the exam's course. That somebody took it along is recorded. */
const exported = (
  context: MemberContext,
  subsectionExamId: number,
  what: 'results' | 'statistics',
  lines: (tx: Tx, exam: ScheduledExam) => Promise<readonly Cells[]>,
): Promise<string> =>
  transaction(context, async (tx) => {
    const { exam } = await accessSubsectionExam(context, tx, subsectionExamId, 'edit');
    await audit(context, tx, {
      action: `subsection-exam.export-${what}`,
      noun: 'subsection-exam',
      nounId: subsectionExamId,
    });
    return csvFile(await lines(tx, exam));
  });

export const exportResults = (context: MemberContext, subsectionExamId: number): Promise<string> =>
  exported(context, subsectionExamId, 'results', async (tx, exam) => {
    const { data } = await listResults(tx, exam, { take: MOST_ROWS });
    return resultLines(data, context.language);
  });

export const exportStatistics = (context: MemberContext, subsectionExamId: number): Promise<string> =>
  exported(context, subsectionExamId, 'statistics', async (tx, exam) =>
    itemLines(await readStatistics(context, tx, exam), context.language),
  );
