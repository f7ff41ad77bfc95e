import { isLessonActivity } from '@sullam/domain/lesson-kinds.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { PageOf } from '../../../kernel/database/paging.ts';
import { mediaIdsIn } from '../../../kernel/html.ts';
import { notFound } from '../../../kernel/problem.ts';
import { presentText, readMediaRefs, shownIn } from '../../organization/media/media.public.ts';
import { groupsOfCourse } from '../course-groups/course-groups.public.ts';
import { findOutlineVersion } from '../courses/courses.public.ts';
import { accessSection, accessSubsection } from './content-access.ts';
import { LESSON, ownMediaIds, presentCaptions } from './content-media.reads.ts';
import type { OutlineEditing, SubsectionEditing } from './course-content.schemas.ts';
import { isActivityPublished } from './lesson-completeness.ts';
import { textsOf } from './texts.repository.ts';

type Title = OutlineEditing['sections'][number]['title'];
type Kind = SubsectionEditing['kind'];

/** A lesson with all that its authors may change. Pictures in the texts carry addresses, so that the editor can show them. */
export async function readSubsectionForEditing(
  context: RequestContext,
  tx: Tx,
  courseSubsectionId: number,
): Promise<SubsectionEditing> {
  const { subsection: row } = await accessSubsection(context, tx, courseSubsectionId, 'edit');
  const texts = await textsOf(tx, courseSubsectionId);
  const inTexts = texts.flatMap((text) => [...mediaIdsIn(text.html), ...mediaIdsIn(text.draft_html ?? '')]);
  const showing = shownIn(context, LESSON, courseSubsectionId);
  const refs = await readMediaRefs(context, tx, [...ownMediaIds(row), ...inTexts], showing);
  return {
    courseSubsectionId,
    courseSectionId: row.course_section_id,
    courseId: row.course_id,
    kind: row.kind as Kind,
    title: row.title as Title,
    isRequired: row.is_required,
    durationMinutes: row.duration_minutes,
    media: refs.get(row.media_id ?? 0) ?? null,
    poster: refs.get(row.poster_media_id ?? 0) ?? null,
    captions: presentCaptions(row.captions, refs),
    embedUrl: row.embed_url,
    releaseAt: row.release_at?.toISOString() ?? null,
    prerequisiteSubsectionId: row.prerequisite_subsection_id,
    releasedGroupIds: row.released_group_ids && (await groupsOfCourse(tx, row.course_id, row.released_group_ids)),
    version: row.version,
    texts: texts.map((text) => ({
      language: text.language as Language,
      document: text.document as Record<string, unknown> | null,
      html: presentText(text.html, refs),
      draft: text.has_draft
        ? {
            document: text.draft_document as Record<string, unknown> | null,
            html: presentText(text.draft_html ?? '', refs),
          }
        : null,
      version: text.version,
      updatedAt: text.updated_at.toISOString(),
    })),
  };
}

/** A course's outline for the builder: everything in its order, with what is still empty. */
export async function readOutlineForEditing(
  context: RequestContext,
  tx: Tx,
  courseId: number,
): Promise<OutlineEditing> {
  const version = await findOutlineVersion(tx, courseId);
  const sections = await tx.all(
    db
      .selectFrom('course_sections')
      .select(['course_section_id', 'title'])
      .where('course_id', '=', courseId)
      .orderBy('position')
      .orderBy('course_section_id'),
  );
  const subsections = await readItems(context, tx, courseId);
  if (version === undefined) throw notFound();
  return {
    courseId,
    version,
    sections: sections.map((section) => ({
      courseSectionId: section.course_section_id,
      title: section.title as Title,
      subsections: subsections.filter((row) => row.course_section_id === section.course_section_id).map(presentItem),
    })),
  };
}

/** A page of what is known whole: outlines are bounded, and their order needs all of them. */
const pageIn = <T>(all: readonly T[], { skip = 0, take = 20 }: PageOf) => ({
  data: all.slice(skip, skip + take),
  total: all.length,
});

export async function listOutlineSections(context: RequestContext, tx: Tx, courseId: number, page: PageOf) {
  return pageIn((await readOutlineForEditing(context, tx, courseId)).sections, page);
}

export async function listOutlineItems(context: RequestContext, tx: Tx, courseId: number, page: PageOf) {
  const { sections } = await readOutlineForEditing(context, tx, courseId);
  return pageIn(
    sections.flatMap(({ subsections }) => subsections),
    page,
  );
}

/** One section with its lessons, for the editors of its course. */
export async function readOutlineSection(context: RequestContext, tx: Tx, courseSectionId: number) {
  const { section } = await accessSection(context, tx, courseSectionId, 'edit');
  const { sections } = await readOutlineForEditing(context, tx, section.courseId);
  const found = sections.find((each) => each.courseSectionId === courseSectionId);
  if (!found) throw notFound();
  return found;
}

const readItems = (context: RequestContext, tx: Tx, courseId: number) =>
  tx.all(
    db
      .selectFrom('course_subsections as s')
      .selectAll('s')
      .select([
        sql<string[]>`(select coalesce(array_agg(t.language order by t.language), '{}') from subsection_texts t
          where ${inOrganization('t')} and t.course_subsection_id = s.course_subsection_id and t.html <> '')`.as(
          'text_languages',
        ),
        sql<boolean>`exists (select from subsection_texts t where ${inOrganization('t')}
          and t.course_subsection_id = s.course_subsection_id and t.draft_html is not null)`.as('has_draft'),
        isActivityPublished(context, 's').as('is_activity_published'),
      ])
      .where('s.course_id', '=', courseId)
      .orderBy('s.position')
      .orderBy('s.course_subsection_id'),
  );

type Item = Awaited<ReturnType<typeof readItems>>[number];

const presentItem = (row: Item): OutlineEditing['sections'][number]['subsections'][number] => ({
  courseSubsectionId: row.course_subsection_id,
  kind: row.kind as Kind,
  title: row.title as Title,
  isRequired: row.is_required,
  durationMinutes: row.duration_minutes,
  releaseAt: row.release_at?.toISOString() ?? null,
  prerequisiteSubsectionId: row.prerequisite_subsection_id,
  isForGroups: row.released_group_ids !== null,
  hasContent: row.is_made,
  hasDraft: isLessonActivity(row.kind) ? row.is_activity_published === false : row.has_draft,
  textLanguages: row.text_languages as Language[],
  version: row.version,
});
