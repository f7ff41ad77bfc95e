import type { Localized } from '../localized.ts';

export const SURVEY_TYPES = ['SURVEY', 'POLL'] as const;
export type SurveyType = (typeof SURVEY_TYPES)[number];

export const SURVEY_QUESTION_KINDS = ['CHOICE', 'SCALE', 'MATRIX', 'RANKING', 'TEXT'] as const;
export type SurveyQuestionKind = (typeof SURVEY_QUESTION_KINDS)[number];

/** When those who may answer see the results. */
export const RESULTS_VISIBILITIES = ['NEVER', 'AFTER_ANSWER', 'AFTER_CLOSE'] as const;
export type ResultsVisibility = (typeof RESULTS_VISIBILITIES)[number];

/** Results of an anonymous survey stay hidden below this many people; an author may ask for more, never for fewer than three. */
export const SMALLEST_GROUP = 3;
export const LARGEST_SMALLEST_GROUP = 100;

export const SURVEY_LIMITS = {
  questions: 50,
  options: 20,
  rows: 20,
  label: 200,
  title: 500,
  answer: 5000,
  other: 300,
  scaleFrom: 0,
  scaleTo: 10,
} as const;

/** One of a choice's or a ranking's options, a matrix's column or row. Its id outlives a better wording. */
export interface SurveyOption {
  id: string;
  label: Localized;
}

/** A question. Each kind has its own parts: the others are empty. */
export interface SurveyQuestion {
  questionKey: string;
  kind: SurveyQuestionKind;
  title: Localized;
  hint: Localized;
  isRequired: boolean;
  /** What can be chosen (CHOICE), put in order (RANKING) or ticked in each row (MATRIX). */
  options: SurveyOption[];
  /** MATRIX only. */
  rows: SurveyOption[];
  /** CHOICE: several at once. */
  isMultiple: boolean;
  /** CHOICE: an own text beside the options. */
  hasOther: boolean;
  /** SCALE: whole numbers, both ends included, with what they mean. */
  from: number;
  to: number;
  fromLabel: Localized;
  toLabel: Localized;
}

/** What somebody answered to one question. */
export interface SurveyAnswer {
  questionKey: string;
  /** CHOICE: what was chosen. RANKING: all options, the first place first. */
  options?: string[];
  other?: string;
  value?: number;
  /** MATRIX: one option a row. */
  cells?: { row: string; option: string }[];
  text?: string;
}

type Parts = Omit<SurveyQuestion, 'questionKey' | 'kind' | 'title' | 'hint' | 'isRequired'>;

const noParts = (): Parts => ({
  options: [],
  rows: [],
  isMultiple: false,
  hasOther: false,
  from: 1,
  to: 5,
  fromLabel: {},
  toLabel: {},
});

const PARTS: Record<SurveyQuestionKind, readonly (keyof Parts)[]> = {
  CHOICE: ['options', 'isMultiple', 'hasOther'],
  SCALE: ['from', 'to', 'fromLabel', 'toLabel'],
  MATRIX: ['options', 'rows'],
  RANKING: ['options'],
  TEXT: [],
};

/** A question without the parts that its kind doesn't have. */
export function plainQuestion(question: SurveyQuestion): SurveyQuestion {
  const { questionKey, kind, title, hint, isRequired } = question;
  const kept = Object.fromEntries(PARTS[kind].map((part) => [part, question[part]])) as Partial<Parts>;
  return { questionKey, kind, title, hint, isRequired, ...noParts(), ...kept };
}

/** A new question of a kind, with nothing written yet. */
export const emptyQuestion = (kind: SurveyQuestionKind, questionKey: string): SurveyQuestion => ({
  questionKey,
  kind,
  title: {},
  hint: {},
  isRequired: true,
  ...noParts(),
});

/** The numbers of a scale. */
export const scaleValues = ({ from, to }: Pick<SurveyQuestion, 'from' | 'to'>): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
