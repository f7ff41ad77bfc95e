import type { Localized } from '@sullam/domain/localized.ts';
import { nextLesson } from '@sullam/domain/next-lesson.ts';
import type { RequestContext } from '../../kernel/context.ts';
import type { CourseDetail } from '../courses/courses.public.ts';
import { keptOutlines } from './kept-outline.ts';
import { lockInputsIn, type OwnPart } from './own-part.ts';
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
}

/** How far somebody is in a course. */
export interface PlaceInCourse {
  /** The lesson with which they go on; null when nothing is open that they haven't finished. */
  nextLesson: NextLesson | null;
  /** Null, too, where it is no longer shown to learners. */
  lastVisitedSubsectionId: number | null;
  /** Of the required lessons. */
  finishedCount: number;
}

/** How far somebody is in each of these courses. To be called when the transaction that read them is over: see keptOutlines(). */
export async function placesIn(context: RequestContext, visited: readonly Visited[]): Promise<PlaceInCourse[]> {
  const outlines = await keptOutlines(
    context,
    visited.map(({ courseId }) => courseId),
  );
  const now = context.clock.now();
  return visited.map((own, index) => {
    const outline = outlines[index] ?? [];
    const lessons = outline.flatMap(({ subsections }) => subsections);
    const inputs = lockInputsIn(outline, own);
    const isOpen = ({ courseSubsectionId: id, isMade }: (typeof lessons)[number]) =>
      isMade && !inputs.get(id)?.isFinished && lockOf(id, inputs, now) === null;
    const visited = lessons.find(({ courseSubsectionId }) => courseSubsectionId === own.lastVisitedSubsectionId);
    const next = nextLesson(lessons, own.lastVisitedSubsectionId, isOpen);
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
      finishedCount: lessons.filter((lesson) => lesson.isRequired && inputs.get(lesson.courseSubsectionId)?.isFinished)
        .length,
    };
  });
}
