import { hasText, isWritten, LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import { foldForSearch } from '@sullam/domain/search-folding.ts';
import type { GroupMemberState, GroupRole } from '@sullam/domain/social-groups.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { conflict, invalidField, notAllowed, notFound } from '../../../kernel/problem.ts';
import { withdrawNotifications } from '../../operations/notifications/notifications.public.ts';
import { checkMediaChoices } from '../../organization/media/media.public.ts';
import { accessGroup, accessLockedGroup } from './social-groups.access.ts';
import { groupFull, lastAdministrator, limitTooLow, notMember, rulesNotAccepted } from './social-groups.errors.ts';
import { lockGroup, type SeenGroup } from './social-groups.reads.ts';
import {
  countAdministrators,
  countMembersAnew,
  deleteGroup,
  deleteStanding,
  findStanding,
  insertGroup,
  noteSeen,
  putStanding,
  setMuted,
  setRole,
  updateGroup,
} from './social-groups.repository.ts';
import type { GroupBody, GroupPatch } from './social-groups.schemas.ts';
import { groupMemberTold } from './social-groups.signals.ts';

const noun = 'social-group';

/** Writes down what was done in a group, and to whom. */
export const auditGroup = (
  context: MemberContext,
  tx: Tx,
  groupId: number,
  verb: string,
  changes: Record<string, unknown> = {},
): Promise<void> => audit(context, tx, { action: `social-group.${verb}`, noun, nounId: groupId, changes });

/** Tags without repetition, as they were written first. */
function withoutRepeats(tags: readonly string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const tag of tags) {
    const text = tag.trim().replace(/^#+/, '').replaceAll(/\s+/g, '_');
    const folded = foldForSearch(text);
    if (folded !== '' && !byFolded.has(folded)) byFolded.set(folded, text);
  }
  return [...byFolded.values()];
}

const trimmed = (text: Localized): Localized =>
  Object.fromEntries(LANGUAGES.flatMap((language) => (hasText(text[language]) ? [[language, text[language]]] : [])));

function tidy<Body extends Partial<GroupBody>>(body: Body): Body {
  if (body.name !== undefined && !isWritten(body.name)) throw invalidField('name', 'oneLanguage');
  return {
    ...body,
    ...(body.about === undefined ? {} : { about: trimmed(body.about) }),
    ...(body.rules === undefined ? {} : { rules: trimmed(body.rules) }),
    ...(body.tags === undefined ? {} : { tags: withoutRepeats(body.tags) }),
  };
}

async function checkCover(
  context: MemberContext,
  tx: Tx,
  coverMediaId: number | null | undefined,
  there: number | null,
): Promise<void> {
  if (coverMediaId == null) return;
  const choice = { path: 'coverMediaId', mediaId: coverMediaId, kinds: ['IMAGE'] as const };
  await checkMediaChoices(context, tx, [choice], new Set(there === null ? [] : [there]));
}

/** Founds a group; who does runs it. */
export const createGroup = (context: MemberContext, body: GroupBody): Promise<{ groupId: number }> => {
  const group = tidy(body);
  return transaction(context, async (tx) => {
    await checkCover(context, tx, group.coverMediaId, null);
    const { userId } = context.caller;
    const now = context.clock.now();
    const groupId = await insertGroup(tx, group, { userId, now });
    await putStanding(tx, groupId, userId, { status: 'ACCEPTED', role: 'ADMIN', now });
    await countMembersAnew(tx, groupId);
    await auditGroup(context, tx, groupId, 'create');
    return { groupId };
  });
};

export const changeGroup = (
  context: MemberContext,
  groupId: number,
  patch: GroupPatch,
): Promise<{ version: number }> => {
  const change = tidy(patch);
  return transaction(context, async (tx) => {
    const { group } = await accessLockedGroup(context, tx, groupId, 'manage');
    const { memberLimit } = change;
    if (memberLimit != null && memberLimit < group.memberCount) throw limitTooLow();
    await checkCover(context, tx, change.coverMediaId, group.coverMediaId);
    if (!(await updateGroup(tx, groupId, change))) throw conflict();
    await auditGroup(context, tx, groupId, 'update');
    return { version: change.version + 1 };
  });
};

export const removeGroup = (context: MemberContext, groupId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessLockedGroup(context, tx, groupId, 'delete');
    await deleteGroup(tx, groupId);
    await auditGroup(context, tx, groupId, 'delete');
  });

