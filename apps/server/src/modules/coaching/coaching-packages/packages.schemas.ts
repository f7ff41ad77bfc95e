import { PACKAGE_LIMITS as LIMITS } from '@sullam/domain/coaching/credits.ts';
import { type Static, Type } from 'typebox';
import { Id, LocalizedName, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';
import { OfferedPrice } from '../../learning/item-prices/item-prices.public.ts';

export const PackageParams = Type.Object({ coachingPackageId: Id });
export const Version = Type.Integer({
  minimum: 1,
  maximum: 1_000_000_000,
  description: 'The version that was edited; 409 if it is older',
});

const editable = {
  title: LocalizedName,
  /** Session types of the coach that it pays for; empty: all of them. */
  sessionTypeIds: Type.Array(Id, { maxItems: 30, uniqueItems: true }),
  sessionCount: Type.Integer({ minimum: 1, maximum: LIMITS.sessions }),
  validityDays: Type.Integer({ minimum: 1, maximum: LIMITS.validityDays }),
  /** List price in minor units of the organisation's currency; 0: free; null: it has none, so it can't be sold. */
  priceMinor: Nullable(Type.Integer({ minimum: 0, maximum: LIMITS.priceMinor })),
  /** Learners can buy it, or take it once if it is free. */
  isForSale: Type.Boolean(),
};

export const CoachingPackage = NamedObject('CoachingPackage', {
  coachingPackageId: Id,
  /** Null: sessions of any coach. */
  coachId: Nullable(Id),
  coachName: Nullable(Type.String()),
  ...editable,
  /** Whether learners have credits of it; the session types then stay as they are. */
  isInUse: Type.Boolean(),
  currency: Type.String(),
  /** Purchases, without those that were refunded. */
  soldCount: Type.Integer(),
  version: Type.Integer(),
});
export type CoachingPackage = Static<typeof CoachingPackage>;

export const CoachingPackageList = NamedObject('CoachingPackageList', { data: Type.Array(CoachingPackage) });

export const NewCoachingPackage = NamedObject('NewCoachingPackage', {
  ...editable,
  /** Absent: the caller's own as a coach; of administrators, sessions of any coach. */
  coachId: Type.Optional(Id),
});
export type NewCoachingPackage = Static<typeof NewCoachingPackage>;

export const CoachingPackageBody = NamedObject('CoachingPackageBody', { ...editable, version: Version });
export type CoachingPackageBody = Static<typeof CoachingPackageBody>;

export const CreatedPackage = NamedObject('CreatedCoachingPackage', { coachingPackageId: Id, version: Type.Integer() });

export const OfferQuery = Type.Object({ coachId: Type.Optional(Id) });

/** A package as the reader could buy or take it; a visitor after signing in. */
export const OfferedCoachingPackage = NamedObject('OfferedCoachingPackage', {
  coachingPackageId: Id,
  /** Null: sessions of any coach. */
  coachId: Nullable(Id),
  title: LocalizedName,
  sessionCount: Type.Integer(),
  validityDays: Type.Integer(),
  /** What it pays for; empty: all session types that are paid with credits. */
  sessionTypes: Type.Array(NamedObject('OfferedPackageType', { sessionTypeId: Id, title: LocalizedName })),
  price: OfferedPrice,
  /** The reader has taken it, and it is free, so they can't take it again. */
  isTaken: Type.Boolean(),
  /** Why the reader can't buy it. CLOSED: the coach is paused. */
  problem: Nullable(OneOf('CLOSED', 'NOT_ALLOWED')),
});
export type OfferedCoachingPackage = Static<typeof OfferedCoachingPackage>;

export const OfferedCoachingPackages = NamedObject('OfferedCoachingPackages', {
  data: Type.Array(OfferedCoachingPackage),
});
