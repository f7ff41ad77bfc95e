import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { findPool, lockPool, type PoolRecord } from './seat-pools.repository.ts';

/** Buyers manage their own pools, administrators all. */
const mayManage = ({ caller }: MemberContext, pool: PoolRecord | undefined): pool is PoolRecord =>
  pool !== undefined && (pool.userId === caller.userId || isAdministrator(caller));

/** The way to a pool. @throws Problem not-found when there is none that the caller manages */
export async function accessPool(context: MemberContext, tx: Tx, seatPoolId: number): Promise<PoolRecord> {
  const pool = await findPool(tx, seatPoolId);
  if (!mayManage(context, pool)) throw notFound();
  return pool;
}

/** The same with the pool locked until the transaction ends. */
export async function accessLockedPool(context: MemberContext, tx: Tx, seatPoolId: number): Promise<PoolRecord> {
  const pool = await lockPool(tx, seatPoolId);
  if (!mayManage(context, pool)) throw notFound();
  return pool;
}

/** Whether seats of a pool can be assigned and accepted now. */
export const isPoolOpen = ({ assignableUntil, isSuspended, endedAt }: PoolRecord, now: Date): boolean =>
  endedAt === null && !isSuspended && now < assignableUntil;
