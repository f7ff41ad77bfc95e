import { LIMITS } from '../../../kernel/http/limits.ts';
import type { CourseText, CourseTextSource } from '../../learning/courses/courses.public.ts';
import { listQuestionTexts, writeQuestionText } from '../questions/questions.public.ts';
import { listFixedQuestionsOf } from './exams.repository.ts';

/**
 * What the questions say that the exams of a course ask of everybody. Those that are drawn from a category belong to the whole
 * bank, where they are found by the language that they lack.
 */
export const examQuestionTexts: CourseTextSource = {
  place: 'question',
  async list(context, tx, courseId) {
    if (!context.features.exams) return [];
    const ids = await listFixedQuestionsOf(tx, courseId);
    const questions = await listQuestionTexts(context, tx, ids);
    return ids.flatMap((id): CourseText[] => {
      const question = questions.get(id);
      if (!question) return [];
      return [...question.texts].map(([field, value]) => ({
        placeId: id,
        placeTitle: question.title,
        field,
        form: question.canEdit ? 'RICH' : 'ELSEWHERE',
        value,
        mostCharacters: LIMITS.html,
        courseSubsectionId: null,
        path: `/questions/${id}`,
      }));
    });
  },
  write: (context, { placeId, field, before, after }) => writeQuestionText(context, placeId, { field, before, after }),
};
