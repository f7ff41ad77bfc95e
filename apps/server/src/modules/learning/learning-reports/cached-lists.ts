import { keptBy } from '../../../kernel/database/invalidation.ts';
import type { Asked } from '../reports/reports.public.ts';
import type { Shape, Values } from './learner-conditions.ts';

/** So many rows of a list are kept: nobody turns over more pages. */
export const MOST_KEPT = 5000;

const kept = keptBy<readonly number[]>({ topicsOf: () => [], seconds: 60, limit: 200 });

/** Everything that decides which rows there are and in which order; names are ordered as the reader's language writes them. */
function keyOf({ context, countedAt }: Asked, { shape, values }: { shape: Shape; values: Values }): string {
  const { skip: _, take: __, quietBefore: ___, ids: ____, ...deciding } = values;
  return JSON.stringify([context.organizationId, context.language, countedAt, shape, deciding]);
}

/**
 * The numbers of a list's rows. They are the same for everybody who may read the report, and no older than its figures: with new
 * figures the list is found anew.
 */
export const keptIds = (
  asked: Asked,
  list: { shape: Shape; values: Values },
  load: () => Promise<readonly number[]>,
): Promise<readonly number[]> => kept(asked.context.database).get(keyOf(asked, list), load);
