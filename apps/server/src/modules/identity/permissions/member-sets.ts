import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { invalidField, notAllowed } from '../../../kernel/problem.ts';
import { isManagement, mayGrant } from './granting.ts';
import {
  addSetsTo,
  findDefaultSetIds,
  findPermissionSets,
  findSetIdsOf,
  replaceSetsOf,
} from './permission-sets.repository.ts';

/** Refuses sets that aren't there, and sets that hold more than the caller may give. */
async function checkSets(context: MemberContext, tx: Tx, setIds: readonly number[]): Promise<void> {
  const sets = await findPermissionSets(tx, setIds);
  const known = new Map(sets.map((set) => [set.permissionSetId, set]));
  for (const [index, id] of setIds.entries()) {
    const set = known.get(id);
    if (!set) throw invalidField(`permissionSetIds.${index}`, 'choice');
    // what everybody gets is nobody's privilege to give
    const isOrdinary = set.isDefault && !set.permissions.some(isManagement);
    if (
      !isAdministrator(context.caller) &&
      !isOrdinary &&
      !set.permissions.every((slug) => mayGrant(context.caller, slug))
    )
      throw notAllowed();
  }
}

/** Gives a member exactly these sets. Whoever isn't an administrator may neither give nor take what is not theirs. */
export async function assignSets(
  context: MemberContext,
  tx: Tx,
  userId: number,
  setIds: readonly number[],
): Promise<void> {
  const wanted = [...new Set(setIds)];
  const held = await findSetIdsOf(tx, userId);
  await checkSets(context, tx, wanted);
  await checkSets(
    context,
    tx,
    held.filter((id) => !wanted.includes(id)),
  );
  await replaceSetsOf(tx, userId, wanted);
}

/** What every new member gets. */
export const assignDefaultSets = async (tx: Tx, userId: number): Promise<void> =>
  addSetsTo(tx, userId, await findDefaultSetIds(tx));