/** Lets somebody in, if there is room: the group is locked, so that its members are counted by one after the other. */
export async function letIn(
  context: MemberContext,
  tx: Tx,
  group: Pick<SeenGroup, 'groupId' | 'memberLimit'>,
  userId: number,
  standing: { role?: GroupRole; invitedBy?: number } = {},
): Promise<void> {
  const { groupId, memberLimit } = group;
  if (memberLimit !== null && (await countMembersAnew(tx, groupId)) >= memberLimit) throw groupFull();
  await putStanding(tx, groupId, userId, { status: 'ACCEPTED', ...standing, now: context.clock.now() });
  await countMembersAnew(tx, groupId);
}

/** Somebody has to run the group after this. */
async function requireAnother(tx: Tx, groupId: number, role: GroupRole): Promise<void> {
  if (role === 'ADMIN' && (await countAdministrators(tx, groupId)) <= 1) throw lastAdministrator();
}

export function requireRules({ rules }: Pick<SeenGroup, 'rules'>, acceptsRules: boolean): void {
  if (isWritten(rules) && !acceptsRules) throw rulesNotAccepted();
}

/** Ends what somebody is in a group: they leave it, take back that they asked, or don't come. */
export const leaveGroup = (context: MemberContext, groupId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await lockGroup(tx, groupId);
    const { group, abilities } = await accessGroup(context, tx, groupId, 'see');
    if (!abilities.canLeave) throw notMember();
    const { userId } = context.caller;
    await requireAnother(tx, groupId, group.role ?? 'MEMBER');
    await takeOut(context, tx, groupId, userId);
    if (group.status === 'ACCEPTED') await auditGroup(context, tx, groupId, 'leave', { userId });
  });

/** Runs in the transaction in which a person stops running a group: leaves, is banned or removed, or loses the role. */
export const groupRoleEnding =
  extensionPoint<(context: MemberContext, tx: Tx, groupId: number, userId: number) => Promise<void>>(
    'group-role-ending',
  );

async function endRole(context: MemberContext, tx: Tx, groupId: number, userId: number): Promise<void> {
  for (const end of context.extensions.of(groupRoleEnding)) await end(context, tx, groupId, userId);
}

async function takeOut(context: MemberContext, tx: Tx, groupId: number, userId: number): Promise<void> {
  await deleteStanding(tx, groupId, userId);
  await endRole(context, tx, groupId, userId);
  await countMembersAnew(tx, groupId);
  await withdrawNotifications(tx, userId, 'groupId', groupId);
}

async function requireStanding(tx: Tx, groupId: number, userId: number, states: readonly GroupMemberState[]) {
  const standing = await findStanding(tx, groupId, userId);
  if (!standing || !states.includes(standing.status)) throw notFound();
  return standing;
}

/** Decides about somebody: accepts or refuses who asked, or keeps somebody out. */
export const decideMember = (
  context: MemberContext,
  groupId: number,
  userId: number,
  status: 'ACCEPTED' | 'REJECTED' | 'BANNED',
): Promise<void> =>
  transaction(context, async (tx) => {
    const { group } = await accessLockedGroup(context, tx, groupId, 'manage');
    if (userId === context.caller.userId) throw notAllowed();
    if (status === 'BANNED') await ban(context, tx, groupId, userId);
    else {
      await requireStanding(tx, groupId, userId, ['PENDING', 'REJECTED']);
      if (status === 'ACCEPTED') {
        await letIn(context, tx, group, userId);
        const byUserId = context.caller.userId;
        await emit(context, tx, groupMemberTold, { groupId, userIds: [userId], outcome: 'joined', byUserId });
      } else await putStanding(tx, groupId, userId, { status, now: context.clock.now() });
    }
    const verbs = { ACCEPTED: 'accept', REJECTED: 'refuse', BANNED: 'ban' } as const;
    await auditGroup(context, tx, groupId, verbs[status], { userId });
  });

