import { isSameText, LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, reading } from '../../../kernel/database/database.ts';
import { LIMITS } from '../../../kernel/http/limits.ts';
import { conflict } from '../../../kernel/problem.ts';
import type { CourseText, CourseTextChange, CourseTextSource } from '../courses/courses.public.ts';
import { accessSection, accessSubsection } from './content-access.ts';
import { changeSection } from './outline.service.ts';
import { changeSubsection } from './subsections.service.ts';
import { textsOf } from './texts.repository.ts';
import { writeText } from './texts.service.ts';

/** The titles of a course's sections. */
export const sectionTexts: CourseTextSource = {
  place: 'section',
  async list(_context, tx, courseId) {
    const rows = await tx.all(
      db
        .selectFrom('course_sections')
        .select(['course_section_id as id', 'title'])
        .where('course_id', '=', courseId)
        .orderBy('position')
        .orderBy('course_section_id'),
    );
    return rows.map(({ id, title }) => ({
      placeId: id,
      placeTitle: title,
      field: 'title',
      form: 'LINE',
      value: title,
      mostCharacters: LIMITS.name,
      courseSubsectionId: null,
      path: `/courses/${courseId}/outline`,
    }));
  },
  async write(context, { placeId, before, after }) {
    const { section } = await reading(context, (tx) => accessSection(context, tx, placeId, 'edit'));
    if (!isSameText(section.title, before)) throw conflict();
    await changeSection(context, placeId, after);
  },
};

/** A text in other words is a draft until its author publishes it, as in the builder. */
async function writeDrafts(
  context: MemberContext,
  courseSubsectionId: number,
  { before, after }: Pick<CourseTextChange, 'before' | 'after'>,
): Promise<void> {
  const texts = await reading(context, async (tx) => {
    await accessSubsection(context, tx, courseSubsectionId, 'edit');
    return textsOf(tx, courseSubsectionId);
  });
  for (const language of LANGUAGES) {
    const [text, now] = [after[language] ?? '', texts.find((each) => each.language === language)];
    if (text === (before[language] ?? '')) continue;
    if ((now?.draft_html ?? now?.html ?? '') !== (before[language] ?? '')) throw conflict();
    await writeText(context, courseSubsectionId, language, { html: text, version: now?.version ?? 0, isDraft: true });
  }
}

/** The titles and texts of a course's lessons, as they are being written. */
export const lessonTexts: CourseTextSource = {
  place: 'lesson',
  async list(_context, tx, courseId) {
    const lessons = await tx.all(
      db
        .selectFrom('course_subsections as s')
        .innerJoin('course_sections as x', 'x.course_section_id', 's.course_section_id')
        .select(['s.course_subsection_id as id', 's.title'])
        .where('s.course_id', '=', courseId)
        .orderBy('x.position')
        .orderBy('x.course_section_id')
        .orderBy('s.position')
        .orderBy('s.course_subsection_id'),
    );
    const texts = await tx.all(
      db
        .selectFrom('subsection_texts')
        .select(['course_subsection_id as id', 'language', 'html', 'draft_html as draft'])
        .where('course_id', '=', courseId)
        .orderBy('course_subsection_id'),
    );
    const written = new Map<number, Localized>();
    for (const { id, language, html, draft } of texts)
      written.set(id, { ...written.get(id), [language]: draft ?? html });
    return lessons.flatMap(({ id, title }): CourseText[] => {
      const place = {
        placeId: id,
        placeTitle: title,
        courseSubsectionId: id,
        path: `/courses/${courseId}/lessons/${id}`,
      };
      const text = written.get(id);
      return [
        { ...place, field: 'title', form: 'LINE', value: title, mostCharacters: LIMITS.name },
        ...(text
          ? [{ ...place, field: 'text', form: 'ARTICLE' as const, value: text, mostCharacters: LIMITS.html }]
          : []),
      ];
    });
  },
  async write(context, { placeId, field, before, after }) {
    if (field === 'text') return writeDrafts(context, placeId, { before, after });
    const { subsection } = await reading(context, (tx) => accessSubsection(context, tx, placeId, 'edit'));
    if (!isSameText(subsection.title, before)) throw conflict();
    await changeSubsection(context, placeId, { version: subsection.version, title: after });
  },
};
