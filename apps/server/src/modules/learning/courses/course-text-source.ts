import { isSameText, type Localized } from '@sullam/domain/localized.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { LIMITS } from '../../../kernel/http/limits.ts';
import { conflict, notFound } from '../../../kernel/problem.ts';
import type { CourseText, CourseTextSource } from './course-texts.ts';
import { accessCourse } from './courses.access.ts';
import { changeCourse } from './courses.service.ts';

const LISTS = ['outcomes', 'requirements', 'audience'] as const;

async function readTexts(tx: Tx, courseId: number) {
  const row = await tx.one(
    db
      .selectFrom('courses')
      .select(['title', 'subtitle', 'description', 'outcomes', 'requirements', 'audience', 'version'])
      .where('course_id', '=', courseId),
  );
  if (!row) throw notFound();
  return {
    ...row,
    description: row.description as Localized,
    outcomes: row.outcomes as Localized[],
    requirements: row.requirements as Localized[],
    audience: row.audience as Localized[],
  };
}

type Texts = Awaited<ReturnType<typeof readTexts>>;

/** The value of a field, and the patch that gives it another one. */
function fieldOf(texts: Texts, field: string): { value: Localized | undefined; patch: (value: Localized) => object } {
  const [name, at] = field.split('.');
  const list = LISTS.find((each) => each === name);
  if (list) {
    const index = Number(at);
    return { value: texts[list][index], patch: (value) => ({ [list]: texts[list].with(index, value) }) };
  }
  const own = (['title', 'subtitle', 'description'] as const).find((each) => each === field);
  return { value: own && texts[own], patch: (value) => ({ [field]: value }) };
}

/** What a course is called and says about itself. */
export const ownTexts: CourseTextSource = {
  place: 'course',
  async list(_context, tx, courseId) {
    const texts = await readTexts(tx, courseId);
    const text = (field: string, form: CourseText['form'], mostCharacters: number): CourseText => ({
      placeId: 0,
      placeTitle: texts.title,
      field,
      form,
      value: fieldOf(texts, field).value ?? {},
      mostCharacters,
      courseSubsectionId: null,
      path: `/courses/${courseId}/information`,
    });
    return [
      text('title', 'LINE', LIMITS.name),
      text('subtitle', 'TEXT', LIMITS.text),
      text('description', 'HTML', LIMITS.html),
      ...LISTS.flatMap((list) => texts[list].map((_, at) => text(`${list}.${at}`, 'TEXT', LIMITS.text))),
    ];
  },
  async write(context, { courseId, field, before, after }) {
    const texts = await reading(context, async (tx) => {
      await accessCourse(context, tx, courseId, 'edit');
      return readTexts(tx, courseId);
    });
    const { value, patch } = fieldOf(texts, field);
    if (!value || !isSameText(value, before)) throw conflict();
    await changeCourse(context, courseId, { version: texts.version, ...patch(after) });
  },
};
