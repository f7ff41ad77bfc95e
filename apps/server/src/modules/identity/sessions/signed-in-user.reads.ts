import type { Language, Localized } from '@sullam/domain/localized.ts';
import { memberHolds } from '@sullam/domain/permissions.ts';
import { portalsOf } from '@sullam/domain/portals.ts';
import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import { batch, db } from '../../../kernel/database/database.ts';
import { organizationUrl } from '../../../kernel/organization-url.ts';
import { type MediaRow, mediaColumns, presentMedia } from '../../organization/media/media.public.ts';
import { memberPermissions } from './member-permissions.ts';
import { needsNewPassword } from './new-password.ts';
import type { MyOrganization, SignedInUser } from './sessions.schemas.ts';

interface UserRow {
  userId: number;
  email: string;
  passwordChangedAt: Date | null;
  isEmailVerified: boolean;
}

interface MemberRow {
  firstName: string;
  lastName: string;
  otherFirstName: string | null;
  otherLastName: string | null;
  profileMediaId: number | null;
  status: SignedInUser['status'];
  isCoach: boolean;
  extraFields: Record<string, unknown>;
  language: Language;
  newPasswordSince: Date | null;
}

async function nameOf({ database, organizationId }: RequestContext, userId: number): Promise<string> {
  const [row] = await database.identity<{ name: string }[]>`
    select first_name || ' ' || last_name as name from member_names
    where organization_id = ${organizationId} and user_id = ${userId}`;
  return row?.name ?? '';
}

/** The response of GET auth: a person as a member of the context's organisation, or null for one who isn't. */
export async function readSignedInUser(
  context: RequestContext,
  userId: number,
  masqueraderUserId: number | null,
): Promise<SignedInUser | null> {
  const { database, organizationId } = context;
  const { identity } = database;
  const [[user], [member], permissions, masqueraderName] = await Promise.all([
    identity<UserRow[]>`
      select user_id as "userId", email, password_changed_at as "passwordChangedAt",
        email_verified_at is not null as "isEmailVerified"
      from open_accounts where user_id = ${userId}`,
    identity<MemberRow[]>`
      select own_first_name as "firstName", own_last_name as "lastName", other_first_name as "otherFirstName",
        other_last_name as "otherLastName", profile_media_id as "profileMediaId", status,
        is_coach as "isCoach", extra_fields as "extraFields", language, new_password_since as "newPasswordSince"
      from member_records where organization_id = ${organizationId} and user_id = ${userId}`,
    memberPermissions(identity, organizationId, userId),
    masqueraderUserId === null ? '' : nameOf(context, masqueraderUserId),
  ]);
  if (!user || !member) return null;
  const row = { ...user, ...member };
  const held = memberHolds(context.organizationPermissions, permissions);
  return {
    id: row.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    otherFirstName: row.otherFirstName,
    otherLastName: row.otherLastName,
    email: row.email,
    profileImage: await profileImage(context, row.profileMediaId),
    forceResetPassword: needsNewPassword(row),
    isEmailVerified: row.isEmailVerified,
    extraFields: Object.entries(row.extraFields).map(([fieldKey, value]) => ({ formField: { fieldKey }, value })),
    portals: { ...portalsOf(held), isCoach: row.isCoach },
    language: row.language,
    permissions: [...held].sort(),
    masquerader: masqueraderUserId === null ? null : { id: masqueraderUserId, name: masqueraderName },
    status: row.status,
  };
}

async function profileImage(context: RequestContext, mediaId: number | null): Promise<string | null> {
  if (mediaId === null) return null;
  const [[row]] = await batch(
    context,
    db.selectFrom('media_files as m').select(mediaColumns('m').as('media')).where('m.media_id', '=', mediaId),
  );
  const media = presentMedia(context, row?.media ?? null);
  // the smallest size that is sharp in an avatar
  const variant = media?.variants.toSorted((a, b) => a.width - b.width).find(({ width }) => width >= 96);
  return variant?.url ?? media?.url ?? null;
}

/**
 * Every organisation that the caller is an active member of, the present one first. Whoever acts as somebody sees the present one
 * alone: where else a person is, is no business of an organisation.
 */
export async function listMyOrganizations(context: MemberContext): Promise<{ data: MyOrganization[] }> {
  const { identity } = context.database;
  const memberships = await identity<{ id: number }[]>`
    select organization_id as id from member_records
    where user_id = ${context.caller.userId} and status = 'ACTIVE' /* above organisations */`;
  const isActing = context.caller.masqueraderUserId !== null;
  const ids = memberships.map(({ id }) => id).filter((id) => !isActing || id === context.organizationId);
  const organizations = await identity<{ organizationId: number; prefix: string; name: Localized }[]>`
    select organization_id as "organizationId", prefix, name from active_organizations
    where organization_id = any(${ids}::bigint[])
    order by organization_id <> ${context.organizationId}, organization_id limit 200`;
  const logos = await identity<{ id: number; logo: MediaRow | null }[]>`
    select id, organization_logo(id) as logo
    from unnest(${organizations.map(({ organizationId }) => organizationId)}::bigint[]) as o (id)`;
  const logoOf = new Map(logos.map(({ id, logo }) => [id, logo]));
  const data = organizations.map((organization) => ({
    ...organization,
    logoUrl: presentMedia(context, logoOf.get(organization.organizationId) ?? null)?.url ?? null,
    url: organizationUrl(context.config, organization),
    isCurrent: organization.organizationId === context.organizationId,
  }));
  return { data };
}