async function ban(context: MemberContext, tx: Tx, groupId: number, userId: number): Promise<void> {
  const standing = await requireStanding(tx, groupId, userId, ['ACCEPTED', 'PENDING', 'REJECTED', 'INVITED']);
  await requireAnother(tx, groupId, standing.role);
  await putStanding(tx, groupId, userId, { status: 'BANNED', now: context.clock.now() });
  await countMembersAnew(tx, groupId);
  await endRole(context, tx, groupId, userId);
  await withdrawNotifications(tx, userId, 'groupId', groupId);
}

/** Keeps somebody out, in a transaction that does more. */
export async function banInGroup(context: MemberContext, tx: Tx, groupId: number, userId: number): Promise<void> {
  await accessLockedGroup(context, tx, groupId, 'manage');
  if (userId === context.caller.userId) throw notAllowed();
  if (!(await findStanding(tx, groupId, userId))) throw notMember();
  await ban(context, tx, groupId, userId);
  await auditGroup(context, tx, groupId, 'ban', { userId });
}

/** Takes somebody out; of who was kept out it forgets that. */
export const removeMember = (context: MemberContext, groupId: number, userId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessLockedGroup(context, tx, groupId, 'manage');
    const standing = await findStanding(tx, groupId, userId);
    if (!standing) throw notFound();
    await requireAnother(tx, groupId, standing.role);
    await takeOut(context, tx, groupId, userId);
    await auditGroup(context, tx, groupId, standing.status === 'BANNED' ? 'unban' : 'remove', { userId });
  });

/** Makes somebody run the group, or no longer; the last who does stays. */
export const changeRole = (context: MemberContext, groupId: number, userId: number, role: GroupRole): Promise<void> =>
  transaction(context, async (tx) => {
    await accessLockedGroup(context, tx, groupId, 'manage');
    const standing = await requireStanding(tx, groupId, userId, ['ACCEPTED']);
    if (standing.role === role) return;
    if (role === 'MEMBER') await requireAnother(tx, groupId, standing.role);
    await setRole(tx, groupId, userId, role);
    if (role === 'MEMBER') await endRole(context, tx, groupId, userId);
    await auditGroup(context, tx, groupId, role === 'ADMIN' ? 'make-administrator' : 'make-member', { userId });
  });

/** Gives the group into another's hands: they run it, the caller no longer does. */
export const handOver = (context: MemberContext, groupId: number, userId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const { group } = await accessLockedGroup(context, tx, groupId, 'manage');
    if (group.role !== 'ADMIN' || userId === context.caller.userId) throw notAllowed();
    await requireStanding(tx, groupId, userId, ['ACCEPTED']);
    await setRole(tx, groupId, userId, 'ADMIN');
    await setRole(tx, groupId, context.caller.userId, 'MEMBER');
    await endRole(context, tx, groupId, context.caller.userId);
    await auditGroup(context, tx, groupId, 'hand-over', { userId });
  });

export const muteGroup = (context: MemberContext, groupId: number, isMuted: boolean): Promise<void> =>
  transaction(context, async (tx) => {
    const { group } = await accessGroup(context, tx, groupId, 'see');
    if (group.status !== 'ACCEPTED') throw notAllowed();
    await setMuted(tx, groupId, context.caller.userId, isMuted);
  });

/** What is there now the caller has seen. */
export const markSeen = (context: MemberContext, groupId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessGroup(context, tx, groupId, 'read');
    await noteSeen(tx, groupId, context.caller.userId, context.clock.now());
  });
