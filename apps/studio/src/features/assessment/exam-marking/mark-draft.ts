import type { ReadVersions } from '@sullam/domain/assessment/marking-turn.ts';
import { compareDecimals, decimal, negateDecimal } from '@sullam/domain/decimal.ts';
import { normalizeDecimal } from '@sullam/domain/digits.ts';
import { type Assessment, checkAssessment } from '@sullam/domain/grading/rubric-content.ts';
import { isMarkedByHand } from '@sullam/domain/questions/question.ts';
import type { MarkedQuestion, QueuedAnswer } from './exam-marking.api.ts';
import { plainMarks } from './use-marks.ts';

/** A mark as it is being given, on what it is given: an older picture than the server's is a conflict. */
export interface MarkDraft extends Required<ReadVersions> {
  /** As typed. */
  score: string;
  assessment: Assessment;
  comment: string;
}

export const isDouble = ({ question }: MarkedQuestion, markerCount: number): boolean =>
  markerCount === 2 && isMarkedByHand(question.type);

/** Nothing stands there for this marker yet: what is given can be taken back as if it had never been. */
export const hasNoMark = (question: MarkedQuestion, markerCount: number): boolean =>
  isDouble(question, markerCount) ? !question.reviews.some(({ isOwn }) => isOwn) : question.score === null;

/** What stands there now for this marker: the own review where two mark, else the mark; a decision begins empty. */
export function draftOf(question: MarkedQuestion, markerCount: number): MarkDraft {
  const { markVersion } = question;
  if (question.isDisputed) return { score: '', assessment: [], comment: '', version: markVersion, markVersion };
  const given = isDouble(question, markerCount) ? question.reviews.find(({ isOwn }) => isOwn) : question;
  return {
    score: given?.score ? plainMarks(given.score) : '',
    assessment: given?.assessment ?? [],
    comment: given?.comment ?? '',
    version: question.version,
    markVersion,
  };
}

/** A mark begun from the list, by what is known there of the answer. */
export const draftFrom = (
  { givenComment, version, markVersion }: Pick<QueuedAnswer, 'givenComment' | 'version' | 'markVersion'>,
  score: string,
): MarkDraft => ({ score, assessment: [], comment: givenComment, version, markVersion });

/** The score to be sent; null where what is typed can't be given. */
export function scoreIn({ score }: MarkDraft, { marks, negativeMarks }: MarkedQuestion): string | null {
  const plain = normalizeDecimal(score);
  if (plain === null || !/^-?[0-9]{1,6}([.][0-9]{1,4})?$/.test(plain)) return null;
  const value = decimal(plain);
  const isInside =
    compareDecimals(value, decimal(marks)) <= 0 && compareDecimals(value, negateDecimal(decimal(negativeMarks))) >= 0;
  return isInside ? plain : null;
}

/** What is sent of a draft; null while something is missing. */
export function givenIn(draft: MarkDraft, question: MarkedQuestion) {
  const { comment, version, markVersion, assessment } = draft;
  const common = { comment, version, markVersion };
  if (question.rubric) {
    if (checkAssessment(question.rubric.content, assessment).length > 0) return null;
    return { score: null, assessment: assessment.map((entry) => ({ ...entry })), ...common };
  }
  const score = scoreIn(draft, question);
  return score === null ? null : { score, ...common };
}

export const isSameDraft = (a: MarkDraft, b: MarkDraft): boolean =>
  a.version === b.version &&
  a.markVersion === b.markVersion &&
  a.score === b.score &&
  a.comment === b.comment &&
  JSON.stringify(a.assessment) === JSON.stringify(b.assessment);
