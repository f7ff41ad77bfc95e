import { type RawBuilder, sql } from 'kysely';
import type { Platform } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import { administers } from '../../identity/permissions/permissions.public.ts';

/** Who is to be notified, as a description: a large audience is worked through in chunks, by jobs. */
export interface Audience {
  kind: string;
  /** For audiences of a course. */
  courseId?: number;
  /** For audiences of one thing. */
  ofId?: number;
}

/** What an audience is, as a condition over `m`, the members. */
export interface AudienceKind {
  kind: string;
  includes(audience: Audience, now: Date): RawBuilder<boolean>;
}

/** Whoever knows a kind of audience brings it: the enrolled of a course, those who decide about courses. */
export const audienceKinds = extensionPoint<AudienceKind>('audience-kinds');

export const everyMember: Audience = { kind: 'members' };
export const administrators: Audience = { kind: 'administrators' };

export const ownAudiences: readonly AudienceKind[] = [
  { kind: 'members', includes: () => sql<boolean>`true` },
  { kind: 'administrators', includes: () => administers('m') },
];

/** The next active members of an audience, in the order of their numbers. */
export async function nextOfAudience(
  context: Platform & { organizationId: number },
  tx: Tx,
  audience: Audience,
  after: number,
  take: number,
): Promise<number[]> {
  const kind = context.extensions.of(audienceKinds).find((candidate) => candidate.kind === audience.kind);
  if (!kind) throw new Error(`nobody knows the audience ${audience.kind}`);
  const rows = await tx.all(
    db
      .selectFrom('member_records as m')
      .select('m.user_id')
      .where('m.status', '=', 'ACTIVE')
      .where('m.user_id', '>', after)
      .where(kind.includes(audience, context.clock.now()))
      .orderBy('m.user_id')
      .limit(take),
  );
  return rows.map((row) => row.user_id);
}
