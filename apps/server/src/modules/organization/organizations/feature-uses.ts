import type { Feature } from '@sullam/domain/features.ts';
import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import type { FeatureUseList } from './organizations.schemas.ts';

/** How much there is that a feature shows, counted by the module that owns it: drafts too, as they disappear as well. */
export interface FeatureUse {
  feature: Feature;
  /** One integer, as a part of the asker's statement. */
  count(): RawBuilder<number>;
  /** In how many courses, where it stands in courses. */
  courses?(): RawBuilder<number>;
}

export const featureUses = extensionPoint<FeatureUse>('feature-uses');

/** What would be hidden if a feature were switched off, in one statement; a feature that shows nothing is absent. */
export async function readFeatureUses(context: RequestContext, tx: Tx): Promise<FeatureUseList> {
  const uses = context.extensions.of(featureUses);
  const rows = uses.map(
    ({ feature, count, courses }) =>
      sql`select ${feature}::text as feature, (${count()}) as count, (${courses?.() ?? sql`0`})::int as "courseCount"`,
  );
  const counted = await tx.all(
    db
      .selectFrom(sql<FeatureUseList['data'][number]>`(${sql.join(rows, sql` union all `)})`.as<'used'>('used'))
      .selectAll(),
  );
  return { data: counted.filter(({ count }) => count > 0) };
}
