import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import { seatPriceFor } from '@sullam/domain/commerce/seats.ts';
import { hasText } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, invalidField, notFound } from '../../../kernel/problem.ts';
import { accessPerson } from '../../identity/members/members.public.ts';
import { findPermissionSets, findSetIdsOf } from '../../identity/permissions/permissions.public.ts';
import { termsFor } from './item-prices.reads.ts';
import { listPricing, savePricing } from './item-prices.repository.ts';
import type { ItemPrice, ItemPriceBody, PricedItemKey, PriceQuote, QuoteQuery } from './item-prices.schemas.ts';
import { type ItemPricing, NO_PRICING, type PricedItem, pricedItemTypes } from './item-prices.types.ts';

/**
 * The only way to an item's prices.
 * @throws Problem not-found for a type that has none, or what the item's own module throws
 */
async function accessItem(context: MemberContext, tx: Tx, { itemType, itemId }: PricedItemKey): Promise<PricedItem> {
  const type = context.extensions.of(pricedItemTypes).find(({ slug }) => slug === itemType);
  if (!type) throw notFound();
  return type.accessPricedItem(context, tx, itemId);
}

const findRecord = async (tx: Tx, { itemType, itemId }: PricedItemKey) =>
  (await listPricing(tx, itemType, [itemId]))[0];

export const readItemPrice = (context: MemberContext, key: PricedItemKey): Promise<ItemPrice> =>
  reading(context, async (tx) => {
    const { title, listMinor, currency } = await accessItem(context, tx, key);
    const record = await findRecord(tx, key);
    const { sale, groupPrices, volumePrice, taxCategory, exemptionReason, isOnRequest } = record ?? NO_PRICING;
    const sets = await findPermissionSets(tx);
    return {
      title: title as ItemPrice['title'],
      listMinor,
      currency,
      sale: sale && { minor: sale.minor, startsAt: sale.startsAt.toISOString(), endsAt: sale.endsAt.toISOString() },
      groupPrices: groupPrices.map(({ groupId, minor }) => ({ permissionSetId: groupId, minor })),
      volumePrice,
      taxCategory,
      exemptionReason: exemptionReason as ItemPrice['exemptionReason'],
      isOnRequest,
      groups: sets.map(({ permissionSetId, name, memberCount }) => ({ permissionSetId, name, memberCount })),
      version: record?.version ?? 0,
    };
  });

/** Refuses prices that contradict each other or the list price. */
function pricingOf({ listMinor }: PricedItem, itemType: ItemType, body: ItemPriceBody): ItemPricing {
  const { volumePrice = null, taxCategory, exemptionReason, isOnRequest } = body;
  const sale = body.sale && {
    minor: body.sale.minor,
    startsAt: new Date(body.sale.startsAt),
    endsAt: new Date(body.sale.endsAt),
  };
  if (sale && sale.minor >= listMinor) throw invalidField('sale.minor', 'belowListPrice');
  if (sale && sale.endsAt <= sale.startsAt) throw invalidField('sale.endsAt', 'dateAfterStart');
  const groupPrices = body.groupPrices.map(({ permissionSetId, minor }) => ({ groupId: permissionSetId, minor }));
  const tooHigh = groupPrices.findIndex(({ minor }) => minor >= listMinor);
  if (tooHigh >= 0) throw invalidField(`groupPrices.${tooHigh}.minor`, 'belowListPrice');
  if (new Set(groupPrices.map(({ groupId }) => groupId)).size < groupPrices.length)
    throw invalidField('groupPrices', 'unique');
  if (volumePrice && itemType !== 'course') throw invalidField('volumePrice', 'choice');
  if (volumePrice && volumePrice.minor >= listMinor) throw invalidField('volumePrice.minor', 'belowListPrice');
  if (isOnRequest && listMinor === 0) throw invalidField('isOnRequest', 'choice');
  const prices = { sale, groupPrices, volumePrice, taxCategory, isOnRequest };
  if (taxCategory !== 'EXEMPT') return { ...prices, exemptionReason: null };
  if (!exemptionReason || !(hasText(exemptionReason.en) || hasText(exemptionReason.ar)))
    throw invalidField('exemptionReason', 'oneLanguage');
  return { ...prices, exemptionReason };
}

/** @throws Problem not-found for a group that the organisation doesn't have */
async function checkGroups(tx: Tx, groupIds: readonly number[]): Promise<void> {
  if (groupIds.length === 0) return;
  const known = await findPermissionSets(tx, groupIds);
  if (known.length < groupIds.length) throw notFound();
}

/** Saves what an item has besides its list price. Orders keep the price at which they were placed. */
export const saveItemPrice = (context: MemberContext, key: PricedItemKey, { version, ...body }: ItemPriceBody) =>
  transaction(context, async (tx): Promise<{ version: number }> => {
    const item = await accessItem(context, tx, key);
    const pricing = pricingOf(item, key.itemType, { version, ...body });
    await checkGroups(
      tx,
      pricing.groupPrices.map(({ groupId }) => groupId),
    );
    if (!(await savePricing(tx, key, pricing, version))) throw conflict();
    await audit(context, tx, {
      action: 'item-price.update',
      noun: key.itemType,
      nounId: key.itemId,
      changes: { ...body },
    });
    return { version: version + 1 };
  });

/** What a described buyer would pay for an item on a date: a member, someone in a group, a visitor, or a company for each of many seats. */
export const quotePrice = (context: MemberContext, key: PricedItemKey, query: QuoteQuery): Promise<PriceQuote> =>
  reading(context, async (tx) => {
    const { listMinor, currency } = await accessItem(context, tx, key);
    const { userId, permissionSetId } = query;
    if (userId !== undefined) await accessPerson(context, tx, userId);
    if (permissionSetId !== undefined) await checkGroups(tx, [permissionSetId]);
    const groupIds = [
      ...(userId === undefined ? [] : await findSetIdsOf(tx, userId)),
      ...(permissionSetId === undefined ? [] : [permissionSetId]),
    ];
    const at = query.at === undefined ? context.clock.now() : new Date(query.at);
    const pricing = (await findRecord(tx, key)) ?? NO_PRICING;
    const { seatCount: count } = query;
    const { minor, kind, until, isOnRequest } = {
      ...termsFor(listMinor, pricing, { groupIds, at }),
      ...(count === undefined ? {} : seatPriceFor(listMinor, pricing, { count, at })),
    };
    return { minor, currency, kind, until: until?.toISOString() ?? null, isOnRequest };
  });
