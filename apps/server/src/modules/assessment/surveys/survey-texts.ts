import { isSameText, type Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, reading } from '../../../kernel/database/database.ts';
import { LIMITS } from '../../../kernel/http/limits.ts';
import { conflict } from '../../../kernel/problem.ts';
import type { CourseText, CourseTextSource } from '../../learning/courses/courses.public.ts';
import { questionsWith, textsOfQuestions } from './survey-question-texts.ts';
import { accessSurvey } from './surveys.access.ts';
import { listQuestions, listQuestionsOfCourse } from './surveys.repository.ts';
import type { SurveyPatch } from './surveys.schemas.ts';
import { changeSurvey } from './surveys.service.ts';

const texts = () => db.selectFrom('surveys').select(['survey_id as id', 'title', 'description', 'version']);

/** What surveys and polls are called, say before their questions, and ask. */
export const surveyTexts: CourseTextSource = {
  place: 'survey',
  async list(context, tx, courseId) {
    const types = [...(context.features.surveys ? ['SURVEY'] : []), ...(context.features.polls ? ['POLL'] : [])];
    const rows = await tx.all(
      texts().where('course_id', '=', courseId).where(sql<boolean>`type = any(${types}::text[])`).orderBy('survey_id'),
    );
    const questionsOf = await listQuestionsOfCourse(tx, courseId);
    return rows.flatMap(({ id, title, description }): CourseText[] => {
      const text = (field: string, value: Localized, mostCharacters: number): CourseText => ({
        placeId: id,
        placeTitle: title,
        field,
        form: field === 'title' ? 'LINE' : 'TEXT',
        value,
        mostCharacters,
        courseSubsectionId: null,
        path: `/courses/${courseId}/surveys/${id}`,
      });
      return [
        text('title', title, LIMITS.name),
        text('description', description as Localized, LIMITS.text),
        ...textsOfQuestions(questionsOf(id)).map(({ field, value, mostCharacters }) =>
          text(field, value, mostCharacters),
        ),
      ];
    });
  },
  async write(context, { placeId, field, before, after }) {
    const { survey, questions } = await reading(context, async (tx) => {
      await accessSurvey(context, tx, placeId, 'write');
      return {
        survey: await tx.one(texts().where('survey_id', '=', placeId)),
        questions: await listQuestions(tx, placeId),
      };
    });
    if (!survey) throw conflict();
    const own = { title: survey.title, description: survey.description as Localized };
    const now = new Map<string, Localized>([
      ...Object.entries(own),
      ...textsOfQuestions(questions).map(({ field: name, value }) => [name, value] as const),
    ]).get(field);
    if (!now || !isSameText(now, before)) throw conflict();
    const change: Omit<SurveyPatch, 'version'> =
      field in own
        ? { [field]: after }
        : { questions: questionsWith(questions, (value, name) => (name === field ? after : value)) };
    await changeSurvey(context, placeId, { version: survey.version, ...change });
  },
};
