import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { type MediaRow, mediaColumns } from '../../organization/media/media.public.ts';
import type { HostAccess } from './comment-hosts.ts';
import { countBefore } from './comments.reads.ts';

interface OwnReading {
  isFollowing: boolean;
  hasTalked: boolean;
  readAt: Date | null;
  /** Written by others since then. */
  newCount: number;
  /** How many comments stand before the first new one; null: nothing is new. */
  newFrom: number | null;
}

const reading = statement((values: { hostKind: CommentedSubject; hostId: number; userId: number }) =>
  db
    .selectNoFrom((eb) => eb.val(1).as('one'))
    .select([
      sql<{
        is_following: boolean | null;
        has_talked: boolean;
        read_at: string | null;
      } | null>`(select jsonb_build_object(
        'is_following', f.is_following, 'has_talked', f.has_talked, 'read_at', f.read_at) from comment_readings f
        where ${inOrganization('f')} and f.host_kind = ${values.hostKind} and f.host_id = ${values.hostId}
          and f.user_id = ${values.userId})`.as('own'),
    ]),
);

/** How the caller stands to the talk: what is new to them, and where that begins. */
export async function readOwn(
  context: MemberContext,
  tx: Tx,
  hostKind: CommentedSubject,
  access: HostAccess,
): Promise<OwnReading> {
  const { userId } = context.caller;
  const row = await tx.one(reading({ hostKind, hostId: access.hostId, userId }));
  const own = row?.own ?? null;
  const readAt = own?.read_at ? new Date(own.read_at) : null;
  const base = {
    isFollowing: own?.is_following ?? own?.has_talked ?? false,
    hasTalked: own?.has_talked ?? false,
    readAt,
  };
  if (!readAt || access.hidesOthers) return { ...base, newCount: 0, newFrom: null };
  const fresh = await tx.one(
    db
      .selectFrom('comments as c')
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<number | null>`min(coalesce(c.parent_comment_id, c.comment_id))`.as('first'),
      ])
      .where('c.host_kind', '=', hostKind)
      .where('c.host_id', '=', access.hostId)
      .where('c.created_at', '>', readAt)
      .where('c.author_user_id', '<>', userId)
      .where('c.deleted_at', 'is', null)
      .where('c.hidden_at', 'is', null),
  );
  if (!fresh || fresh.count === 0 || fresh.first === null) return { ...base, newCount: 0, newFrom: null };
  const newFrom = await countBefore(context, tx, hostKind, access, sql<boolean>`c.comment_id < ${fresh.first}`);
  return { ...base, newCount: fresh.count, newFrom };
}

/** Whom the caller can mention: people who see the talk, those who run it first. */
export const listPeople = (
  context: MemberContext,
  tx: Tx,
  people: RawBuilder<boolean>,
  staffIds: readonly number[],
  search: string,
): Promise<{ userId: number; firstName: string; lastName: string; image: MediaRow | null }[]> =>
  tx.all(
    db
      .selectFrom('member_records as m')
      .leftJoin('media_files as f', 'f.media_id', 'm.profile_media_id')
      .select(['m.user_id as userId', 'm.first_name as firstName', 'm.last_name as lastName'])
      .select(mediaColumns('f').as('image'))
      .where('m.status', '=', 'ACTIVE')
      .where('m.user_id', '<>', context.caller.userId)
      .where(people)
      .where(sql<boolean>`fold_search(m.all_names) like ${`%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`)
      .orderBy(sql`m.user_id = any(${[...staffIds]}::bigint[])`, 'desc')
      .orderBy('m.first_name')
      .orderBy('m.user_id')
      .limit(8),
  );
