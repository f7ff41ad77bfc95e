import { LESSON_ACTIVITIES, type LessonKind } from '@sullam/domain/lesson-kinds.gen.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, rawQuery, type Tx } from '../../../kernel/database/database.ts';
import type { JsonInput } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { rowsStatement } from '../../../kernel/database/rows.ts';
import { statement } from '../../../kernel/database/statement.ts';

/** Ids of the originals to those of their copies: an insert returns the rows of its VALUES in their order. */
const idsOf = (originals: readonly { id: number }[], copies: readonly { id: number }[]): Map<number, number> =>
  new Map(originals.map(({ id }, at) => [id, copies[at]!.id]));

interface SectionCopy {
  courseId: number;
  title: string;
  position: number;
}

const insertSections = rowsStatement((rows: readonly SectionCopy[]) =>
  db
    .insertInto('course_sections')
    .values(
      rows.map((row) => ({
        course_id: row.courseId,
        title: sql<JsonInput>`(${row.title}::text)::jsonb`,
        position: row.position,
      })),
    )
    .returning('course_section_id as id'),
);

/** Copies the sections of a course; returns the ids of the copies by those of the originals. */
export async function copySections(tx: Tx, courseId: number, copyId: number): Promise<Map<number, number>> {
  const sections = await tx.all(
    db
      .selectFrom('course_sections')
      .select(['course_section_id as id', 'position', sql<string>`title::text`.as('title')])
      .where('course_id', '=', courseId)
      .orderBy('position')
      .orderBy('course_section_id'),
  );
  const copies = await insertSections(
    tx,
    sections.map(({ title, position }) => ({ courseId: copyId, title, position })),
  );
  return idsOf(sections, copies);
}

interface SubsectionCopy {
  courseId: number;
  sectionId: number;
  kind: LessonKind;
  title: string;
  position: number;
  isRequired: boolean;
  minutes: number;
  mediaId: number | null;
  posterMediaId: number | null;
  captions: string;
  embedUrl: string | null;
  isMade: boolean;
}

const insertSubsections = rowsStatement((rows: readonly SubsectionCopy[]) =>
  db
    .insertInto('course_subsections')
    .values(
      rows.map((row) => ({
        course_id: row.courseId,
        course_section_id: row.sectionId,
        kind: row.kind,
        title: sql<JsonInput>`(${row.title}::text)::jsonb`,
        position: row.position,
        is_required: row.isRequired,
        duration_minutes: row.minutes,
        media_id: row.mediaId,
        poster_media_id: row.posterMediaId,
        captions: sql<JsonInput>`(${row.captions}::text)::jsonb`,
        embed_url: row.embedUrl,
        is_made: row.isMade,
      })),
    )
    .returning('course_subsection_id as id'),
);

const listSubsections = (tx: Tx, courseId: number) =>
  tx.all(
    db
      .selectFrom('course_subsections')
      .select(['course_subsection_id as id', 'course_section_id as sectionId', 'kind', 'position'])
      .select(['is_required as isRequired', 'duration_minutes as minutes', 'media_id as mediaId'])
      .select(['poster_media_id as posterMediaId', 'embed_url as embedUrl', 'is_made as isMade'])
      .select(['prerequisite_subsection_id as prerequisiteId'])
      .select([sql<string>`title::text`.as('title'), sql<string>`captions::text`.as('captions')])
      .where('course_id', '=', courseId)
      .orderBy('course_subsection_id'),
  );

/** The texts of one lesson, which never leave the database: together they may be larger than the memory for a request. */
const textsCopied = statement((copy: { courseId: number; from: number; to: number; userId: number; now: Date }) =>
  rawQuery(sql`
    insert into subsection_texts (organization_id, course_id, course_subsection_id, language, document, html, search_text, media_ids,
      updated_by, updated_at)
    select t.organization_id, ${copy.courseId}::bigint, ${copy.to}::bigint, t.language, t.document, t.html, t.search_text, t.media_ids,
      ${copy.userId}::bigint, ${copy.now}::timestamptz
    from subsection_texts t where ${inOrganization('t')} and t.course_subsection_id = ${copy.from}`),
);

const prerequisiteSet = statement(({ id, prerequisiteId }: { id: number; prerequisiteId: number }) =>
  db
    .updateTable('course_subsections')
    .set({ prerequisite_subsection_id: prerequisiteId })
    .where('course_subsection_id', '=', id),
);

/** Copies the lessons of a course into copied sections; returns the ids of the copies by those of the originals. */
export async function copySubsections(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  copyId: number,
  sectionIds: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, number>> {
  const lessons = await listSubsections(tx, courseId);
  const copies = await insertSubsections(
    tx,
    lessons.map(({ id: _, prerequisiteId: __, ...lesson }) => ({
      ...lesson,
      courseId: copyId,
      sectionId: sectionIds.get(lesson.sectionId)!,
      isMade: lesson.isMade && !(LESSON_ACTIVITIES as readonly string[]).includes(lesson.kind),
    })),
  );
  const ids = idsOf(lessons, copies);
  const now = context.clock.now();
  const texts = await tx.all(
    db.selectFrom('subsection_texts').select('course_subsection_id as id').distinct().where('course_id', '=', courseId),
  );
  for (const { id } of texts)
    await tx.run(textsCopied({ courseId: copyId, from: id, to: ids.get(id)!, userId: context.caller.userId, now }));
  for (const { id, prerequisiteId } of lessons)
    if (prerequisiteId !== null)
      await tx.run(prerequisiteSet({ id: ids.get(id)!, prerequisiteId: ids.get(prerequisiteId)! }));
  return ids;
}
