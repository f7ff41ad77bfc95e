import { sql } from 'kysely';
import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { ShowingKind } from '../../organization/media/media.public.ts';
import { commentHosts } from './comment-hosts.ts';
import { COMMENT } from './comment-row.reads.ts';

const isMember = (reader: RequestContext): reader is MemberContext => reader.caller.kind === 'member';

/** Files in comments: seen with what the comment belongs to, until it is taken back or out of sight. */
export const commentShowing: ShowingKind = {
  kind: COMMENT,
  isStillSeen(reader, { placeId, mediaId }) {
    const hosts = reader.extensions.of(commentHosts);
    if (!isMember(reader) || hosts.length === 0) return sql<boolean>`false`;
    // hosts have short names for their tables
    const hostId = sql.ref<number>('said.host_id');
    const isInSight = sql<boolean>`(said.deleted_at is null and (said.hidden_at is null or said.author_user_id = ${reader.caller.userId}))`;
    const isSeen = hosts.map(
      (host) => sql<boolean>`(said.host_kind = ${host.kind} and ${host.isSeen(reader, hostId)}
        and (${isInSight} or ${host.isModerated(reader, hostId)}))`,
    );
    return sql<boolean>`exists (select from comments said where ${inOrganization('said')} and said.comment_id = ${placeId}
      and ${mediaId} = any(said.attachment_ids || said.media_ids) and (${sql.join(isSeen, sql` or `)}))`;
  },
};
