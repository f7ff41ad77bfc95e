import type { LearnerQuestion } from '@sullam/domain/questions/learner-question.ts';
import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import type { PartResult } from '@sullam/domain/questions/verdict.ts';

export type QuestionOf<Type extends LearnerQuestion['type']> = LearnerQuestion & { type: Type };
export type AnswerOf<Type> = Extract<QuestionAnswer, { type: Type }>;

/** What a part for one type of question takes. */
export interface AnswerProps<Type extends LearnerQuestion['type']> {
  readonly question: QuestionOf<Type>;
  readonly value: AnswerOf<Type> | null;
  readonly onChange: (answer: AnswerOf<Type> | null) => void;
  /** To be read only: the attempt is over, or somebody else goes on with it. */
  readonly isLocked: boolean;
  /** What became of the parts of an answer, once that may be shown. */
  readonly results: ReadonlyMap<string, PartResult>;
  /** What an answer is called once it is given: one's own, or somebody's. */
  readonly answerLabel: string;
  /** Names the whole for those who hear it: the element that holds the prompt. */
  readonly labelledBy: string;
}

/** A picture of a hotspot. */
export interface QuestionPicture {
  url: string;
  width: number | null;
  height: number | null;
  alt: { en?: string | null; ar?: string | null };
}
