import type { RequestContext } from '../../../kernel/context.ts';
import { declareCache } from '../../../kernel/database/cache.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import type { Dependency } from '../../../kernel/database/dependents.ts';
import { isAmong, statement } from '../../../kernel/database/statement.ts';
import { type CourseDetail, type CourseKey, rowsOfCourse } from '../courses/courses.public.ts';
import { type LessonWindow, type LessonWindows, lessonWindows, windowsByLesson } from './lesson-windows.ts';

interface DeclaredWindows extends LessonWindows {
  dependsOn: readonly Dependency<CourseKey, readonly SharedSection[]>[];
}

export type Section = CourseDetail['sections'][number];
type Subsection = Section['subsections'][number];

/** A lesson as it is to everybody, with what decides for whom it is open. */
type SharedSubsection = Omit<Subsection, 'isFinished' | 'lock'> & {
  releaseAt: Date | null;
  prerequisiteSubsectionId: number | null;
  releasedGroupIds: readonly number[] | null;
  isMade: boolean;
  /** The times of what it holds, which may differ for a learner who was granted others; null: it has none. */
  window: (LessonWindow & { mayDiffer: boolean }) | null;
};

export type SharedSection = Omit<Section, 'subsections'> & { subsections: readonly SharedSubsection[] };

const outlines = declareCache<CourseKey, readonly SharedSection[]>({
  dependsOn: [
    { from: 'sections', rows: rowsOfCourse, except: ['search_text'] },
    { from: 'lessons', rows: rowsOfCourse, except: ['search_text'] },
  ],
  seconds: 60,
  limit: 2000,
});

/** Declares the times of one kind of activity, and the tables from which they are read: outlines are cached with them. */
export function declareLessonWindows({ dependsOn, ...windows }: DeclaredWindows): LessonWindows {
  outlines.dependsAlso(dependsOn);
  return windows;
}

const sectionsOf = statement(({ courseIds }: { courseIds: readonly number[] }) =>
  db
    .selectFrom('sections')
    .select(['course_id', 'course_section_id', 'title'])
    .where(isAmong('course_id', courseIds))
    .orderBy('position')
    .orderBy('course_section_id'),
);

const subsectionsOf = statement(({ courseIds }: { courseIds: readonly number[] }) =>
  db
    .selectFrom('lessons')
    .select(['course_subsection_id', 'course_section_id', 'kind', 'title', 'duration_minutes', 'is_required'])
    .select(['release_at', 'prerequisite_subsection_id', 'released_group_ids', 'is_made'])
    .where(isAmong('course_id', courseIds))
    .orderBy('position')
    .orderBy('course_subsection_id'),
);

/** By their course; one without sections, or that is gone, isn't in it. */
async function load(
  context: RequestContext,
  tx: Tx,
  courseIds: readonly number[],
): Promise<ReadonlyMap<number, readonly SharedSection[]>> {
  const [sections, rows, ...times] = await Promise.all([
    tx.all(sectionsOf({ courseIds })),
    tx.all(subsectionsOf({ courseIds })),
    ...context.extensions.of(lessonWindows).map(async ({ read, readOwn }) => {
      const windows = await read(tx, courseIds);
      return windows.map((window) => ({ ...window, mayDiffer: readOwn !== undefined }));
    }),
  ]);
  const windows = windowsByLesson(times.flat());
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
      window: windows.get(row.course_subsection_id) ?? null,
    });
  const byCourse = new Map<number, SharedSection[]>();
  for (const { course_id: courseId, course_section_id: courseSectionId, title } of sections) {
    const section = {
      courseSectionId,
      title: title as Section['title'],
      subsections: bySection.get(courseSectionId) ?? [],
    };
    const before = byCourse.get(courseId);
    if (before) before.push(section);
    else byCourse.set(courseId, [section]);
  }
  return byCourse;
}

const keyOf = ({ organizationId }: RequestContext, courseId: number): CourseKey => ({ organizationId, courseId });

/**
 * The outline of a course as it is to everybody. Read with the caller's transaction where it isn't cached: for transactions that
 * only read, since a command would cache what it may take back.
 */
export const cachedOutline = (context: RequestContext, tx: Tx, courseId: number): Promise<readonly SharedSection[]> =>
  outlines
    .of(context.database)
    .get(keyOf(context, courseId), async () => (await load(context, tx, [courseId])).get(courseId) ?? []);

/**
 * The outlines of some courses, in their order. Those that aren't cached are read on another connection: call this outside of a
 * transaction.
 */
export const cachedOutlines = (
  context: RequestContext,
  courseIds: readonly number[],
): Promise<readonly (readonly SharedSection[])[]> =>
  outlines.of(context.database).getAll(
    courseIds.map((courseId) => keyOf(context, courseId)),
    async (keys) => {
      const missing = keys.map(({ courseId }) => courseId);
      const loaded = await reading(context, (tx) => load(context, tx, missing));
      return missing.map((courseId) => loaded.get(courseId) ?? []);
    },
  );
