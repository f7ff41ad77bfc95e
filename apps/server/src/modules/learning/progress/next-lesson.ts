import type { Localized } from '@sullam/domain/localized.ts';
import { nextLesson } from '@sullam/domain/next-lesson.ts';
import type { PassingCriterion } from '@sullam/domain/passing-criteria.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import type { CourseDetail } from '../courses/courses.public.ts';
import { cachedOutlines } from './cached-outline.ts';
import { judge, type StoredCriteria } from './completion.ts';
import { lockInputsIn, type OwnPart, type Reached } from './learner-fragments.ts';
import { isInWindow, lessonWindows, windowsByLesson } from './lesson-windows.ts';
import { lockOf } from './subsection-lock.ts';

/** The lesson with which a learner goes on. */
export interface NextLesson {
  courseSubsectionId: number;
  kind: CourseDetail['sections'][number]['subsections'][number]['kind'];
  title: Localized;
  durationMinutes: number;
}

/** What somebody has in a course, with the lesson of their last visit, which may be gone since. */
interface Visited extends OwnPart {
  courseId: number;
  lastVisitedSubsectionId: number | null;
  /** Null: it isn't completed. */
  completedAt: Date | null;
  criteria: unknown;
  /** reachedIn(). */
  reached: Reached | null;
}

/** How far somebody is in a course. */
export interface PlaceInCourse {
  /** The lesson with which they go on; null when nothing is open that they haven't finished. */
  nextLesson: NextLesson | null;
  /** Null, too, where it is no longer shown to learners. */
  lastVisitedSubsectionId: number | null;
  /** Of the required lessons. */
  finishedCount: number;
  /** The passing criteria that don't hold yet; none once it is completed. */
  unmet: PassingCriterion[];
}

/** The times that a learner was granted in lessons that it isn't the time of for others; read only where there are such lessons. */
async function ownWindows(context: RequestContext, userId: number, courseSubsectionIds: readonly number[]) {
  if (courseSubsectionIds.length === 0) return windowsByLesson([]);
  const granted = await reading(context, (tx) =>
    Promise.all(
      context.extensions.of(lessonWindows).map(({ readOwn }) => readOwn?.(tx, userId, courseSubsectionIds) ?? []),
    ),
  );
  return windowsByLesson(granted.flat());
}

/** How far a learner is in each of these courses. To be called when the transaction that read them is over: see cachedOutlines(). */
export async function placesIn(
  context: RequestContext,
  userId: number,
  visited: readonly Visited[],
): Promise<PlaceInCourse[]> {
  const outlines = await cachedOutlines(
    context,
    visited.map(({ courseId }) => courseId),
  );
  const now = context.clock.now();
  const courses = visited.map((own, index) => {
    const outline = outlines[index] ?? [];
    return { own, lessons: outline.flatMap(({ subsections }) => subsections), inputs: lockInputsIn(outline, own) };
  });
  const granted = await ownWindows(
    context,
    userId,
    courses.flatMap(({ lessons, inputs }) =>
      lessons
        .filter(
          ({ courseSubsectionId: id, window }) =>
            window?.mayDiffer && !inputs.get(id)?.isFinished && !isInWindow(window, now),
        )
        .map(({ courseSubsectionId }) => courseSubsectionId),
    ),
  );
  return courses.map(({ own, lessons, inputs }) => {
    const isOpen = ({ courseSubsectionId: id, isMade, window }: (typeof lessons)[number]) =>
      isMade &&
      !inputs.get(id)?.isFinished &&
      lockOf(id, inputs, now) === null &&
      isInWindow(granted.get(id) ?? window, now);
    const visited = lessons.find(({ courseSubsectionId }) => courseSubsectionId === own.lastVisitedSubsectionId);
    const next = nextLesson(lessons, own.lastVisitedSubsectionId, isOpen);
    const required = lessons.filter(({ isRequired }) => isRequired);
    const finishedCount = required.filter((lesson) => inputs.get(lesson.courseSubsectionId)?.isFinished).length;
    const { grade = null, attendance = null } = own.reached ?? {};
    const facts = { grade, attendance, finishedCount, requiredCount: required.length };
    return {
      nextLesson: next
        ? {
            courseSubsectionId: next.courseSubsectionId,
            kind: next.kind,
            title: next.title,
            durationMinutes: next.durationMinutes,
          }
        : null,
      lastVisitedSubsectionId: visited?.isMade ? own.lastVisitedSubsectionId : null,
      finishedCount,
      unmet: own.completedAt === null ? judge(facts, own.criteria as StoredCriteria).unmet : [],
    };
  });
}
