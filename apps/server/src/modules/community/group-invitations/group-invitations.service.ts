import { DAY } from '@sullam/domain/limits.ts';
import { GROUP_LIMITS, type GroupMemberState } from '@sullam/domain/social-groups.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { notFound } from '../../../kernel/problem.ts';
import { hashToken, randomToken } from '../../../kernel/secrets.ts';
import {
  abilitiesOf,
  accessLockedGroup,
  auditGroup,
  findLinked,
  findSeenGroup,
  findStanding,
  groupAsked,
  groupMemberTold,
  keepActive,
  letIn,
  lockGroup,
  putStanding,
  requireRules,
  type SeenGroup,
} from '../social-groups/social-groups.public.ts';
import { tooManyLinks } from './group-invitations.errors.ts';
import type { JoinBody } from './group-invitations.schemas.ts';
import {
  countLinkUse,
  deleteLink,
  deleteLinksOf,
  findLinkedGroup,
  insertLink,
  listLinks,
} from './group-links.repository.ts';

/** Ends the links of a person who no longer runs the group. */
export async function revokeLinks(context: MemberContext, tx: Tx, groupId: number, userId: number): Promise<void> {
  const links = await deleteLinksOf(tx, groupId, userId);
  if (links > 0) await auditGroup(context, tx, groupId, 'revoke-links', { userId, links });
}

/** The group that a link leads into, for who wasn't kept out of it. */
async function findInvited(
  context: MemberContext,
  tx: Tx,
  token: string,
): Promise<{ group: SeenGroup; createdBy: number; linkId: number } | undefined> {
  const link = await findLinkedGroup(tx, hashToken(token), context.clock.now());
  if (!link) return undefined;
  const standing = await findStanding(tx, link.groupId, context.caller.userId);
  if (standing?.status === 'BANNED') return undefined;
  const group = await findLinked(context, tx, link);
  return group && { group, createdBy: link.createdBy, linkId: link.linkId };
}

/** What a link leads into. @throws Problem not-found where it never was, is too old, or isn't for the caller */
export async function readInvitation(context: MemberContext, tx: Tx, groupId: number, token: string) {
  const found = await findInvited(context, tx, token);
  if (found?.group.groupId !== groupId) throw notFound();
  return found.group;
}

/** Joins an open group, one that one was invited to, or asks to be let into a closed one. */
export const joinGroup = (
  context: MemberContext,
  groupId: number,
  { acceptsRules, invitation }: JoinBody,
): Promise<{ status: GroupMemberState }> =>
  transaction(context, async (tx) => {
    await lockGroup(tx, groupId);
    const { userId } = context.caller;
    const linked = invitation === undefined ? undefined : await findInvited(context, tx, invitation);
    const isLinked = linked?.group.groupId === groupId;
    const group = isLinked ? linked.group : await findSeenGroup(context, tx, groupId);
    if (!group || (invitation !== undefined && !isLinked)) throw notFound();
    if (group.status === 'ACCEPTED') return { status: 'ACCEPTED' };
    requireRules(group, acceptsRules);
    const { canJoin, canAsk } = abilitiesOf(context, group);
    if (canJoin || isLinked) {
      await letIn(context, tx, group, userId, isLinked ? { invitedBy: linked.createdBy } : {});
      if (isLinked) await countLinkUse(tx, linked.linkId);
      await auditGroup(context, tx, groupId, 'join', { userId });
      return { status: 'ACCEPTED' };
    }
    if (canAsk) {
      await putStanding(tx, groupId, userId, { status: 'PENDING', now: context.clock.now() });
      await emit(context, tx, groupAsked, { groupId, userId });
      return { status: 'PENDING' };
    }
    if (group.status === 'PENDING') return { status: 'PENDING' };
    throw notFound();
  });

/** Invites people: who asked already is in at once, who belongs to it or was kept out is passed over. */
export const invitePeople = (context: MemberContext, groupId: number, userIds: readonly number[]): Promise<void> =>
  transaction(context, async (tx) => {
    const { group } = await accessLockedGroup(context, tx, groupId, 'manage');
    const byUserId = context.caller.userId;
    const now = context.clock.now();
    const told = { invited: [] as number[], joined: [] as number[] };
    for (const userId of await keepActive(tx, userIds)) {
      const standing = await findStanding(tx, groupId, userId);
      if (standing && ['ACCEPTED', 'INVITED', 'BANNED'].includes(standing.status)) continue;
      if (standing?.status === 'PENDING') {
        await letIn(context, tx, group, userId, { invitedBy: byUserId });
        told.joined.push(userId);
      } else {
        await putStanding(tx, groupId, userId, { status: 'INVITED', invitedBy: byUserId, now });
        told.invited.push(userId);
      }
      await auditGroup(context, tx, groupId, 'invite', { userId });
    }
    for (const outcome of ['invited', 'joined'] as const)
      if (told[outcome].length > 0)
        await emit(context, tx, groupMemberTold, { groupId, userIds: told[outcome], outcome, byUserId });
  });

/** Makes a link that lets in whoever has it. Its secret is said once; a hash of it is kept. */
export const createLink = (context: MemberContext, groupId: number, days: number) =>
  transaction(context, async (tx) => {
    await accessLockedGroup(context, tx, groupId, 'manage');
    const now = context.clock.now();
    if ((await listLinks(tx, groupId, now)).length >= GROUP_LIMITS.links) throw tooManyLinks();
    const token = randomToken();
    const expiresAt = new Date(now.getTime() + days * DAY);
    const { userId } = context.caller;
    const groupLinkId = await insertLink(tx, { groupId, tokenHash: hashToken(token), userId, now, expiresAt });
    await auditGroup(context, tx, groupId, 'create-link', { groupLinkId, days });
    return { groupLinkId, createdAt: now.toISOString(), expiresAt: expiresAt.toISOString(), token };
  });

export const removeLink = (context: MemberContext, groupId: number, groupLinkId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessLockedGroup(context, tx, groupId, 'manage');
    if ((await deleteLink(tx, groupId, groupLinkId)) === 0) throw notFound();
    await auditGroup(context, tx, groupId, 'delete-link', { groupLinkId });
  });
