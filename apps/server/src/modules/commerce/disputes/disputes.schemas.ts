import { type Static, Type } from 'typebox';
import { DateTime, Id, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';

export const DISPUTE_STATUSES = ['INQUIRY', 'OPEN', 'WON', 'LOST'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

const Dispute = NamedObject('Dispute', {
  disputeId: Id,
  paymentId: Id,
  /** Name of the payment provider, such as stripe. */
  provider: Type.String(),
  /** Id at the provider, by which administrators find it in its dashboard. */
  reference: Type.String(),
  status: OneOf(...DISPUTE_STATUSES),
  amountMinor: Type.Integer(),
  /** In the words of the provider. */
  reason: Type.String(),
  /** Until when evidence can be handed in. */
  dueAt: Nullable(DateTime),
  openedAt: DateTime,
  endedAt: Nullable(DateTime),
});
export type Dispute = Static<typeof Dispute>;

export const Disputes = NamedObject('Disputes', { disputes: Type.Array(Dispute) });
