import type { Language } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { PreparedText } from '../../organization/media/media.public.ts';

export interface TextToSave {
  courseId: number;
  courseSubsectionId: number;
  language: Language;
  document: Record<string, unknown> | null;
  text: PreparedText;
  version: number;
  userId: number;
  now: Date;
}

/** Every file that a course shows already: its editors may use them anywhere in it. */
export async function mediaOfCourse(tx: Tx, courseId: number): Promise<Set<number>> {
  const rows = await tx.sql<{ id: number }[]>`
    select unnest(t.media_ids) as id from subsection_texts t where ${inOrganization('t')} and t.course_id = ${courseId}
    union select unnest(array[s.media_id, s.poster_media_id]) from course_subsections s where ${inOrganization('s')} and s.course_id = ${courseId}
    union select (c.value ->> 'mediaId')::bigint from course_subsections s cross join jsonb_array_elements(s.captions) c
      where ${inOrganization('s')} and s.course_id = ${courseId}
    union select cover_media_id from course_overviews where ${inOrganization()} and course_id = ${courseId}`;
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
}

const valuesOf = (save: TextToSave, isDraft: boolean) => {
  const common = { version: save.version + 1, updated_by: save.userId, updated_at: save.now };
  return isDraft
    ? { ...common, draft_document: json(save.document), draft_html: save.text.html }
    : {
        ...common,
        document: json(save.document),
        html: save.text.html,
        search_text: save.text.searchText,
        media_ids: save.text.mediaIds,
        draft_document: null,
        draft_html: null,
      };
};

/** Saves a text if nobody else saved it since; version 0 says that there was none. Answers whether it did. */
export async function saveText(tx: Tx, save: TextToSave, isDraft: boolean): Promise<boolean> {
  const values = valuesOf(save, isDraft);
  if (save.version > 0) {
    const touched = await tx.run(
      db
        .updateTable('subsection_texts')
        .set(values)
        .where('course_subsection_id', '=', save.courseSubsectionId)
        .where('language', '=', save.language)
        .where('version', '=', save.version),
    );
    return touched === 1;
  }
  const touched = await tx.run(
    db
      .insertInto('subsection_texts')
      .values({
        course_id: save.courseId,
        course_subsection_id: save.courseSubsectionId,
        language: save.language,
        html: '',
        search_text: '',
        ...values,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return touched === 1;
}

/** The texts of a subsection, newest state, drafts included. */
export const textsOf = (tx: Tx, courseSubsectionId: number) =>
  tx.all(
    db
      .selectFrom('subsection_texts')
      .select(['language', 'document', 'html', 'draft_document', 'draft_html', 'version', 'updated_at'])
      .select(sql<boolean>`draft_html is not null`.as('has_draft'))
      .where('course_subsection_id', '=', courseSubsectionId)
      .orderBy('language'),
  );

/** The drafts of a course's lessons; nobody saves over them until the transaction ends. */
export const draftsOfCourse = (tx: Tx, courseId: number) =>
  tx.all(
    db
      .selectFrom('subsection_texts')
      .select(['course_subsection_id', 'language', 'draft_document', 'draft_html', 'version'])
      .where('course_id', '=', courseId)
      .where('draft_html', 'is not', null)
      .orderBy('course_subsection_id')
      .orderBy('language')
      .forUpdate(),
  );
