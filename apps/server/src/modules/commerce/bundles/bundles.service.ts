import { bundleShares } from '@sullam/domain/commerce/bundle-shares.ts';
import { hasText } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { formattedText } from '../../../kernel/html.ts';
import { conflict, invalidField, notFound } from '../../../kernel/problem.ts';
import { checkMediaChoices } from '../../organization/media/media.public.ts';
import { findOffers, type ItemKey } from '../purchasable-items/purchasable-items.public.ts';
import { findBundles } from './bundles.reads.ts';
import { deleteBundle, insertBundle, replaceItems, updateBundle } from './bundles.repository.ts';
import type { BundleBody, BundlePatch } from './bundles.schemas.ts';

/** Each item is sold by itself, in the organisation's currency, and not all are free; an order line holds one ticket at most. */
async function checkItems(context: MemberContext, tx: Tx, items: readonly ItemKey[]): Promise<void> {
  const keys = items.map(({ itemType, itemId }) => `${itemType}:${itemId}`);
  if (new Set(keys).size < keys.length) throw invalidField('items', 'unique');
  const tickets = items.flatMap(({ itemType }, at) => (itemType === 'event' ? [at] : []));
  if (tickets.length > 1) throw invalidField(`items.${tickets[1]}.itemId`, 'choice');
  const offers = await findOffers(context, tx, items);
  const unsold = offers.findIndex((offer) => offer?.currency !== context.configuration.currency);
  if (unsold >= 0) throw invalidField(`items.${unsold}.itemId`, 'choice');
  const prices = offers.map((offer) => offer?.listMinor ?? 0);
  if (bundleShares(0, prices) === null) throw invalidField('items', 'choice');
}

async function check(context: MemberContext, tx: Tx, body: BundleBody): Promise<BundleBody> {
  const { title, description, coverMediaId, items } = body;
  if (!hasText(title.en) && !hasText(title.ar)) throw invalidField('title', 'oneLanguage');
  if (coverMediaId !== null)
    await checkMediaChoices(context, tx, [{ path: 'coverMediaId', mediaId: coverMediaId, kinds: ['IMAGE'] }]);
  await checkItems(context, tx, items);
  return { ...body, description: formattedText('description', description) };
}

export const createBundle = (context: MemberContext, body: BundleBody): Promise<{ bundleId: number }> =>
  transaction(context, async (tx) => {
    const bundleId = await insertBundle(tx, await check(context, tx, body), context.clock.now());
    await replaceItems(tx, bundleId, body.items);
    await audit(context, tx, { action: 'bundle.create', noun: 'bundle', nounId: bundleId });
    return { bundleId };
  });

/** Saves a bundle. What was sold stays as it was sold. */
export const saveBundle = (context: MemberContext, bundleId: number, { version, ...body }: BundlePatch) =>
  transaction(context, async (tx) => {
    const [found] = await findBundles(context, tx, [bundleId]);
    if (!found) throw notFound();
    const checked = await check(context, tx, body);
    if (!(await updateBundle(tx, bundleId, checked, version))) throw conflict();
    await replaceItems(tx, bundleId, body.items);
    const { priceMinor, isPublished } = body;
    await audit(context, tx, {
      action: 'bundle.update',
      noun: 'bundle',
      nounId: bundleId,
      changes: { priceMinor, isPublished },
    });
  });

export const removeBundle = (context: MemberContext, bundleId: number): Promise<void> =>
  transaction(context, async (tx) => {
    if (!(await deleteBundle(tx, bundleId))) throw notFound();
    await audit(context, tx, { action: 'bundle.delete', noun: 'bundle', nounId: bundleId });
  });
