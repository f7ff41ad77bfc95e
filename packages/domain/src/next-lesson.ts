import { isActivity } from './subsection-kinds.ts';

interface InCourse {
  readonly courseSubsectionId: number;
  readonly kind: string;
  readonly isRequired: boolean;
}

/**
 * The lesson with which a learner goes on, of those that are open to them and not finished. That is the one of the last visit, if there
 * is a place in it to go on from: an article, a film. To open the page of an exam or a lecture begins nothing. Else it is the next one that
 * the course requires, after the last visit or left out before it, else any other one, likewise. Nothing where none is open.
 */
export function nextLesson<Lesson extends InCourse>(
  lessons: readonly Lesson[],
  visitedId: number | null,
  isOpen: (lesson: Lesson) => boolean,
): Lesson | undefined {
  const at = lessons.findIndex(({ courseSubsectionId }) => courseSubsectionId === visitedId);
  const visited = lessons[at];
  if (visited && !isActivity(visited.kind) && isOpen(visited)) return visited;
  const open = [...lessons.slice(at + 1), ...lessons.slice(0, at + 1)].filter(isOpen);
  return open.find(({ isRequired }) => isRequired) ?? open[0];
}
