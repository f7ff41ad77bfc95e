import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { queueMail } from '../../kernel/mail/queue-mail.ts';
import { emit } from '../../kernel/outbox/signals.ts';
import { Problem } from '../../kernel/problem.ts';
import { confirmPassword } from '../two-factor/two-factor.public.ts';
import type { AccountTools } from './account-tools.ts';
import { findAccountById } from './accounts.repository.ts';
import { accountDeleted } from './accounts.signals.ts';

/** What stands where a name was: the same in both languages. */
const NOBODY = '—';

/**
 * Deletes the caller's account: who it was is forgotten in every organisation, what was learnt there stays with the
 * number. An organisation's last administrator can't go.
 */
export async function deleteAccount(tools: AccountTools, context: MemberContext, password: string): Promise<void> {
  await confirmPassword(context, password);
  const { userId } = context.caller;
  await tools.sessions.change(context, async (change) => {
    const { tx } = change;
    const now = context.clock.now();
    const account = await findAccountById(tx, context.organizationId, userId);
    if (!account) throw new Problem('not-found', 404);
    await refuseLastAdministrator(tx, userId);
    await queueMail(context, tx, {
      template: 'accountDeleted',
      recipient: account.email,
      language: account.language ?? context.language,
      values: { name: account.firstName ?? '' },
    });
    await tools.sessions.endAll(change, userId, now, 'ACCOUNT_DELETED');
    const organizationIds = await anonymise(tx, userId, now);
    for (const organizationId of organizationIds) {
      await change.changed(`member:${organizationId}:${userId}`);
      await emit({ ...context, organizationId }, tx, accountDeleted, { userId });
    }
    await audit(context, tx, { action: 'account.delete', noun: 'account', nounId: userId });
  });
}

async function refuseLastAdministrator(tx: Tx, userId: number): Promise<void> {
  // locked in order, so that the last two administrators can't both go at the same moment
  const administrators = await tx.sql<{ organizationId: number; userId: number }[]>`
    select organization_id as "organizationId", user_id as "userId" from members
    where is_administrator and status = 'ACTIVE' and organization_id in (
      select organization_id from members where user_id = ${userId} and is_administrator and status = 'ACTIVE')
    order by organization_id, user_id for update`;
  const counts = new Map<number, number>();
  for (const { organizationId } of administrators) counts.set(organizationId, (counts.get(organizationId) ?? 0) + 1);
  if ([...counts.values()].some((count) => count < 2)) throw new Problem('organization.last-administrator', 409);
}

async function anonymise(tx: Tx, userId: number, now: Date): Promise<number[]> {
  const nobody = `deleted-${userId}@deleted.invalid`;
  await tx.sql`delete from recovery_codes where user_id = ${userId}`;
  await tx.sql`delete from known_devices where user_id = ${userId}`;
  await tx.sql`delete from one_time_tokens where user_id = ${userId}`;
  await tx.sql`update sessions set user_agent = '', ip = '' where user_id = ${userId}`;
  await tx.sql`
    update users set email = ${nobody}, password_hash = null, email_verified_at = null, totp_secret = null,
      two_factor_enabled = false, deleted_at = ${now}
    where user_id = ${userId}`;
  const rows = await tx.sql<{ organizationId: number }[]>`
    update members set email = ${nobody}, first_name = ${NOBODY}, last_name = ${NOBODY}, profile_media_id = null,
      extra_fields = '{}', status = 'DISABLED', is_administrator = false, is_instructor = false, is_coach = false,
      access_version = access_version + 1
    where user_id = ${userId} returning organization_id as "organizationId"`;
  return rows.map((row) => row.organizationId);
}
