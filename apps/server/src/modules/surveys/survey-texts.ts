import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, reading } from '../../kernel/database/database.ts';
import { LIMITS } from '../../kernel/http/limits.ts';
import { type CourseText, type CourseTextSource, isSameText } from '../courses/courses.public.ts';
import { accessSurvey } from './surveys.access.ts';
import { changedMeanwhile } from './surveys.errors.ts';
import { changeSurvey } from './surveys.service.ts';

const texts = () => db.selectFrom('surveys').select(['survey_id as id', 'title', 'description', 'version']);

/** What surveys and polls are called and say before their questions. */
export const surveyTexts: CourseTextSource = {
  place: 'survey',
  async list(context, tx, courseId) {
    const types = [...(context.features.surveys ? ['SURVEY'] : []), ...(context.features.polls ? ['POLL'] : [])];
    const rows = await tx.all(
      texts().where('course_id', '=', courseId).where(sql<boolean>`type = any(${types}::text[])`).orderBy('survey_id'),
    );
    return rows.flatMap(({ id, title, description }): CourseText[] => {
      const text = (field: string, value: Localized): CourseText => ({
        placeId: id,
        placeTitle: title,
        field,
        form: field === 'title' ? 'LINE' : 'TEXT',
        value,
        mostCharacters: field === 'title' ? LIMITS.name : LIMITS.text,
        courseSubsectionId: null,
        path: `/courses/${courseId}/surveys/${id}`,
      });
      return [text('title', title), text('description', description as Localized)];
    });
  },
  async write(context, { placeId, field, before, after }) {
    const survey = await reading(context, async (tx) => {
      await accessSurvey(context, tx, placeId, 'write');
      return tx.one(texts().where('survey_id', '=', placeId));
    });
    const now = field === 'title' ? survey?.title : (survey?.description as Localized | undefined);
    if (!survey || !now || !isSameText(now, before)) throw changedMeanwhile();
    await changeSurvey(context, placeId, {
      version: survey.version,
      ...(field === 'title' ? { title: after } : { description: after }),
    });
  },
};
