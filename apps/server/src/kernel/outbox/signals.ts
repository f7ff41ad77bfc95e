import type { Platform, SystemContext } from '../context.ts';
import { db, single, type Tx } from '../database/database.ts';
import { json } from '../database/json.ts';
import type { JobDefinition } from '../jobs/job-queue.ts';

/** Something that happened inside the system, told to other modules after the commit. "Event" is the calendar thing. */
export interface SignalType<Payload> {
  name: string;
  /** Only carries the payload's type. */
  readonly payload?: Payload;
}

export const defineSignal = <Payload extends Record<string, unknown>>(name: string): SignalType<Payload> => ({ name });

/** Runs once or, after a crash, twice: idempotent by signalId. */
export type SignalHandler<Payload> = (context: SystemContext, payload: Payload, signalId: number) => Promise<void>;

export interface SignalSubscription {
  name: string;
  handle: SignalHandler<Record<string, unknown>>;
}

export const on = <Payload extends Record<string, unknown>>(
  type: SignalType<Payload>,
  handle: SignalHandler<Payload>,
): SignalSubscription => ({
  name: type.name,
  handle: handle as SignalHandler<Record<string, unknown>>,
});

const DELIVER = 'signals.deliver';

/** Writes the signal in the transaction in which it happened; it is delivered when that commits. */
export async function emit<Payload extends Record<string, unknown>>(
  context: Platform & { organizationId: number },
  tx: Tx,
  type: SignalType<Payload>,
  payload: Payload,
): Promise<void> {
  const signal = await tx.one(
    db
      .insertInto('signals')
      .values({ organization_id: context.organizationId, name: type.name, payload: json(payload) })
      .returning('signal_id'),
  );
  await context.jobs.enqueue(tx, context.organizationId, DELIVER, { signalId: signal?.signal_id, name: type.name });
}

/** The job that hands a signal to every module that subscribed to it. */
export function signalDelivery(subscriptions: readonly SignalSubscription[]): JobDefinition {
  return {
    name: DELIVER,
    async run(context, payload) {
      const { signalId, name } = payload as { signalId: number; name: string };
      const handlers = subscriptions.filter((subscription) => subscription.name === name);
      const [row] = await single(
        context,
        db
          .selectFrom('signals')
          .select(['payload', 'delivered_at'])
          .where('organization_id', '=', context.organizationId)
          .where('signal_id', '=', signalId),
      );
      if (!row || row.delivered_at) return;
      for (const { handle } of handlers) await handle(context, row.payload as Record<string, unknown>, signalId);
      await single(
        context,
        db
          .updateTable('signals')
          .set({ delivered_at: context.clock.now() })
          .where('organization_id', '=', context.organizationId)
          .where('signal_id', '=', signalId),
      );
    },
  };
}
