import type { Language, Localized } from '@sullam/domain/localized.ts';
import { nameByLanguage } from '@sullam/domain/names.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { MediaReference } from '../../organization/media/media.public.ts';
import type { ExtraFieldValues } from './extra-fields.ts';
import type { MemberStatus } from './members.schemas.ts';

/** The fields of a member that commands depend on. */
export interface MemberState {
  userId: number;
  email: string;
  firstName: string;
  lastName: string;
  otherFirstName: string | null;
  otherLastName: string | null;
  language: Language;
  status: MemberStatus;
  isCoach: boolean;
  permissions: string[];
  extraFields: ExtraFieldValues;
}

export async function findMember(tx: Tx, userId: number, lock = false): Promise<MemberState | undefined> {
  let query = db
    .selectFrom('members as m')
    .select([
      'm.user_id as userId',
      'm.email',
      'm.first_name as firstName',
      'm.last_name as lastName',
      'm.other_first_name as otherFirstName',
      'm.other_last_name as otherLastName',
      'm.language',
      'm.status',
      'm.is_coach as isCoach',
      'm.extra_fields as extraFields',
      sql<string[]>`(select coalesce(array_agg(distinct p.permission_slug), '{}') from member_permissions p
        where ${inOrganization('p')} and p.user_id = m.user_id)`.as('permissions'),
    ])
    .where('m.user_id', '=', userId);
  if (lock) query = query.forUpdate('m');
  return (await tx.one(query)) as MemberState | undefined;
}

export interface MemberChange {
  firstName?: string;
  lastName?: string;
  otherFirstName?: string | null;
  otherLastName?: string | null;
  profileMediaId?: number | null;
  language?: Language;
  extraFields?: ExtraFieldValues;
  status?: MemberStatus;
  isCoach?: boolean;
  joinedAt?: Date;
  newPasswordSince?: Date;
  secondFactorResetAt?: Date;
}

export async function updateMember(tx: Tx, userId: number, change: MemberChange): Promise<void> {
  const columns = {
    ...(change.firstName === undefined ? {} : { first_name: change.firstName }),
    ...(change.lastName === undefined ? {} : { last_name: change.lastName }),
    ...(change.otherFirstName === undefined ? {} : { other_first_name: change.otherFirstName }),
    ...(change.otherLastName === undefined ? {} : { other_last_name: change.otherLastName }),
    ...(change.profileMediaId === undefined ? {} : { profile_media_id: change.profileMediaId }),
    ...(change.language === undefined ? {} : { language: change.language }),
    ...(change.extraFields === undefined ? {} : { extra_fields: json(change.extraFields) }),
    ...(change.status === undefined ? {} : { status: change.status }),
    ...(change.isCoach === undefined ? {} : { is_coach: change.isCoach }),
    ...(change.newPasswordSince === undefined ? {} : { new_password_since: change.newPasswordSince }),
    ...(change.secondFactorResetAt === undefined ? {} : { second_factor_reset_at: change.secondFactorResetAt }),
    // the first time counts: who is disabled and let in again has been here since then
    ...(change.joinedAt === undefined ? {} : { joined_at: sql<Date>`coalesce(joined_at, ${change.joinedAt})` }),
  };
  if (Object.keys(columns).length === 0) return;
  await tx.run(db.updateTable('members').set(columns).where('user_id', '=', userId));
}

export interface NewMember {
  userId: number;
  email: string;
  firstName: string;
  lastName: string;
  otherFirstName?: string | null;
  otherLastName?: string | null;
  language: Language;
  isCoach: boolean;
}

/** Adds an invited member; answers false when the person is a member already, whatever the status. */
export async function insertInvited(tx: Tx, member: NewMember, now: Date): Promise<boolean> {
  const touched = await tx.run(
    db
      .insertInto('members')
      .values({
        user_id: member.userId,
        email: member.email,
        first_name: member.firstName,
        last_name: member.lastName,
        other_first_name: member.otherFirstName ?? null,
        other_last_name: member.otherLastName ?? null,
        language: member.language,
        status: 'INVITED',
        is_coach: member.isCoach,
        requested_at: now,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return touched === 1;
}

/** Is there nobody yet, of whatever status? */
export const isWithoutMembers = async (tx: Tx): Promise<boolean> =>
  (await tx.one(db.selectFrom('members').select('user_id').limit(1))) === undefined;

/** May this file be somebody's portrait: a picture that the person (or the caller) uploaded. */
export async function isOwnPicture(tx: Tx, mediaId: number, ownerIds: readonly number[]): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('media_files')
      .select('media_id')
      .where('media_id', '=', mediaId)
      .where('kind', '=', 'IMAGE')
      .where('owner_user_id', 'in', [...ownerIds]),
  );
  return row !== undefined;
}

/** Has anybody answered one of these questions of the registration form? */
export async function hasAnswered(tx: Tx, fieldKeys: readonly string[]): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('members')
      .select('user_id')
      .where(sql<boolean>`jsonb_exists_any(extra_fields, ${fieldKeys}::text[])`)
      .limit(1),
  );
  return row !== undefined;
}

/** A member's name for what is read later, in whichever language: in both scripts where they have both; empty when there is none. */
export async function findMemberName(tx: Tx, userId: number): Promise<string | Localized> {
  const row = await tx.one(
    db
      .selectFrom('members')
      .select(['first_name', 'last_name', 'other_first_name', 'other_last_name'])
      .where('user_id', '=', userId),
  );
  if (!row) return '';
  const own = `${row.first_name} ${row.last_name}`.trim();
  if (!row.other_first_name || !row.other_last_name) return own;
  return nameByLanguage(own, `${row.other_first_name} ${row.other_last_name}`.trim());
}

/** A member's picture. */
export const isPortrait: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from members where ${inOrganization()} and profile_media_id = ${mediaId})`;

/** Somebody is here: written at most once a minute, whatever they do. */
export async function noteSeen(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.run(
    db
      .updateTable('members')
      .set({ last_seen_at: now })
      .where('user_id', '=', userId)
      .where(sql<boolean>`(last_seen_at is null or last_seen_at < ${now}::timestamptz - interval '1 minute')`),
  );
}

/** The member offers coaching from now on. */
export const markAsCoach = (tx: Tx, userId: number): Promise<void> => updateMember(tx, userId, { isCoach: true });
