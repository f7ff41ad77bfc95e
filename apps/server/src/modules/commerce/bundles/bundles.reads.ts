import { bundleShares } from '@sullam/domain/commerce/bundle-shares.ts';
import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { notFound, signInNeeded } from '../../../kernel/problem.ts';
import { courseViewerOf } from '../../learning/courses/courses.public.ts';
import { findPricing, NO_PRICING, readBuyerOf } from '../../learning/item-prices/item-prices.public.ts';
import { coverArt, ownHue } from '../../organization/covers/covers.public.ts';
import {
  type MediaRef,
  type MediaReference,
  mediaColumns,
  presentMedia,
} from '../../organization/media/media.public.ts';
import {
  findItemPages,
  findOffers,
  type ItemKey,
  type Offer,
  type OfferProblem,
  type PriceTerms,
  termsOf,
} from '../purchasable-items/purchasable-items.public.ts';
import type { Bundle, BundleItem, BundleSummary } from './bundles.schemas.ts';

const query = () =>
  db
    .selectFrom('bundles as b')
    .leftJoin('media_files as m', 'm.media_id', 'b.cover_media_id')
    .select(['b.bundle_id as bundleId', 'b.title', 'b.description', 'b.price_minor as priceMinor'])
    .select(['b.is_published as isPublished', 'b.version', mediaColumns('m').as('cover')]);

type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number];

/** Where a bundle has its picture. */
const faceOf = (context: RequestContext, { bundleId, cover }: Pick<Row, 'bundleId' | 'cover'>) => ({
  cover: presentMedia(context, cover) as MediaRef | null,
  coverArt: coverArt(context, 'path', bundleId, ownHue(bundleId)),
});

/** All bundles, newest first, for administrators. */
export const listBundles = (context: MemberContext): Promise<BundleSummary[]> =>
  reading(context, async (tx) => {
    const rows = await tx.all(
      query()
        .select(
          sql<number>`(select count(*)::int from bundle_items i where ${inOrganization('i')} and i.bundle_id = b.bundle_id)`.as(
            'itemCount',
          ),
        )
        .orderBy('b.bundle_id', 'desc'),
    );
    return rows.map(({ bundleId, title, isPublished, itemCount, priceMinor, cover }) => ({
      bundleId,
      title: title as BundleSummary['title'],
      ...faceOf(context, { bundleId, cover }),
      isPublished,
      itemCount,
      priceMinor,
      currency: context.configuration.currency,
    }));
  });

/** One item of a bundle, as the caller could buy it alone. */
export interface BundlePart extends ItemKey {
  /** Null: it isn't sold. */
  offer: Offer | null;
  /** Null while one of the items isn't sold. */
  shareMinor: number | null;
}

/** A bundle as one buyer could buy it now. */
export interface OfferedBundle {
  bundleId: number;
  title: Localized;
  description: Localized;
  cover: MediaRef | null;
  coverArt: string;
  isPublished: boolean;
  version: number;
  /** List price of all items together. */
  listMinor: number;
  /** What the caller pays for all items together. */
  terms: PriceTerms;
  /** What the caller pays, without the shares of what they own. */
  offeredMinor: number;
  /** List price of what the caller doesn't own. */
  offeredListMinor: number;
  problem: OfferProblem | null;
  parts: BundlePart[];
}

/** An item that isn't sold, or in another currency, leaves nothing to divide the price by. */
function partsOf(context: RequestContext, priceMinor: number, items: readonly { key: ItemKey; offer: Offer | null }[]) {
  const { currency } = context.configuration;
  const sold = items.map(({ offer }) => (offer?.currency === currency ? offer.listMinor : null));
  const prices = sold.filter((price) => price !== null);
  const shares = prices.length === items.length ? bundleShares(priceMinor, prices) : null;
  return items.map(
    ({ key, offer }, at): BundlePart => ({
      ...key,
      offer: offer?.currency === currency ? offer : null,
      shareMinor: shares?.[at] ?? null,
    }),
  );
}

const isOwned = ({ offer }: BundlePart): boolean => offer?.problem === 'OWNED';

/** What the buyer has already is no obstacle; anything else that can't be bought now closes the bundle. */
function problemOf(parts: readonly BundlePart[]): OfferProblem | null {
  if (parts.length > 0 && parts.every(isOwned)) return 'OWNED';
  if (parts.some(({ offer }) => offer?.problem === 'NOT_ALLOWED')) return 'NOT_ALLOWED';
  const isBought = (part: BundlePart) => part.shareMinor !== null && (isOwned(part) || part.offer?.problem === null);
  return parts.length > 0 && parts.every(isBought) ? null : 'CLOSED';
}

const offeredOf = (priceMinor: number, parts: readonly BundlePart[]): number =>
  parts.filter(isOwned).reduce((rest, { shareMinor }) => rest - (shareMinor ?? 0), priceMinor);

