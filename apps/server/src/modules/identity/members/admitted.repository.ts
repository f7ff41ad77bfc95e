import type { Language } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { giveDefaultSets } from '../permissions/permissions.public.ts';
import type { SecondScriptName } from './second-script-name.ts';

/*
 * What accounts do to memberships, in transactions above organisations: somebody registers, accepts an invitation, is
 * forgotten.
 */

export interface RegisteredMember extends SecondScriptName {
  organizationId: number;
  userId: number;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  status: 'ACTIVE' | 'PENDING';
  extraFields: Record<string, unknown>;
  now: Date;
}

/** Makes somebody a member and gives the permission sets that everybody gets. */
export async function insertRegistered(tx: Tx, member: RegisteredMember): Promise<void> {
  await tx.run(
    db.insertInto('members').values({
      organization_id: member.organizationId,
      user_id: member.userId,
      email: member.email,
      first_name: member.firstName,
      last_name: member.lastName,
      other_first_name: member.otherFirstName,
      other_last_name: member.otherLastName,
      language: member.language,
      status: member.status,
      extra_fields: json(member.extraFields),
      requested_at: member.now,
      joined_at: member.status === 'ACTIVE' ? member.now : null,
    }),
  );
  await giveDefaultSets(tx, member.userId);
}

/** A membership in any organisation: transactions above organisations name it themselves. */
const membership = (organizationId: number, userId: number) =>
  db.updateTable('members').where('organization_id', '=', organizationId).where('user_id', '=', userId);

export async function activateMember(tx: Tx, organizationId: number, userId: number, now: Date): Promise<void> {
  await tx.run(
    membership(organizationId, userId).set({ status: 'ACTIVE', joined_at: sql<Date>`coalesce(joined_at, ${now})` }),
  );
}

/** The name of somebody who was invited without one; whoever has one keeps it. */
export async function nameInvited(
  tx: Tx,
  {
    organizationId,
    userId,
    firstName,
    lastName,
  }: Pick<RegisteredMember, 'organizationId' | 'userId' | 'firstName' | 'lastName'>,
): Promise<void> {
  await tx.run(
    membership(organizationId, userId).set({ first_name: firstName, last_name: lastName }).where('last_name', '=', ''),
  );
}

/** The organisations in which a person is active, and which of them reset the second factor. */
export const listActiveMemberships = (tx: Tx, userId: number) =>
  tx.sql<{ organizationId: number; isSecondFactorReset: boolean }[]>`
    select organization_id as "organizationId", second_factor_reset_at is not null as "isSecondFactorReset" from members
    where user_id = ${userId} and status = 'ACTIVE' /* above organisations */`;

/** The authenticator is asked for again in an organisation, or there is none any more. */
export async function clearSecondFactorReset(tx: Tx, organizationId: number, userId: number): Promise<void> {
  await tx.run(
    membership(organizationId, userId)
      .set({ second_factor_reset_at: null })
      .where('second_factor_reset_at', 'is not', null),
  );
}

/** Writes a person's address into every membership, where it stands as a copy. */
export async function setMembersEmail(tx: Tx, userId: number, email: string): Promise<void> {
  const memberships = await tx.sql<{ organizationId: number }[]>`
    select organization_id as "organizationId" from members where user_id = ${userId} /* above organisations */`;
  for (const { organizationId } of memberships) await tx.run(membership(organizationId, userId).set({ email }));
}

/** Does any other organisation know the person, be it by an invitation? */
export async function isSharedPerson(tx: Tx, organizationId: number, userId: number): Promise<boolean> {
  const rows = await tx.sql`
    select 1 from members where user_id = ${userId} and organization_id <> ${organizationId} limit 1 /* above organisations */`;
  return rows.length > 0;
}

/** What stands where a name was: the same in both languages. */
const NOBODY = '—';

/** Forgets who somebody was, in every organisation; answers in which. The rows stay: what others did refers to them. */
export async function forgetMemberships(tx: Tx, userId: number, nobodysEmail: string): Promise<number[]> {
  const memberships = await tx.sql<{ organizationId: number }[]>`
    select organization_id as "organizationId" from members where user_id = ${userId} /* above organisations */`;
  const organizationIds = memberships.map(({ organizationId }) => organizationId);
  for (const organizationId of organizationIds)
    await tx.run(
      membership(organizationId, userId).set({
        email: nobodysEmail,
        first_name: NOBODY,
        last_name: NOBODY,
        other_first_name: null,
        other_last_name: null,
        profile_media_id: null,
        extra_fields: json({}),
        status: 'DISABLED',
        is_coach: false,
      }),
    );
  return organizationIds;
}
