import type { LessonKind } from '@sullam/domain/lesson-kinds.gen.ts';
import { LESSON_KIND_PARTS } from '../lesson-kinds.gen.ts';

/** The page on which a lesson is edited: that of its activity's settings, else its own. */
export function editingPath(
  courseId: number,
  { kind, courseSubsectionId }: { kind: LessonKind; courseSubsectionId: number },
): string {
  const settingsPath = LESSON_KIND_PARTS[kind].activity?.settingsPath;
  return settingsPath?.({ courseId, courseSubsectionId }) ?? `/courses/${courseId}/lessons/${courseSubsectionId}`;
}
