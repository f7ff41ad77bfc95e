import type { RequestContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { keptBy } from '../../kernel/database/invalidation.ts';
import { statement } from '../../kernel/database/statement.ts';
import { type CourseDetail, outlineTopic } from '../courses/courses.public.ts';

export type Section = CourseDetail['sections'][number];
type Subsection = Section['subsections'][number];

/** A lesson as it is to everybody, with what decides for whom it is open. */
type SharedSubsection = Omit<Subsection, 'isFinished' | 'lock'> & {
  releaseAt: Date | null;
  prerequisiteSubsectionId: number | null;
  releasedGroupIds: readonly number[] | null;
  isMade: boolean;
};

export type SharedSection = Omit<Section, 'subsections'> & { subsections: readonly SharedSubsection[] };

const kept = keptBy<readonly SharedSection[]>({
  topicsOf: (key) => {
    const [organizationId, courseId] = key.split('|').map(Number) as [number, number];
    return [outlineTopic({ organizationId }, courseId), `outlines:${organizationId}`];
  },
  seconds: 60,
  limit: 2000,
});

const sectionsOf = statement(({ courseId }: { courseId: number }) =>
  db
    .selectFrom('sections')
    .select(['course_section_id', 'title'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .orderBy('course_section_id'),
);

const subsectionsOf = statement(({ courseId }: { courseId: number }) =>
  db
    .selectFrom('lessons')
    .select(['course_subsection_id', 'course_section_id', 'kind', 'title', 'duration_minutes', 'is_required'])
    .select(['release_at', 'prerequisite_subsection_id', 'released_group_ids', 'is_made'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .orderBy('course_subsection_id'),
);

async function load(tx: Tx, courseId: number): Promise<readonly SharedSection[]> {
  const [sections, rows] = await Promise.all([tx.all(sectionsOf({ courseId })), tx.all(subsectionsOf({ courseId }))]);
  const bySection = new Map<number, SharedSubsection[]>(sections.map((section) => [section.course_section_id, []]));
  for (const row of rows)
    bySection.get(row.course_section_id)?.push({
      courseSubsectionId: row.course_subsection_id,
      kind: row.kind,
      title: row.title as Section['title'],
      durationMinutes: row.duration_minutes,
      isRequired: row.is_required,
      releaseAt: row.release_at,
      prerequisiteSubsectionId: row.prerequisite_subsection_id,
      releasedGroupIds: row.released_group_ids,
      isMade: row.is_made,
    });
  return sections.map(({ course_section_id: courseSectionId, title }) => ({
    courseSectionId,
    title: title as Section['title'],
    subsections: bySection.get(courseSectionId) ?? [],
  }));
}

/**
 * The outline of a course as it is to everybody. Read with the caller's transaction where it isn't kept: for transactions that
 * only read, since a command would keep what it may take back.
 */
export const keptOutline = (context: RequestContext, tx: Tx, courseId: number): Promise<readonly SharedSection[]> =>
  kept(context.database).get(`${context.organizationId}|${courseId}`, () => load(tx, courseId));
