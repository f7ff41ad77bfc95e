import { PACKAGE_LIMITS as LIMITS } from '@sullam/domain/coaching/credits.ts';
import { type Static, Type } from 'typebox';
import { Id, LocalizedName, NamedObject, Nullable } from '../../../kernel/http/schemas.ts';

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
};

export const CoachingPackage = NamedObject('CoachingPackage', {
  coachingPackageId: Id,
  /** Null: sessions of any coach. */
  coachId: Nullable(Id),
  coachName: Nullable(Type.String()),
  ...editable,
  /** Whether learners have credits of it; the session types then stay as they are. */
  isInUse: Type.Boolean(),
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
