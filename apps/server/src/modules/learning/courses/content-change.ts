import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { touchCourse } from './courses.repository.ts';
import { courseChanged } from './courses.signals.ts';

/** Signals that what learners see in a course has changed. */
export async function contentChanged(
  context: MemberContext,
  tx: Tx,
  { courseId, status }: { courseId: number; status: string },
): Promise<void> {
  await touchCourse(tx, courseId, context.clock.now());
  if (status !== 'PUBLISHED') return;
  await emit(context, tx, courseChanged, { courseId, byUserId: context.caller.userId });
}