/** Bundles as the caller could buy them, whether or not they are published; ids that don't exist are left out. */
export async function findBundles(
  context: RequestContext,
  tx: Tx,
  bundleIds: readonly number[],
): Promise<OfferedBundle[]> {
  const rows = await tx.all(query().where('b.bundle_id', 'in', [...bundleIds]));
  const items = await tx.all(
    db
      .selectFrom('bundle_items')
      .select(['bundle_id as bundleId', sql<ItemType>`item_type`.as('itemType'), 'item_id as itemId'])
      .where('bundle_id', 'in', [...bundleIds])
      .orderBy('position'),
  );
  const offers = await findOffers(context, tx, items);
  const pricing = await findPricing(tx, 'bundle', bundleIds);
  const buyer = await readBuyerOf(context, tx, pricing.values());
  const offered = items.map(({ bundleId, ...key }, at) => ({ bundleId, key, offer: offers[at] ?? null }));
  return rows.map(({ bundleId, title, description, priceMinor, isPublished, version, cover }) => {
    const { terms, problem } = termsOf(priceMinor, pricing.get(bundleId) ?? NO_PRICING, buyer);
    const own = offered.filter((item) => item.bundleId === bundleId);
    const parts = partsOf(context, terms.priceMinor, own);
    const offeredMinor = offeredOf(terms.priceMinor, parts);
    const isAllOwned = parts.length > 0 && parts.every(isOwned);
    return {
      bundleId,
      title: title as Localized,
      description: description as Localized,
      ...faceOf(context, { bundleId, cover }),
      isPublished,
      version,
      listMinor: priceMinor,
      terms,
      offeredMinor,
      // rounding of shares could make it a minor unit less
      offeredListMinor: Math.max(offeredMinor, offeredOf(priceMinor, partsOf(context, priceMinor, own))),
      problem: (isAllOwned ? null : problem) ?? problemOf(parts),
      parts,
    };
  });
}

/** Parts that the caller owns already. */
export const ownedParts = ({ parts }: OfferedBundle): BundlePart[] => parts.filter(isOwned);
/** Parts that a sale to the caller gives. */
export const newParts = ({ parts }: OfferedBundle): BundlePart[] => parts.filter((part) => !isOwned(part));

/** Pictures of bundles, also of those that are no longer sold. */
export async function findBundlePages(context: RequestContext, tx: Tx, bundleIds: readonly number[]) {
  const rows = await tx.all(query().where('b.bundle_id', 'in', [...bundleIds]));
  return rows.map((row) => ({ itemId: row.bundleId, pageId: row.bundleId, ...faceOf(context, row) }));
}

/** Items that are not sold any more have at least their page and picture, for members: a visitor might not be allowed to see them. */
async function presentItems(context: RequestContext, tx: Tx, { parts, terms }: OfferedBundle): Promise<BundleItem[]> {
  const found = await findItemPages(context, tx, parts);
  const pages = found.map((page, at) => (context.caller.kind === 'member' || parts[at]?.offer ? page : null));
  const isTold = ({ isOnRequest }: PriceTerms): boolean => isAdministrator(context.caller) || !isOnRequest;
  const isSumTold = isTold(terms) && parts.every(({ offer }) => !offer || isTold(offer));
  return parts.map((part, at) => ({
    itemType: part.itemType as BundleItem['itemType'],
    itemId: part.itemId,
    pageId: pages[at]?.pageId ?? null,
    title: (part.offer?.title ?? {}) as BundleItem['title'],
    cover: pages[at]?.cover ?? null,
    coverArt: pages[at]?.coverArt ?? null,
    listMinor: part.offer && isTold(part.offer) ? part.offer.listMinor : null,
    priceMinor: part.offer && isTold(part.offer) ? part.offer.priceMinor : null,
    shareMinor: isSumTold ? part.shareMinor : null,
    isOwned: isOwned(part),
  }));
}

/** The special price of a whole bundle; null at its list price. */
const presentTerms = ({ priceMinor, priceKind, priceUntil }: PriceTerms): Bundle['special'] =>
  priceKind === 'LIST' ? null : { minor: priceMinor, kind: priceKind, until: priceUntil?.toISOString() ?? null };

/** Whether bundles are shown to the caller: to every member, and to visitors where they look around in the courses. */
export const looksAtBundles = (context: RequestContext): boolean =>
  context.caller.kind === 'member' || courseViewerOf(context).looksAround;

/** A bundle with its items and what the caller would pay; one that isn't published exists for administrators only. */
export const readBundle = (context: RequestContext, bundleId: number): Promise<Bundle> =>
  reading(context, async (tx) => {
    if (!looksAtBundles(context)) throw signInNeeded();
    const [bundle] = await findBundles(context, tx, [bundleId]);
    if (!bundle || !(bundle.isPublished || isAdministrator(context.caller))) throw notFound();
    const { parts: _parts, offeredListMinor: _list, title, description, terms, listMinor, ...rest } = bundle;
    const isHidden = terms.isOnRequest && !isAdministrator(context.caller);
    return {
      ...rest,
      // a price on request is told to people who edit the bundle alone
      offeredMinor: isHidden ? 0 : bundle.offeredMinor,
      priceMinor: isHidden ? 0 : listMinor,
      special: isHidden ? null : presentTerms(terms),
      title: title as Bundle['title'],
      description: description as Bundle['description'],
      currency: context.configuration.currency,
      items: await presentItems(context, tx, bundle),
    };
  });

/** A bundle's cover. */
export const showsBundleCover: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from bundles where ${inOrganization()} and cover_media_id = ${mediaId})`;
