import { DAY } from '@sullam/domain/limits.ts';
import { memberHolds } from '@sullam/domain/permissions.ts';
import { portalsOf } from '@sullam/domain/portals.ts';
import { UNANSWERED_DAYS } from '@sullam/domain/waiting.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { notFound } from '../../../kernel/problem.ts';
import { mediaColumns, presentMedia } from '../../organization/media/media.public.ts';
import { administers, holdsSet, setsHeldBy, worksOnCourses } from '../permissions/permissions.public.ts';
import type { ExtraFieldValues } from './extra-fields.ts';
import { memberAbilities } from './members.access.ts';
import type {
  InstructorCard,
  MemberDetail,
  MemberListQuery,
  MemberPage,
  MemberRow,
  MemberStatus,
  Profile,
} from './members.schemas.ts';
import { accessPerson } from './person.access.ts';

/** Names in the script of the reader's language. */
const SHOWN = {
  first: sql<string>`readers_name(m.first_name, m.other_first_name)`,
  last: sql<string>`readers_name(m.last_name, m.other_last_name)`,
};

/** Members with all that rows and details show. */
export const memberQuery = () =>
  db
    .selectFrom('members as m')
    .leftJoin('media_files as p', 'p.media_id', 'm.profile_media_id')
    .select([
      'm.user_id',
      SHOWN.first.as('first_name'),
      SHOWN.last.as('last_name'),
      'm.first_name as own_first_name',
      'm.last_name as own_last_name',
      'm.other_first_name',
      'm.other_last_name',
      'm.email',
      'm.status',
      'm.is_coach',
      'm.language',
      'm.extra_fields',
      'm.requested_at',
      'm.joined_at',
      'm.last_seen_at',
    ])
    .select([
      mediaColumns('p').as('picture'),
      setsHeldBy('m').as('permission_sets'),
      sql<string[]>`(select coalesce(array_agg(distinct g.permission_slug), '{}') from member_permissions g
        where ${inOrganization('g')} and g.user_id = m.user_id)`.as('permissions'),
    ]);

export type MemberRecord = Awaited<ReturnType<ReturnType<typeof memberQuery>['execute']>>[number];

/** What the member holds, with the parts of the product that the organisation has. */
export const portalsOfRow = (
  { organizationPermissions }: Pick<MemberContext, 'organizationPermissions'>,
  row: MemberRecord,
) => ({
  ...portalsOf(memberHolds(organizationPermissions, row.permissions)),
  isCoach: row.is_coach,
});

/** The answers in the words of the specification. */
export const presentExtraFields = (values: unknown): Profile['extraFields'] =>
  Object.entries(values as ExtraFieldValues).map(([fieldKey, value]) => ({ formField: { fieldKey }, value }));

function presentRow(context: MemberContext, row: MemberRecord): MemberRow {
  return {
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    profileImage: presentMedia(context, row.picture)?.url ?? null,
    status: row.status,
    portals: portalsOfRow(context, row),
    permissionSets: row.permission_sets,
    language: row.language,
    requestedAt: row.requested_at.toISOString(),
    joinedAt: row.joined_at?.toISOString() ?? null,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    abilities: memberAbilities(context, {
      userId: row.user_id,
      status: row.status,
      permissions: row.permissions,
    }),
  };
}

const PORTALS: Record<NonNullable<MemberListQuery['portal']>, Expression<SqlBool>> = {
  administrator: administers('m'),
  instructor: worksOnCourses('m'),
  coach: sql<SqlBool>`m.is_coach`,
  learner: sql<SqlBool>`not (${administers('m')} or ${worksOnCourses('m')} or m.is_coach)`,
};

/** Invitations from before then are worth a reminder. */
export const remindedFrom = (now: Date): Date => new Date(now.getTime() - UNANSWERED_DAYS * DAY);

/** What the list's filters mean in SQL. */
export async function memberConditions(
  { clock }: Pick<MemberContext, 'clock'>,
  tx: Tx,
  query: Pick<MemberListQuery, 'search' | 'status' | 'portal' | 'permissionSetId' | 'isUnanswered'>,
) {
  const conditions: Expression<SqlBool>[] = await holdsWords(tx, 'members', 'm.user_id', query.search);
  if (query.status) conditions.push(sql<SqlBool>`m.status = ${query.status}`);
  if (query.portal) conditions.push(PORTALS[query.portal]);
  if (query.permissionSetId) conditions.push(holdsSet('m', query.permissionSetId));
  if (query.isUnanswered !== undefined) {
    const unanswered = sql<SqlBool>`(m.status = 'INVITED' and m.requested_at <= ${remindedFrom(clock.now())})`;
    conditions.push(query.isUnanswered ? unanswered : sql<SqlBool>`not ${unanswered}`);
  }
  return conditions;
}

