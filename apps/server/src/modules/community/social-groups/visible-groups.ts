import { type Expression, type RawBuilder, sql } from 'kysely';
import { holds, permission } from '../../../kernel/access/access.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { userIdOf } from '../../../kernel/context.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';

export const READS = 'organization_read_social_groups';
export const CREATES = 'organization_create_social_groups';
export const UPDATES = 'organization_update_social_groups';
export const DELETES = 'organization_delete_social_groups';
/** What takes part in groups. */
export const TAKES_PART = 'organization_member_access_communities';

/** Whoever takes part in groups, or looks after them. */
export const groupAccess = permission(TAKES_PART, READS);

/** The same of somebody whom no route let in. */
export const takesPart = ({ caller, features }: Pick<RequestContext, 'caller' | 'features'>): boolean =>
  features['social-groups'] && holds(caller, TAKES_PART, READS);

export interface GroupViewer {
  userId: number;
  /** Looks after all groups of the organisation, secret ones too. */
  readsAll: boolean;
}

export const groupViewerOf = ({ caller }: Pick<RequestContext, 'caller'>): GroupViewer => ({
  userId: userIdOf(caller),
  readsAll: holds(caller, READS),
});

const own = (userId: number, states: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from social_group_members x where ${inOrganization('x')} and x.social_group_id = g.social_group_id
    and x.user_id = ${userId} and x.status = any(${states}::text[]))`;

/**
 * The viewer knows of the group: they belong to it or are invited, or it isn't secret and they weren't banned. `g` stands for
 * `social_groups`.
 */
export const seesGroup = ({ userId, readsAll }: GroupViewer): RawBuilder<boolean> =>
  readsAll
    ? sql<boolean>`true`
    : sql<boolean>`(${own(userId, '{ACCEPTED,INVITED}')} or (g.privacy <> 'SECRET' and not ${own(userId, '{BANNED}')}))`;

/** The viewer reads what is said in it: its members, and in an open one everybody who knows of it. */
export const readsGroup = ({ userId, readsAll }: GroupViewer): RawBuilder<boolean> =>
  readsAll
    ? sql<boolean>`true`
    : sql<boolean>`(${own(userId, '{ACCEPTED}')} or (g.privacy = 'OPEN' and not ${own(userId, '{BANNED}')}))`;

/** Somebody belongs to a group, as a condition on `member_records` as `m`. */
export const belongsTo = (groupId: Expression<number>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from social_group_members x where ${inOrganization('x')} and x.social_group_id = ${groupId}
    and x.user_id = m.user_id and x.status = 'ACCEPTED')`;

/** People of one group know one another's names. */
export const sharesGroup = ({ caller }: RequestContext, alias: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from social_group_members x join social_group_members y on ${inOrganization('y')}
    and y.social_group_id = x.social_group_id and y.status = 'ACCEPTED'
    where ${inOrganization('x')} and x.user_id = ${userIdOf(caller)} and x.status = 'ACCEPTED'
      and y.user_id = ${sql.ref(`${alias}.user_id`)})`;
