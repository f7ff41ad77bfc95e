import { sql } from 'kysely';
import { type RequestContext, userIdOf } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import { statement } from '../../kernel/database/statement.ts';
import type { CourseDetail } from '../courses/courses.public.ts';
import { type Lock, type LockInput, lockOf } from './subsection-lock.ts';

type Section = CourseDetail['sections'][number];

const sectionsOf = statement(({ courseId }: { courseId: number }) =>
  db
    .selectFrom('sections')
    .select(['course_section_id', 'title'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .orderBy('course_section_id'),
);

/** Lessons with what decides whether the viewer can open them. */
interface OutlineView {
  organizationId: number;
  /** 0 for a visitor. */
  viewerId: number;
}

const viewOf = ({ organizationId, caller }: RequestContext): OutlineView => ({
  organizationId,
  viewerId: userIdOf(caller),
});

const subsections = ({ viewerId }: OutlineView) =>
  db
    .selectFrom('lessons as s')
    .leftJoin('finished_subsections as d', (join) =>
      join
        .onRef('d.course_id', '=', 's.course_id')
        .onRef('d.course_subsection_id', '=', 's.course_subsection_id')
        .on('d.user_id', '=', viewerId),
    )
    .select([
      's.course_subsection_id',
      's.course_section_id',
      's.kind',
      's.title',
      's.duration_minutes',
      's.is_required',
      's.release_at',
      's.prerequisite_subsection_id',
      sql<boolean>`d.finished_at is not null`.as('is_finished'),
      sql<boolean>`s.released_group_ids is not null and not exists (select from course_group_seats g where ${ours('g')}
        and g.course_id = s.course_id and g.user_id = ${viewerId} and g.course_group_id = any(s.released_group_ids))`.as(
        'is_for_others',
      ),
    ]);

type SubsectionRow = Awaited<ReturnType<ReturnType<typeof subsections>['execute']>>[number];

const subsectionsOf = statement((values: OutlineView & { courseId: number }) =>
  subsections(values)
    .where('s.course_id', '=', values.courseId)
    .orderBy('s.position')
    .orderBy('s.course_subsection_id'),
);

const subsectionsWithPrerequisites = statement((values: OutlineView & { ids: readonly number[] }) =>
  subsections(values).where(
    sql<boolean>`s.course_subsection_id in (
      select unnest(${values.ids}::bigint[]) union all select w.prerequisite_subsection_id from lessons w
      where ${ours('w')} and w.course_subsection_id = any(${values.ids}::bigint[]))`,
  ),
);

const lockInputs = (rows: readonly SubsectionRow[]): Map<number, LockInput> =>
  new Map(
    rows.map((row) => [
      row.course_subsection_id,
      {
        releaseAt: row.release_at,
        prerequisiteSubsectionId: row.prerequisite_subsection_id,
        isForOthers: row.is_for_others,
        isFinished: row.is_finished,
        title: row.title as Section['title'],
      },
    ]),
  );

/** Of these lessons, whatever course they are in, those that the caller can't open yet, and why. */
export async function readLocks(context: RequestContext, tx: Tx, ids: readonly number[]): Promise<Map<number, Lock>> {
  if (ids.length === 0) return new Map();
  const inputs = lockInputs(await tx.all(subsectionsWithPrerequisites({ ...viewOf(context), ids })));
  const now = context.clock.now();
  return new Map(
    ids.flatMap((id) => {
      const lock = lockOf(id, inputs, now);
      return lock ? [[id, lock]] : [];
    }),
  );
}

/** Sections and subsections of a course in their order, with what the caller has finished and what is locked. */
export async function readOutline(context: RequestContext, tx: Tx, courseId: number): Promise<Section[]> {
  const values = { ...viewOf(context), courseId };
  const [sections, rows] = await Promise.all([tx.all(sectionsOf(values)), tx.all(subsectionsOf(values))]);
  const byId = lockInputs(rows);
  const now = context.clock.now();
  const outline = new Map<number, Section>(
    sections.map((section) => [
      section.course_section_id,
      { courseSectionId: section.course_section_id, title: section.title as Section['title'], subsections: [] },
    ]),
  );
  for (const row of rows)
    outline.get(row.course_section_id)?.subsections.push({
      courseSubsectionId: row.course_subsection_id,
      kind: row.kind,
      title: row.title as Section['title'],
      durationMinutes: row.duration_minutes,
      isRequired: row.is_required,
      isFinished: row.is_finished,
      lock: lockOf(row.course_subsection_id, byId, now),
    });
  return [...outline.values()];
}
