import { SURVEY_LIMITS, type SurveyAnswer, type SurveyQuestion } from './survey.ts';

/** What is wrong with somebody's answers: the question and a rule of the wording (`errors.rules.*`). */
export interface AnswerFinding {
  questionKey: string;
  rule: 'required' | 'choice' | 'textMaximum';
  values: Record<string, number>;
}

type Rule = AnswerFinding['rule'];

const within = (text: string | undefined, most: number): boolean => (text?.length ?? 0) <= most;

/** Whether there is anything in an answer. */
export function isAnswered(question: SurveyQuestion, answer: SurveyAnswer | undefined): boolean {
  if (!answer) return false;
  switch (question.kind) {
    case 'CHOICE':
      return (answer.options?.length ?? 0) > 0 || (answer.other ?? '').trim() !== '';
    case 'RANKING':
      return (answer.options?.length ?? 0) > 0;
    case 'SCALE':
      return answer.value !== undefined;
    case 'MATRIX':
      return (answer.cells?.length ?? 0) > 0;
    case 'TEXT':
      return (answer.text ?? '').trim() !== '';
  }
}

/** Whether an answer says all that its question asks: a required matrix wants every row. */
const isComplete = (question: SurveyQuestion, answer: SurveyAnswer | undefined): boolean =>
  isAnswered(question, answer) && (question.kind !== 'MATRIX' || answer?.cells?.length === question.rows.length);

const areDifferent = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

function fits(question: SurveyQuestion, answer: SurveyAnswer): boolean {
  const known = new Set(question.options.map(({ id }) => id));
  const { options = [], cells = [], value } = answer;
  switch (question.kind) {
    case 'CHOICE': {
      const hasOther = (answer.other ?? '').trim() !== '';
      const count = options.length + (hasOther ? 1 : 0);
      const areKnown = areDifferent(options) && options.every((id) => known.has(id));
      return areKnown && (question.isMultiple || count <= 1) && (question.hasOther || !hasOther);
    }
    case 'RANKING':
      return areDifferent(options) && options.length === known.size && options.every((id) => known.has(id));
    case 'SCALE':
      return Number.isInteger(value) && value! >= question.from && value! <= question.to;
    case 'MATRIX': {
      const rows = new Set(question.rows.map(({ id }) => id));
      return (
        areDifferent(cells.map(({ row }) => row)) &&
        cells.every(({ row, option }) => rows.has(row) && known.has(option))
      );
    }
    case 'TEXT':
      return true;
  }
}

/** "Other" was chosen and nothing written: it would be lost without a word. */
const isOtherEmpty = ({ kind }: SurveyQuestion, answer: SurveyAnswer | undefined): boolean =>
  kind === 'CHOICE' && answer?.other?.trim() === '';

function faultOf(question: SurveyQuestion, answer: SurveyAnswer | undefined): [Rule, number?] | null {
  if (isOtherEmpty(question, answer)) return ['required'];
  if (!isAnswered(question, answer)) return question.isRequired ? ['required'] : null;
  const given = answer as SurveyAnswer;
  if (!within(given.text, SURVEY_LIMITS.answer)) return ['textMaximum', SURVEY_LIMITS.answer];
  if (!within(given.other, SURVEY_LIMITS.other)) return ['textMaximum', SURVEY_LIMITS.other];
  if (!fits(question, given)) return ['choice'];
  return question.isRequired && !isComplete(question, given) ? ['required'] : null;
}

/** What is wrong with somebody's answers, in the order of the questions; nothing when they can be sent. */
export function checkSurveyAnswers(
  questions: readonly SurveyQuestion[],
  answers: readonly SurveyAnswer[],
): AnswerFinding[] {
  const given = new Map(answers.map((answer) => [answer.questionKey, answer]));
  const asked = new Set(questions.map(({ questionKey }) => questionKey));
  const strange = answers.filter(
    ({ questionKey }, at) => !asked.has(questionKey) || answers[at] !== given.get(questionKey),
  );
  return [
    ...questions.flatMap((question): AnswerFinding[] => {
      const fault = faultOf(question, given.get(question.questionKey));
      if (!fault) return [];
      const [rule, count] = fault;
      return [{ questionKey: question.questionKey, rule, values: count === undefined ? {} : { count } }];
    }),
    ...strange.map(({ questionKey }): AnswerFinding => ({ questionKey, rule: 'choice', values: {} })),
  ];
}

/** An answer with nothing but what its question's kind has; null where nothing was answered. */
export function plainAnswer(question: SurveyQuestion, answer: SurveyAnswer | undefined): SurveyAnswer | null {
  if (!answer || !isAnswered(question, answer)) return null;
  const { questionKey } = question;
  const { options = [], cells = [], value, text = '', other = '' } = answer;
  switch (question.kind) {
    case 'CHOICE':
      return { questionKey, options, ...(other.trim() === '' ? {} : { other: other.trim() }) };
    case 'RANKING':
      return { questionKey, options };
    case 'SCALE':
      return { questionKey, value: value! };
    case 'MATRIX':
      return { questionKey, cells };
    case 'TEXT':
      return { questionKey, text: text.trim() };
  }
}
