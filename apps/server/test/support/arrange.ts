import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { FEATURE_NAMES } from '@sullam/domain/features.ts';
import { AccessTokens } from '../../src/modules/identity/sessions/access-token.ts';
import { TEST_PASSWORD, TEST_SECRET } from './constants.ts';
import type { TestServer } from './test-server.ts';

let passwordHash: Promise<string> | undefined;
let counter = 0;

// Every test begins with these: each of them is a statement or two, as asking takes longer than writing.

/** What an organisation has from the start. */
const PARTS = [
  'organization_enabled',
  'organization_registration_enabled',
  'organization_lms',
  'organization_social_platform',
  'organization_social_events',
  'organization_coaching',
];

/** A fresh organisation, with all modules and the given configuration. */
export async function givenOrganization(
  server: TestServer,
  configuration: Record<string, unknown> = {},
): Promise<number> {
  counter += 1;
  const prefix = `org-${counter}-${randomUUID().slice(0, 8)}`;
  const name = server.admin.json({ en: `Organisation ${counter}`, ar: `مؤسسة ${counter}` });
  const [row] = await server.admin<{ organizationId: number }[]>`
    with made as (insert into organizations (prefix, name) values (${prefix}, ${name}) returning organization_id),
      profile as (insert into organization_profiles (organization_id) select organization_id from made),
      parts as (insert into organization_permissions select organization_id, unnest(${PARTS}::text[]) from made),
      configuration as (
        insert into organization_configurations select organization_id, key, value
        from made, jsonb_each((${JSON.stringify(configuration)}::text)::jsonb))
    select organization_id as "organizationId" from made`;
  return row!.organizationId;
}

/** A configuration with every part of the product switched on. */
export const EVERY_PART = {
  certificates_enabled: true,
  marketplace_enabled: true,
  features: Object.fromEntries(FEATURE_NAMES.map((feature) => [feature, true])),
};

export type Role = 'learner' | 'instructor' | 'coach' | 'administrator';

/** What makes a role one, beside what its holder may do as a learner. */
const RIGHTS: Record<Role, readonly string[]> = {
  learner: [],
  coach: [],
  instructor: ['organization_create_courses'],
  administrator: ['organization_everything'],
};

export interface TestMember {
  userId: number;
  organizationId: number;
  email: string;
  access: string;
  /** Headers of this member's calls. */
  headers: Record<string, string>;
}

/** A member with an open session, or without a status of their own choosing. */
export async function givenMember(
  server: TestServer,
  organizationId: number,
  role: Role = 'learner',
  options: { status?: string; permissions?: string[] } = {},
): Promise<TestMember> {
  counter += 1;
  const email = `${role}-${counter}-${randomUUID().slice(0, 8)}@example.test`;
  passwordHash ??= hash(TEST_PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
  const [user] = await server.admin<{ userId: number }[]>`
    with made as (
        insert into users (email, password_hash, email_verified_at) values (${email}, ${await passwordHash}, now()) returning user_id),
      member as (
        insert into members (organization_id, user_id, email, first_name, last_name, status, is_coach, joined_at)
        select ${organizationId}::bigint, user_id, ${email}, ${role}, ${`Number ${counter}`}, ${options.status ?? 'ACTIVE'}, ${role === 'coach'}, now() from made)
    select user_id as "userId" from made`;
  const { userId } = user!;
  await givePermissions(server, organizationId, userId, [
    ...(options.permissions ?? ['organization_member_full_access']),
    ...RIGHTS[role],
  ]);
  return { ...(await givenSession(server, organizationId, userId)), email };
}

/** Gives these permissions to a member, as a set of their own. */
export async function givePermissions(
  server: TestServer,
  organizationId: number,
  userId: number,
  slugs: readonly string[],
): Promise<void> {
  await server.admin`
    with made as (
        insert into permission_sets (organization_id, name)
        values (${organizationId}, ${server.admin.json({ en: `Set of ${userId}` })}) returning permission_set_id),
      permissions as (
        insert into permission_set_permissions
        select ${organizationId}::bigint, permission_set_id, unnest(${[...new Set(slugs)]}::text[]) from made)
    insert into member_permission_sets select ${organizationId}::bigint, ${userId}::bigint, permission_set_id from made`;
}

/** Signs somebody in without the sign-in: a session and its access token. */
export async function givenSession(
  server: TestServer,
  organizationId: number,
  userId: number,
): Promise<Omit<TestMember, 'email'>> {
  const sessionId = randomUUID();
  const now = server.clock.now();
  await server.admin`
    insert into sessions (session_id, user_id, organization_id, created_at, last_seen_at, expires_at)
    values (${sessionId}, ${userId}, ${organizationId}, ${now}, ${now}, ${new Date(now.getTime() + 30 * 86_400_000)})`;
  const { token } = await new AccessTokens(TEST_SECRET).issue(userId, sessionId, now);
  return {
    userId,
    organizationId,
    access: token,
    headers: { authorization: `Bearer ${token}`, organization: String(organizationId), language: 'en' },
  };
}
