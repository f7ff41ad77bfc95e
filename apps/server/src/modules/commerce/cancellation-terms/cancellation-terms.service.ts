import { type CancellationTier, misplacedTier, type TimedItemType } from '@sullam/domain/commerce/cancellation.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, invalidField, notFound } from '../../../kernel/problem.ts';
import { pricedItemTypes } from '../../learning/item-prices/item-prices.public.ts';
import { DEFAULT_ITEM, readTerms, saveTerms } from './cancellation-terms.repository.ts';
import type { DefaultTerms, ItemTerms, ItemTermsBody, TermsItemKey } from './cancellation-terms.schemas.ts';

/**
 * People who may change the price of an item may change its terms.
 * @throws Problem not-found, not-allowed
 */
async function accessItem(context: MemberContext, tx: Tx, { itemType, itemId }: TermsItemKey): Promise<void> {
  const type = context.extensions.of(pricedItemTypes).find(({ slug }) => slug === itemType);
  if (!type) throw notFound();
  await type.accessPricedItem(context, tx, itemId);
}

/** @throws Problem validation for tiers that contradict each other */
function checkTiers(tiers: readonly CancellationTier[]): void {
  const wrong = misplacedTier(tiers);
  if (wrong < 0) return;
  const [tier, before] = [tiers[wrong]!, tiers[wrong - 1]!];
  const field = tier.hoursBeforeStart >= before.hoursBeforeStart ? 'hoursBeforeStart' : 'refundPercent';
  throw invalidField(`tiers.${wrong}.${field}`, 'numberLessThan', { limit: before[field] });
}

export const readDefaultTerms = (context: MemberContext, itemType: TimedItemType): Promise<DefaultTerms> =>
  reading(context, async (tx) => {
    const { tiers, version } = await readTerms(tx, itemType, DEFAULT_ITEM);
    return { tiers: tiers ?? [], version };
  });

/** Saves the terms of all items of a type that have none of their own. Placed orders keep theirs. */
export const saveDefaultTerms = (
  context: MemberContext,
  itemType: TimedItemType,
  { tiers, version }: DefaultTerms,
): Promise<{ version: number }> =>
  transaction(context, async (tx) => {
    checkTiers(tiers);
    if (!(await saveTerms(tx, { itemType, itemId: DEFAULT_ITEM }, tiers, version))) throw conflict();
    await audit(context, tx, {
      action: 'cancellation-terms.save-default',
      noun: itemType,
      nounId: null,
      changes: { tiers },
    });
    return { version: version + 1 };
  });

export const readItemTerms = (context: MemberContext, key: TermsItemKey): Promise<ItemTerms> =>
  reading(context, async (tx) => {
    await accessItem(context, tx, key);
    return readTerms(tx, key.itemType, key.itemId);
  });

/** Saves the terms of an item, or lets it follow the default again. Placed orders keep theirs. */
export const saveItemTerms = (
  context: MemberContext,
  key: TermsItemKey,
  { tiers, version }: ItemTermsBody,
): Promise<{ version: number }> =>
  transaction(context, async (tx) => {
    await accessItem(context, tx, key);
    if (tiers) checkTiers(tiers);
    if (!(await saveTerms(tx, key, tiers, version))) throw conflict();
    await audit(context, tx, {
      action: 'cancellation-terms.save',
      noun: key.itemType,
      nounId: key.itemId,
      changes: { tiers },
    });
    return { version: version + 1 };
  });
