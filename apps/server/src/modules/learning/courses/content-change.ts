import type { MemberContext } from '../../../kernel/context.ts';
import type { Tenant, Tx } from '../../../kernel/database/database.ts';
import { invalidate, type Topic } from '../../../kernel/database/topics.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { touchCourse } from './courses.repository.ts';
import { courseChanged } from './courses.signals.ts';

type Tenancy = Pick<Tenant, 'organizationId'>;

/** What is kept of a course's sections and lessons. */
export const outlineTopic = ({ organizationId }: Tenancy, courseId: number): Topic =>
  `outline:${organizationId}:${courseId}`;

/** What is kept of an organisation's published courses and depends on their lessons. */
export const lessonsTopic = ({ organizationId }: Tenancy): Topic => `lessons:${organizationId}`;

/** Signals that what learners see in a course has changed. */
export async function contentChanged(
  context: MemberContext,
  tx: Tx,
  { courseId, status }: { courseId: number; status: string },
): Promise<void> {
  await touchCourse(tx, courseId, context.clock.now());
  await invalidate(tx, outlineTopic(context, courseId));
  if (status !== 'PUBLISHED') return;
  await emit(context, tx, courseChanged, { courseId, byUserId: context.caller.userId });
  await invalidate(tx, lessonsTopic(context));
}
