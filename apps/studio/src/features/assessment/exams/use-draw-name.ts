import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { DIFFICULTIES, questionCategoriesQuery } from '../questions/questions.public.ts';
import type { DraftDraw } from './exam-draft.ts';

/** A draw in words: the name of its question, or what is drawn from. */
export function useDrawName(): (draw: DraftDraw) => string {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const categories = useQuery(questionCategoriesQuery()).data?.data ?? [];
  return ({ questionId, questionName, questionCategoryId, tags, difficulty, take }) => {
    if (questionId !== null) return questionName || t('questions.titles.untitled');
    const category = categories.find((each) => each.questionCategoryId === questionCategoryId);
    const level = DIFFICULTIES.find((each) => each === difficulty);
    const from = [
      questionCategoryId === null
        ? t('exam-authoring.labels.wholeBank')
        : category
          ? text(category.name)
          : t('exam-authoring.labels.aCategory'),
      ...(tags.length > 0 ? [format.list(tags)] : []),
      ...(level ? [t(`questions.difficulties.${level}`)] : []),
    ];
    return `${t('exam-authoring.labels.drawn', { count: take })}: ${from.join(' · ')}`;
  };
}
