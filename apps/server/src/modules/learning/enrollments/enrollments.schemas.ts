import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';
import { Price } from '../courses/courses.public.ts';

export const Flag = Type.Integer({ minimum: 0, maximum: 1 });
export const LearnerParams = Type.Object({ userId: Id });
export const EnrollmentParams = Type.Object({ enrollmentId: Id });

/**
 * What enrolling answers: a free course is an order that is complete at once and known by its enrolment; one that has a price is in
 * the cart, without an order of its own yet.
 */
export const EnrollmentOrder = NamedObject('EnrollmentOrder', {
  order: Type.Object({
    orderId: Nullable(Id),
    enrollmentId: Nullable(Id),
    status: OneOf('CART', 'COMPLETED'),
    paymentMethod: Nullable(OneOf('Free')),
    total: Price,
    createdAt: DateTime,
    purchasedItems: Type.Array(
      Type.Object({ id: Id, itemId: Id, purchasedItemType: Type.Object({ slug: OneOf('course', 'specialization') }) }),
    ),
  }),
});
export type EnrollmentOrder = Static<typeof EnrollmentOrder>;
