import type { Language, Localized } from '@sullam/domain/localized.ts';
import { memberHolds } from '@sullam/domain/permissions.ts';
import type { MemberContext, RequestContext } from '../../kernel/context.ts';
import { db, single } from '../../kernel/database/database.ts';
import { organizationUrl } from '../../kernel/organization-url.ts';
import { type MediaRow, mediaColumns, presentMedia } from '../media/media.public.ts';
import type { MyOrganization, SignedInUser } from './sessions.schemas.ts';

interface UserRow {
  userId: number;
  email: string;
  mustResetPassword: boolean;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  profileMediaId: number | null;
  status: SignedInUser['status'];
  isAdministrator: boolean;
  isInstructor: boolean;
  isCoach: boolean;
  extraFields: Record<string, unknown>;
  language: Language;
  permissions: string[];
  masqueraderName: string | null;
}

/** The response of GET auth: a person as a member of the context's organisation, or null for one who isn't. */
export async function readSignedInUser(
  context: RequestContext,
  userId: number,
  masqueraderUserId: number | null,
): Promise<SignedInUser | null> {
  const [row] = await context.database.identity<UserRow[]>`
    select u.user_id as "userId", u.email, u.must_reset_password as "mustResetPassword",
      u.email_verified_at is not null as "isEmailVerified", m.first_name as "firstName", m.last_name as "lastName",
      m.profile_media_id as "profileMediaId", m.status, m.is_administrator as "isAdministrator",
      m.is_instructor as "isInstructor", m.is_coach as "isCoach", m.extra_fields as "extraFields", m.language,
      member_permission_slugs(m.organization_id, m.user_id) as permissions,
      (select a.first_name || ' ' || a.last_name from member_names a
        where a.organization_id = m.organization_id and a.user_id = ${masqueraderUserId}::bigint) as "masqueraderName"
    from open_accounts u join member_standings m on m.user_id = u.user_id and m.organization_id = ${context.organizationId}
    where u.user_id = ${userId}`;
  if (!row) return null;
  const { isAdministrator, isInstructor, isCoach } = row;
  return {
    id: row.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    profileImage: await profileImage(context, row.profileMediaId),
    forceResetPassword: row.mustResetPassword,
    isEmailVerified: row.isEmailVerified,
    extraFields: Object.entries(row.extraFields).map(([fieldKey, value]) => ({ formField: { fieldKey }, value })),
    portals: { isAdministrator, isInstructor, isCoach },
    language: row.language,
    permissions: [...memberHolds(context.organizationPermissions, row.permissions)].sort(),
    masquerader: masqueraderUserId === null ? null : { id: masqueraderUserId, name: row.masqueraderName ?? '' },
    status: row.status,
  };
}

async function profileImage(context: RequestContext, mediaId: number | null): Promise<string | null> {
  if (mediaId === null) return null;
  const [row] = await single(
    context,
    db
      .selectFrom('media_files as m')
      .select(mediaColumns('m').as('media'))
      .where('m.organization_id', '=', context.organizationId)
      .where('m.media_id', '=', mediaId),
  );
  const media = presentMedia(context, row?.media ?? null);
  // the smallest size that is sharp in an avatar
  const variant = media?.variants.toSorted((a, b) => a.width - b.width).find(({ width }) => width >= 96);
  return variant?.url ?? media?.url ?? null;
}

/** Every organisation that the caller is an active member of, the present one first. */
export async function listMyOrganizations(context: MemberContext): Promise<{ data: MyOrganization[] }> {
  const rows = await context.database.identity<
    { organizationId: number; prefix: string; name: Localized; logo: MediaRow | null }[]
  >`
    select o.organization_id as "organizationId", o.prefix, o.name, organization_logo(o.organization_id) as logo
    from member_standings m join active_organizations o on o.organization_id = m.organization_id
    where m.user_id = ${context.caller.userId} and m.status = 'ACTIVE'
    order by o.organization_id <> ${context.organizationId}, o.organization_id limit 200`;
  const data = rows.map(({ logo, ...organization }) => ({
    ...organization,
    logoUrl: presentMedia(context, logo)?.url ?? null,
    url: organizationUrl(context.config, organization),
    isCurrent: organization.organizationId === context.organizationId,
  }));
  return { data };
}
