import type { CoachStatus, CoachVisibility } from '@sullam/domain/coaching/coach.ts';
import { can } from '@sullam/domain/permissions.ts';
import { sql } from 'kysely';
import { holds, isAdministrator } from '../../../kernel/access/access.ts';
import { type MemberContext, type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { notAllowed, notFound, signInNeeded } from '../../../kernel/problem.ts';

export interface CoachRecord {
  coachId: number;
  userId: number;
  status: CoachStatus;
  visibility: CoachVisibility;
}

/** Members with the permission find coaches for members too, and book. */
export const isCoachingMember = ({ caller }: RequestContext): boolean =>
  isAdministrator(caller) || holds(caller, 'organization_member_access_coaching');

/** Everyone else sees what visitors see, if coaching is part of the organisation's product. */
export const looksAtCoaches = (context: RequestContext): boolean =>
  isCoachingMember(context) || can(context.organizationPermissions, ['organization_coaching']);

export function checkMayLookAtCoaches(context: RequestContext): void {
  if (looksAtCoaches(context)) return;
  throw context.caller.kind === 'anonymous' ? signInNeeded() : notAllowed();
}

const coachRows = () =>
  db
    .selectFrom('coaches')
    .select(['coach_id as coachId', 'user_id as userId'])
    .select([sql<CoachStatus>`status`.as('status'), sql<CoachVisibility>`visibility`.as('visibility')]);

const coachById = statement(({ coachId }: { coachId: number }) => coachRows().where('coach_id', '=', coachId));
const coachOfUser = statement(({ userId }: { userId: number }) => coachRows().where('user_id', '=', userId));

const isListed = ({ status }: CoachRecord): boolean => status === 'APPROVED' || status === 'PAUSED';

/**
 * The only way to a coach. `see`: approved or paused and visible to the caller. `book`: approved, by a member with the coaching
 * permission. `manage`: the coach and administrators, who see any coach.
 * @throws Problem not-found, not-allowed, not-authenticated
 */
export async function accessCoach(
  context: RequestContext,
  tx: Tx,
  coachId: number,
  action: 'see' | 'book' | 'manage',
): Promise<CoachRecord> {
  const coach = await tx.one(coachById({ coachId }));
  const manages = coach?.userId === userIdOf(context.caller) || isAdministrator(context.caller);
  if (!manages) checkMayLookAtCoaches(context);
  const isVisible = coach && isListed(coach) && (coach.visibility === 'PUBLIC' || isCoachingMember(context));
  if (!coach || !(isVisible || manages)) throw notFound();
  if (action === 'manage' && !manages) throw notAllowed();
  if (action !== 'book') return coach;
  if (context.caller.kind === 'anonymous') throw signInNeeded();
  if (coach.status !== 'APPROVED' || !isCoachingMember(context)) throw notAllowed();
  return coach;
}

/**
 * The caller's own row.
 * @throws Problem not-found for members who aren't coaches
 */
export async function accessOwnCoach(context: MemberContext, tx: Tx): Promise<CoachRecord> {
  const coach = await tx.one(coachOfUser({ userId: context.caller.userId }));
  if (!coach) throw notFound();
  return coach;
}

/** Makes others that change this coach's sessions wait until the transaction ends. */
export async function lockCoach(tx: Tx, coachId: number): Promise<void> {
  await tx.one(db.selectFrom('coaches').select('coach_id').where('coach_id', '=', coachId).forUpdate());
}