const ORDER = {
  name: sql`lower(${SHOWN.first} || ' ' || ${SHOWN.last}) collate "unicode"`,
  newest: sql`m.requested_at desc`,
  'last-seen': sql`m.last_seen_at desc nulls last`,
} as const;

async function countByStatus(tx: Tx): Promise<MemberPage['counts']> {
  const rows = await tx.all(
    db
      .selectFrom('members')
      .select(['status', sql<number>`count(*)::int`.as('count')])
      .groupBy('status'),
  );
  const counts: Record<MemberStatus, number> = { INVITED: 0, PENDING: 0, ACTIVE: 0, REJECTED: 0, DISABLED: 0 };
  for (const row of rows) counts[row.status] = row.count;
  return counts;
}

/** One page of the members. The id breaks ties, so that nobody stands on two pages. */
export async function listMembers(context: MemberContext, tx: Tx, query: MemberListQuery): Promise<MemberPage> {
  let rows = memberQuery();
  let counting = db.selectFrom('members as m').select(sql<number>`count(*)::int`.as('total'));
  for (const condition of await memberConditions(context, tx, query)) {
    rows = rows.where(condition);
    counting = counting.where(condition);
  }
  const found = await tx.all(
    rows
      .orderBy(ORDER[query.sort ?? 'name'])
      .orderBy('m.user_id')
      .offset(query.skip ?? 0)
      .limit(query.take ?? 20),
  );
  const counted = await tx.one(counting);
  const counts = await countByStatus(tx);
  return { data: found.map((row) => presentRow(context, row)), total: counted?.total ?? 0, counts };
}

async function findRecord(tx: Tx, userId: number): Promise<MemberRecord> {
  const row = await tx.one(memberQuery().where('m.user_id', '=', userId));
  if (!row) throw notFound();
  return row;
}

/** A member as administration sees them. */
export async function readMember(context: MemberContext, tx: Tx, userId: number): Promise<MemberDetail> {
  const row = await findRecord(tx, userId);
  return { ...presentRow(context, row), extraFields: presentExtraFields(row.extra_fields) };
}

/** A person's profile: all of it, or the name and picture. */
export async function readProfile(context: MemberContext, tx: Tx, userId: number): Promise<Profile> {
  const { seesAll } = await accessPerson(context, tx, userId);
  const row = await findRecord(tx, userId);
  const media = presentMedia(context, row.picture);
  return {
    id: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    names: seesAll
      ? {
          firstName: row.own_first_name,
          lastName: row.own_last_name,
          otherFirstName: row.other_first_name,
          otherLastName: row.other_last_name,
        }
      : null,
    email: seesAll ? row.email : null,
    profileImage: media?.url ?? null,
    profileMedia: media,
    language: seesAll ? row.language : null,
    extraFields: seesAll ? presentExtraFields(row.extra_fields) : [],
    portals: portalsOfRow(context, row),
    status: row.status,
    joinedAt: row.joined_at?.toISOString() ?? null,
  };
}

/** People who can teach, for the choice of a course's instructors. */
export async function listInstructors(
  context: MemberContext,
  tx: Tx,
  query: Pick<MemberListQuery, 'skip' | 'take' | 'search'>,
): Promise<{ data: InstructorCard[]; total: number }> {
  const conditions = [
    ...(await memberConditions(context, tx, { ...query, status: 'ACTIVE' })),
    sql<SqlBool>`(${worksOnCourses('m')} or ${administers('m')})`,
  ];
  let rows = memberQuery();
  let counting = db.selectFrom('members as m').select(sql<number>`count(*)::int`.as('total'));
  for (const condition of conditions) {
    rows = rows.where(condition);
    counting = counting.where(condition);
  }
  const found = await tx.all(
    rows
      .orderBy(ORDER.name)
      .orderBy('m.user_id')
      .offset(query.skip ?? 0)
      .limit(query.take ?? 20),
  );
  const counted = await tx.one(counting);
  const data = found.map((row) => ({
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    image: presentMedia(context, row.picture)?.url ?? null,
  }));
  return { data, total: counted?.total ?? 0 };
}
