interface InCourse {
  readonly courseSubsectionId: number;
  readonly isRequired: boolean;
}

/**
 * The lesson with which a learner goes on, of those that are open to them and not finished: the one of the last visit, else
 * what the course requires, after it or left out before it, else any other one, likewise. Nothing where none is open.
 */
export function nextLesson<Lesson extends InCourse>(
  lessons: readonly Lesson[],
  visitedId: number | null,
  isOpen: (lesson: Lesson) => boolean,
): Lesson | undefined {
  const at = lessons.findIndex(({ courseSubsectionId }) => courseSubsectionId === visitedId);
  const visited = lessons[at];
  if (visited && isOpen(visited)) return visited;
  const open = [...lessons.slice(at + 1), ...lessons.slice(0, at + 1)].filter(isOpen);
  return open.find(({ isRequired }) => isRequired) ?? open[0];
}
