import { declareCache } from '../../../kernel/database/cache.ts';
import type { Asked } from '../reports/reports.public.ts';
import type { Shape, Values } from './learner-conditions.ts';

/** The most ids of one list: nobody turns over more pages. */
export const CACHED_ROWS = 5000;

type ListKey = { organizationId: number; list: string };

/** As old as the figures to which they belong, which are part of the key. */
const idsByList = declareCache<ListKey, readonly number[]>({ dependsOn: [], seconds: 60, limit: 200 });

/** Everything that decides which rows there are and in which order; names are ordered as the reader's language writes them. */
function keyOf({ context, countedAt }: Asked, { shape, values }: { shape: Shape; values: Values }): ListKey {
  const { skip: _, take: __, quietBefore: ___, ids: ____, ...deciding } = values;
  const { organizationId, language } = context;
  return { organizationId, list: JSON.stringify([language, countedAt, shape, deciding]) };
}

/**
 * The ids of a list's rows. They are the same for everybody who may read the report, and no older than its figures: with new
 * figures the list is found anew.
 */
export const cachedIds = (
  asked: Asked,
  list: { shape: Shape; values: Values },
  load: () => Promise<readonly number[]>,
): Promise<readonly number[]> => idsByList.of(asked.context.database).get(keyOf(asked, list), load);
