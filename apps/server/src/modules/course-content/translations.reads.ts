import { completeness, hasText, LANGUAGES, type Localized, otherLanguage } from '@sullam/domain/localized.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { plainText } from '../../kernel/html.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Translations } from './course-content.schemas.ts';

type Field = Translations['missing'][number]['field'];

interface Place {
  field: Field;
  courseSectionId: number | null;
  courseSubsectionId: number | null;
  value: Localized;
}

const EXCERPT = 160;

/** How complete a course is in each language, and where a text is missing that the other language has. */
export async function readTranslations(tx: Tx, courseId: number): Promise<Translations> {
  const places = await readPlaces(tx, courseId);
  const missing = places.flatMap((place) =>
    LANGUAGES.filter(
      (language) => !hasText(place.value[language]) && hasText(place.value[otherLanguage(language)]),
    ).map((language) => ({
      language,
      field: place.field,
      courseSectionId: place.courseSectionId,
      courseSubsectionId: place.courseSubsectionId,
      text: plainText(place.value[otherLanguage(language)] ?? '').slice(0, EXCERPT),
    })),
  );
  return { ...completeness(places.map(({ value }) => value)), missing };
}

async function readPlaces(tx: Tx, courseId: number): Promise<Place[]> {
  const [course, sections, subsections, texts] = await Promise.all([
    tx.one(
      db
        .selectFrom('course_overviews')
        .select(['title', 'subtitle', 'description', 'outcomes', 'requirements', 'audience'])
        .where('course_id', '=', courseId),
    ),
    tx.all(
      db
        .selectFrom('course_sections')
        .select(['course_section_id as id', 'title'])
        .where('course_id', '=', courseId)
        .orderBy('position'),
    ),
    tx.all(
      db
        .selectFrom('course_subsections')
        .select(['course_subsection_id as id', 'title'])
        .where('course_id', '=', courseId)
        .orderBy('course_section_id')
        .orderBy('position'),
    ),
    tx.all(
      db
        .selectFrom('subsection_texts')
        .select(['course_subsection_id as id', 'language', 'html'])
        .where('course_id', '=', courseId),
    ),
  ]);
  if (!course) throw notFound();
  const of = (
    field: Field,
    value: unknown,
    courseSectionId: number | null = null,
    courseSubsectionId: number | null = null,
  ) => ({
    field,
    value: (value ?? {}) as Localized,
    courseSectionId,
    courseSubsectionId,
  });
  const list = (field: Field, values: unknown) => (values as Localized[]).map((value) => of(field, value));
  const articles = new Map<number, Localized>();
  for (const { id, language, html } of texts)
    articles.set(id, { ...articles.get(id), [language]: plainText(html) || (html === '' ? '' : '…') });
  return [
    of('title', course.title),
    of('subtitle', course.subtitle),
    of('description', course.description),
    ...list('outcomes', course.outcomes),
    ...list('requirements', course.requirements),
    ...list('audience', course.audience),
    ...sections.map((section) => of('title', section.title, section.id)),
    ...subsections.flatMap((subsection) => [
      of('title', subsection.title, null, subsection.id),
      of('text', articles.get(subsection.id), null, subsection.id),
    ]),
  ];
}
