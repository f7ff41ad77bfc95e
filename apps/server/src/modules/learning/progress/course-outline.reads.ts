import { progressFromCounts } from '@sullam/domain/progress.ts';
import { goesOutWithCourse } from '@sullam/domain/publication.ts';
import { sql } from 'kysely';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { requiredLessons } from '../course-content/course-content.public.ts';
import { cachedOutline, type Section } from './cached-outline.ts';
import { finishedIn, lockInputsIn, ownGroupsIn } from './learner-fragments.ts';
import { type Lock, type LockInput, lockOf } from './subsection-lock.ts';

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
      's.is_made',
      sql<boolean>`d.finished_at is not null`.as('is_finished'),
      sql<boolean>`s.released_group_ids is not null and not exists (select from course_group_seats g where ${inOrganization('g')}
        and g.course_id = s.course_id and g.user_id = ${viewerId} and g.course_group_id = any(s.released_group_ids))`.as(
        'is_for_others',
      ),
    ]);

type SubsectionRow = Awaited<ReturnType<ReturnType<typeof subsections>['execute']>>[number];

const subsectionsWithPrerequisites = statement((values: OutlineView & { ids: readonly number[] }) =>
  subsections(values).where(
    sql<boolean>`s.course_subsection_id in (
      select unnest(${values.ids}::bigint[]) union all select w.prerequisite_subsection_id from lessons w
      where ${inOrganization('w')} and w.course_subsection_id = any(${values.ids}::bigint[]))`,
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
        isMade: row.is_made,
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

/** How much of a section's required lessons the caller has finished. */
export function sectionProgress({ subsections }: Section) {
  const required = subsections.filter(({ isRequired }) => isRequired);
  const finishedCount = required.filter(({ isFinished }) => isFinished).length;
  const { fraction, percent } = progressFromCounts(finishedCount, required.length);
  return { fraction, percent, finishedCount, requiredCount: required.length };
}

/** What a course's outline is to the caller. */
const ownPartOf = statement(({ courseId, viewerId }: { courseId: number; viewerId: number }) =>
  db.selectNoFrom([finishedIn(courseId, viewerId).as('finished'), ownGroupsIn(courseId, viewerId).as('groups')]),
);

/** An outline with what only authors see of it. */
export type WholeOutline = readonly (Omit<Section, 'subsections'> & {
  readonly subsections: readonly (Section['subsections'][number] & { readonly isMade: boolean })[];
})[];

/** What of an outline is there for somebody: lessons that aren't made yet, and sections of nothing else, are for who edits. */
export const outlineFor = ({ canEdit }: { canEdit: boolean }, outline: WholeOutline): Section[] =>
  outline.flatMap(({ subsections, ...section }) => {
    const shown = subsections.filter(({ isMade }) => canEdit || isMade);
    if (shown.length === 0 && subsections.length > 0) return [];
    return [{ ...section, subsections: shown.map(({ isMade: _, ...lesson }) => lesson) }];
  });

interface Access {
  readonly abilities: { readonly canEdit: boolean };
  readonly course: { readonly courseId: number; readonly status: string };
}

/**
 * `outlineFor`, as learners will see it: who edits a course that isn't out meets its drafts, so there a lesson is required as its author
 * has set it. Outside of a transaction without `within`.
 */
export async function outlineAhead(
  context: RequestContext,
  { abilities, course }: Access,
  outline: WholeOutline,
  within?: Tx,
): Promise<Section[]> {
  const sections = outlineFor(abilities, outline);
  if (!abilities.canEdit || !goesOutWithCourse(course.status)) return sections;
  const ask = (tx: Tx) => requiredLessons(tx, course.courseId);
  const required = await (within ? ask(within) : reading(context, ask));
  return sections.map(({ subsections, ...section }) => ({
    ...section,
    subsections: subsections.map((lesson) => ({ ...lesson, isRequired: required.has(lesson.courseSubsectionId) })),
  }));
}

/** Sections and subsections of a course in their order, with what the caller has finished and what is locked: for `outlineFor`. */
export async function readOutline(context: RequestContext, tx: Tx, courseId: number): Promise<WholeOutline> {
  const [outline, own] = await Promise.all([
    cachedOutline(context, tx, courseId),
    tx.one(ownPartOf({ courseId, viewerId: userIdOf(context.caller) })),
  ]);
  const inputs = lockInputsIn(outline, own ?? { finished: '', groups: '' });
  const now = context.clock.now();
  return outline.map(({ subsections, ...section }) => ({
    ...section,
    subsections: subsections.map(({ courseSubsectionId, kind, title, durationMinutes, isRequired, isMade }) => ({
      courseSubsectionId,
      kind,
      title,
      durationMinutes,
      isRequired,
      isMade,
      isFinished: inputs.get(courseSubsectionId)?.isFinished ?? false,
      lock: lockOf(courseSubsectionId, inputs, now),
    })),
  }));
}
