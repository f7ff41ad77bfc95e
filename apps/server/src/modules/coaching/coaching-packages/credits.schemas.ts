import { CREDIT_SOURCES, PACKAGE_LIMITS } from '@sullam/domain/coaching/credits.ts';
import { type Static, Type } from 'typebox';
import { DateTime, Id, LocalizedName, NamedObject, Nullable, OneOf, PageQuery } from '../../../kernel/http/schemas.ts';

const Count = Type.Integer({ minimum: 0 });

/** Granted equals the sum of the others. */
const counts = {
  granted: Count,
  reserved: Count,
  consumed: Count,
  takenBack: Count,
  expired: Count,
  remaining: Count,
};

export const AssignPackageBody = NamedObject('AssignCoachingPackageBody', {
  coachingPackageId: Id,
  userId: Id,
  /** Whether the learner paid nothing for it. */
  isPromotional: Type.Boolean(),
  reason: Type.String({ minLength: 1, maxLength: PACKAGE_LIMITS.reason, description: 'The learner reads it' }),
  requestKey: Type.String({ minLength: 8, maxLength: 60, description: 'Sent again with a repeated request' }),
});
export type AssignPackageBody = Static<typeof AssignPackageBody>;

export const AssignedLot = NamedObject('AssignedCoachingPackage', { creditLotId: Id });

export const CreditLotRow = NamedObject('CoachingCreditLot', {
  creditLotId: Id,
  userId: Id,
  learnerName: Type.String(),
  title: LocalizedName,
  source: OneOf(...CREDIT_SOURCES),
  isPromotional: Type.Boolean(),
  reason: Nullable(Type.String()),
  grantedAt: DateTime,
  expiresAt: DateTime,
  ...counts,
});
export type CreditLotRow = Static<typeof CreditLotRow>;

export const CreditLotQuery = Type.Object({
  ...PageQuery,
  coachingPackageId: Type.Optional(Id),
});
export type CreditLotQuery = Static<typeof CreditLotQuery>;

export const CreditFileQuery = Type.Object({
  format: OneOf('csv', 'xlsx'),
  coachingPackageId: Type.Optional(Id),
});

export const CreditLotParams = Type.Object({ creditLotId: Id });

const Reason = Type.String({ minLength: 1, maxLength: PACKAGE_LIMITS.reason, description: 'For the activity log' });

export const TakeBackCreditsBody = NamedObject('TakeBackCoachingCreditsBody', { reason: Reason });
export const TakenBackCredits = NamedObject('TakenBackCoachingCredits', { takenBack: Type.Integer() });

export const ExtendCreditsBody = NamedObject('ExtendCoachingCreditsBody', {
  /** The expiry that was shown; 409 if it is another by now. */
  expiresAt: DateTime,
  days: Type.Integer({ minimum: 1, maximum: PACKAGE_LIMITS.extensionDays }),
  reason: Reason,
});
export type ExtendCreditsBody = Static<typeof ExtendCreditsBody>;
export const ExtendedCredits = NamedObject('ExtendedCoachingCredits', { expiresAt: DateTime });

export const CreditCirculation = NamedObject('CoachingCreditCirculation', {
  ...counts,
  /** By packages that have credits, archived ones too, the most granted first. */
  packages: Type.Array(
    NamedObject('CoachingPackageCirculation', {
      coachingPackageId: Id,
      title: LocalizedName,
      coachName: Nullable(Type.String()),
      ...counts,
    }),
  ),
});
export type CreditCirculation = Static<typeof CreditCirculation>;

export const OwnCreditQuery = Type.Object({
  sessionTypeId: Type.Optional(Id),
});

/** Credits of the caller. */
export const OwnCreditLot = NamedObject('OwnCoachingCredits', {
  creditLotId: Id,
  title: LocalizedName,
  /** Null: sessions of any coach. */
  coachId: Nullable(Id),
  coachName: Nullable(Type.String()),
  isPromotional: Type.Boolean(),
  reason: Nullable(Type.String()),
  expiresAt: DateTime,
  isExpired: Type.Boolean(),
  /** A dispute about the purchase is open, so its credits can't pay. */
  isSuspended: Type.Boolean(),
  granted: Count,
  remaining: Count,
  consumed: Count,
  /** Starts of the sessions that its credits are reserved for, the next one first. */
  booked: Type.Array(DateTime),
});
export type OwnCreditLot = Static<typeof OwnCreditLot>;

export const OwnCredits = NamedObject('OwnCoachingCreditList', {
  /** In the order in which they are used; used up and expired ones follow. */
  data: Type.Array(OwnCreditLot),
});
