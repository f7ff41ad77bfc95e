import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, OneOf } from '../../../kernel/http/schemas.ts';
import { Price } from '../courses/courses.public.ts';

export const Flag = Type.Integer({ minimum: 0, maximum: 1 });
export const LearnerParams = Type.Object({ userId: Id });
export const EnrollmentParams = Type.Object({ enrollmentId: Id });

/** What enrolling answers. A free course is an order that is complete at once; it is known by its enrolment. */
export const EnrollmentOrder = NamedObject('EnrollmentOrder', {
  order: Type.Object({
    orderId: Id,
    enrollmentId: Id,
    status: OneOf('COMPLETED'),
    paymentMethod: OneOf('Free'),
    total: Price,
    createdAt: DateTime,
    purchasedItems: Type.Array(
      Type.Object({ id: Id, itemId: Id, purchasedItemType: Type.Object({ slug: OneOf('course', 'specialization') }) }),
    ),
  }),
});
export type EnrollmentOrder = Static<typeof EnrollmentOrder>;
