import { transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { forgetOldKeys } from './idempotency.ts';
import { EXPIRE_ORDER, expireOrder } from './order-states.ts';
import { carryOutRefund } from './provider-refunds.service.ts';
import { CHECK_PAYMENT, checkPayment } from './provider-reports.service.ts';
import { CARRY_OUT_REFUND } from './refunds.service.ts';

export const orderJobs: readonly JobDefinition[] = [
  { name: EXPIRE_ORDER, run: (context, { orderId }) => expireOrder(context, Number(orderId)) },
  { name: CARRY_OUT_REFUND, run: (context, { refundId }) => carryOutRefund(context, Number(refundId)) },
  { name: CHECK_PAYMENT, run: (context, { paymentId }) => checkPayment(context, Number(paymentId)) },
  {
    name: 'orders.forget-idempotency-keys',
    schedule: '23 3 * * *',
    run: async (context) => {
      await transaction(context, (tx) => forgetOldKeys(tx, context.clock.now()));
    },
  },
];
