import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { erasedRows, type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';
import { countMembersAnew } from './social-groups.repository.ts';

/** Who goes no longer counts. */
const memberships: PersonalRows = {
  ...erasedRows('social_group_members', 'user_id'),
  erase: async (_context, tx, userId) => {
    const rows = await tx.all(
      db
        .selectFrom('social_groups as g')
        .select('g.social_group_id')
        .where(
          sql<boolean>`g.social_group_id in (select x.social_group_id from social_group_members x where ${inOrganization('x')}
            and x.user_id = ${userId})`,
        )
        .orderBy('g.social_group_id')
        .forUpdate('g'),
    );
    await tx.run(db.deleteFrom('social_group_members').where('user_id', '=', userId));
    for (const row of rows) await countMembersAnew(tx, row.social_group_id);
  },
};

/** What happens to rows that refer to a person whose account is deleted. */
export const groupsPersonalRows: readonly PersonalRows[] = [
  memberships,
  erasedRows('social_group_pauses', 'user_id'),
  signedRows('social_group_members', 'invited_by', 'who was let in by whom has to be known later'),
  signedRows('social_groups', 'created_by', 'a group belongs to those who are in it'),
];
