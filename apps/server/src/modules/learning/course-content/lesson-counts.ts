import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { contentChanged } from '../courses/courses.public.ts';
import { countLessons } from './subsections.repository.ts';

/** Signals that a course has other lessons than before, or requires others. */
export async function lessonsChanged(
  context: MemberContext,
  tx: Tx,
  course: { courseId: number; status: string },
): Promise<void> {
  // this locks the course, so that of two changes at the same moment the later one counts both
  await contentChanged(context, tx, course);
  await countLessons(tx, course.courseId);
}
