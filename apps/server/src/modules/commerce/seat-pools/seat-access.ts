import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import {
  grantEntitlement,
  resumeSource,
  revokeEntitlements,
  suspendSource,
} from '../../learning/entitlements/entitlements.public.ts';
import type { PoolRecord } from './seat-pools.repository.ts';

/** What a seat of a pool entitles to. Only one holder has it at a time, so the line of the pool is key enough. */
const rightOf = ({ courseId, orderLineId }: Pick<PoolRecord, 'courseId' | 'orderLineId'>, userId: number) => ({
  entitled: { userId, subject: { kind: 'COURSE', id: courseId } } as const,
  source: { source: 'ORDER', sourceKey: String(orderLineId) } as const,
});

/** Enrols the holder of a seat. */
export async function openCourse(
  context: SystemContext,
  tx: Tx,
  pool: PoolRecord,
  { userId, grantedBy }: { userId: number; grantedBy: number },
): Promise<void> {
  const { entitled, source } = rightOf(pool, userId);
  await grantEntitlement(context, tx, { ...entitled, ...source, grantedBy });
}

/** Ends access by a seat; learning records and rights from other sources stay. */
export async function closeCourse(context: SystemContext, tx: Tx, pool: PoolRecord, userId: number): Promise<void> {
  const { entitled, source } = rightOf(pool, userId);
  await revokeEntitlements(context, tx, entitled, source);
}

export async function suspendCourse(
  context: SystemContext,
  tx: Tx,
  pool: PoolRecord,
  { userId, isSuspended }: { userId: number; isSuspended: boolean },
): Promise<void> {
  const { source } = rightOf(pool, userId);
  if (isSuspended) await suspendSource(context, tx, { userId, source });
  else await resumeSource(context, tx, { userId, source });
}
