import { isLessonActivity } from './lesson-kinds.ts';

interface InCourse {
  readonly courseSubsectionId: number;
  readonly kind: string;
  readonly isRequired: boolean;
}

/**
 * The lesson with which a learner goes on, of those that are open to them and not finished. That is the one of the last visit, if there
 * is a place in it to go on from: an article, a film. To open the page of an exam or a lecture begins nothing, and an optional lesson is
 * gone on with only when no required one is left. Else it is the next one that the course requires, after the last visit or left out
 * before it, else any other one, likewise. Nothing where none is open.
 */
export function nextLesson<Lesson extends InCourse>(
  lessons: readonly Lesson[],
  visitedId: number | null,
  isOpen: (lesson: Lesson) => boolean,
): Lesson | undefined {
  const at = lessons.findIndex(({ courseSubsectionId }) => courseSubsectionId === visitedId);
  const visited = lessons[at];
  const open = [...lessons.slice(at + 1), ...lessons.slice(0, at + 1)].filter(isOpen);
  const required = open.find(({ isRequired }) => isRequired);
  const resumes = visited && !isLessonActivity(visited.kind) && open.includes(visited);
  if (resumes && (visited.isRequired || !required)) return visited;
  return required ?? open[0];
}
