import { isMarkedByHand, type QuestionType } from './question.ts';

/** What a type of question allows. */
export interface QuestionTypeFacts {
  type: QuestionType;
  /** A person gives the marks; else the rules do. */
  isMarkedByHand: boolean;
  /** An answer can be partly right. */
  givesPartialMarks: boolean;
  /** There are choices, which an exam may put into another order for each learner. */
  hasChoices: boolean;
}

const WITH_CHOICES: ReadonlySet<QuestionType> = new Set([
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
  'MATCHING',
  'ORDERING',
  'DROPDOWN_CLOZE',
]);

export const factsOf = (type: QuestionType): QuestionTypeFacts => ({
  type,
  isMarkedByHand: isMarkedByHand(type),
  givesPartialMarks: type !== 'TRUE_FALSE',
  hasChoices: WITH_CHOICES.has(type),
});
