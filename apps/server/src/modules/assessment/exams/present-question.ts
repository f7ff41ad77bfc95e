import type { Localized } from '@sullam/domain/localized.ts';
import { contentWith } from '@sullam/domain/questions/content-walk.ts';
import type { LearnerQuestion } from '@sullam/domain/questions/learner-question.ts';
import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { drawFormulas } from '../../../kernel/formulas.ts';
import { type MediaRef, presentText } from '../../organization/media/media.public.ts';
import type { KeptQuestion } from '../questions/questions.public.ts';

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

export const filesOf = (answer: QuestionAnswer, refs: ReadonlyMap<number, MediaRef>): MediaRef[] =>
  answer?.type === 'FILE_UPLOAD' ? answer.mediaIds.flatMap((id) => refs.get(id) ?? []) : [];

/** Ids of the files that some questions and their answers show. */
export const mediaIdsOf = (questions: readonly KeptQuestion[], answers: readonly QuestionAnswer[]): number[] => [
  ...questions.flatMap(({ mediaIds }) => mediaIds),
  ...answers.flatMap((answer) => (answer?.type === 'FILE_UPLOAD' ? answer.mediaIds : [])),
];

export function pictureOf(question: LearnerQuestion, refs: ReadonlyMap<number, MediaRef>): MediaRef | null {
  return question.type === 'HOTSPOT' ? (refs.get(question.pictureMediaId) ?? null) : null;
}

/** Kept HTML without files; formulas are drawn. */
export const presentInstructions = (texts: unknown): { en?: string | null; ar?: string | null } =>
  Object.fromEntries(
    Object.entries(texts as Record<string, string | null>).map(([language, html]) => [
      language,
      html === null ? null : drawFormulas(html),
    ]),
  );
