import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { ShowingKind } from '../../organization/media/media.public.ts';
import { takesPart } from '../social-groups/social-groups.public.ts';
import { HOST, PREVIEW } from './post-row.reads.ts';
import { postViewerOf, seesPost } from './visible-posts.ts';

type Condition = ShowingKind['isStillSeen'];

const isPostSeen: Condition = (reader, { placeId }) =>
  takesPart(reader)
    ? sql<boolean>`exists (select from posts p join groups_of_people g on ${inOrganization('g')} and g.social_group_id = p.social_group_id
        where ${inOrganization('p')} and p.post_id = ${placeId} and ${seesPost(postViewerOf(reader))})`
    : sql<boolean>`false`;

const isInPost: Condition = (reader, file) =>
  sql<boolean>`(${isPostSeen(reader, file)} and exists (select from posts p where ${inOrganization('p')} and p.post_id = ${file.placeId}
    and ${file.mediaId} = any(p.attachment_ids || p.media_ids)))`;

/** Files of posts are seen with the post, as it stands now; so is the picture of its link preview. */
export const postShowing: ShowingKind = { kind: HOST, isStillSeen: isInPost };
export const previewShowing: ShowingKind = { kind: PREVIEW, isStillSeen: isPostSeen };
