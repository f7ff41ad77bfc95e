import type { Localized } from '@sullam/domain/localized.ts';
import { contentWith } from '@sullam/domain/questions/content-walk.ts';
import type { LearnerQuestion } from '@sullam/domain/questions/learner-question.ts';
import { type MediaRef, presentText } from '../media/media.public.ts';

/** A text with addresses for its files and its formulas drawn. */
export const presentLocalized =
  (refs: ReadonlyMap<number, MediaRef>) =>
  ({ en, ar }: Localized): Localized => ({
    ...(en ? { en: presentText(en, refs) } : {}),
    ...(ar ? { ar: presentText(ar, refs) } : {}),
  });

export const presentQuestion = (question: LearnerQuestion, refs: ReadonlyMap<number, MediaRef>): LearnerQuestion => ({
  ...contentWith(question, presentLocalized(refs)),
  hintCount: question.hintCount,
});
