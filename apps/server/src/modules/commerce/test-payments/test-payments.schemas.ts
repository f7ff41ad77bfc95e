import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, OneOf } from '../../../kernel/http/schemas.ts';

const TEST_OUTCOMES = [
  'PAID',
  'DECLINED',
  'PAID_LATE',
  'PAID_TWICE',
  'NOTIFIED_TWICE',
  'NEVER_NOTIFIED',
  'REFUND_FAILED_LATER',
  'DISPUTED',
] as const;
export type TestOutcome = (typeof TEST_OUTCOMES)[number];

export const TestPayment = NamedObject('TestPayment', {
  paymentId: Id,
  orderId: Id,
  /** Number of the order, as people read it. */
  orderNumber: Type.Integer(),
  amountMinor: Type.Integer(),
  currency: Type.String(),
  expiresAt: DateTime,
});
export type TestPayment = Static<typeof TestPayment>;

export const OutcomeBody = Type.Object({ outcome: OneOf(...TEST_OUTCOMES) });
export const DecisionBody = Type.Object({ decision: OneOf('WON', 'LOST') });
