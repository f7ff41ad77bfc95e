import { sql } from 'kysely';
import type { Platform, SystemContext } from '../context.ts';
import { db, reading, type Tx, transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { enqueued, type JobDefinition } from '../jobs/job-queue.ts';

/** Something that happened inside the system, published to other modules after the commit. "Event" is the calendar thing. */
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

const inserted = statement((signal: { organizationId: number; name: string; payload: string }) =>
  db.insertInto('signals').values({
    organization_id: signal.organizationId,
    name: signal.name,
    payload: sql`(${signal.payload}::text)::jsonb` as never,
  }),
);

// what this session has just inserted has this number, whatever others insert meanwhile
const lastSignal = sql`currval('signals_signal_id_seq')`;

/** Hands on the signal that was inserted last. */
const handedOn = statement(({ organizationId, name }: { organizationId: number; name: string }) =>
  db.selectNoFrom(
    enqueued(
      DELIVER,
      sql`json_build_object('organizationId', ${organizationId}::bigint,
        'payload', json_build_object('signalId', ${lastSignal}, 'name', ${name}::text))`,
    ).as('job'),
  ),
);

/**
 * Writes the signal in the transaction in which it happened; it is delivered when that commits. Both statements leave together:
 * neither waits for the other's answer.
 */
export async function emit<Payload extends Record<string, unknown>>(
  context: Platform & { organizationId: number },
  tx: Tx,
  { name }: SignalType<Payload>,
  payload: Payload,
): Promise<void> {
  const { organizationId } = context;
  await Promise.all([
    tx.run(inserted({ organizationId, name, payload: JSON.stringify(payload) })),
    tx.all(handedOn({ organizationId, name })),
  ]);
}

/** A module by its name, with what it subscribed to. */
export interface Subscriber {
  name: string;
  signals?: readonly SignalSubscription[];
}

interface SubscriptionJob {
  signal: string;
  job: JobDefinition;
}

/**
 * The jobs by which signals reach subscribers: one that hands a signal on, a sweep for signals that it missed, and one for each
 * subscription, named `<module>:<signal>`, so that a handler which fails is retried alone and holds up no other handler.
 * @throws when a module subscribes to one signal twice: nothing would distinguish the two
 */
export function signalJobs(subscribers: readonly Subscriber[]): JobDefinition[] {
  const subscriptions = subscribers.flatMap(({ name, signals = [] }) =>
    signals.map((subscription) => subscriptionJob(name, subscription)),
  );
  const jobs = subscriptions.map(({ job }) => job);
  const twice = jobs.find(({ name }, at) => jobs.findIndex((other) => other.name === name) !== at);
  if (twice) throw new Error(`${twice.name} is subscribed twice`);
  return [signalDelivery(subscriptions), signalSweep, ...jobs];
}

const subscriptionJob = (module: string, { name, handle }: SignalSubscription): SubscriptionJob => ({
  signal: name,
  job: {
    name: `${module}:${name}`,
    run: (context, payload) => {
      const { signalId, payload: data } = payload as { signalId: number; payload: Record<string, unknown> };
      return handle(context, data, signalId);
    },
  },
});

/**
 * Marks the signal as delivered and enqueues a job for each subscription. A signal that was delivered before is left alone, unless
 * this run repeats one that may have got half way: a distributed database commits the mark and the jobs apart.
 */
const signalDelivery = (subscriptions: readonly SubscriptionJob[]): JobDefinition => ({
  name: DELIVER,
  run: (context, { signalId }, run) =>
    transaction(context, async (tx) => {
      const marked = db
        .updateTable('signals')
        .set({ delivered_at: context.clock.now() })
        .where('organization_id', '=', context.organizationId)
        .where('signal_id', '=', Number(signalId))
        .returning(['name', 'payload']);
      const signal = await tx.one(run?.isRepeated ? marked : marked.where('delivered_at', 'is', null));
      if (!signal) return;
      for (const { signal: subscribed, job } of subscriptions)
        if (subscribed === signal.name)
          await context.jobs.enqueue(tx, context.organizationId, job.name, { signalId, payload: signal.payload });
    }),
});

/** Milliseconds after which a signal counts as missed. */
const MISSED_AFTER = 60_000;
/** Upper bound on signals that one sweep of an organisation enqueues; the next sweep goes on. */
const MOST_IN_SWEEP = 200;

/**
 * Enqueues signals again that no job has delivered within a minute. A distributed database commits a signal and its job apart, so
 * that a crash in between leaves a signal without one. If its job is only late, the later of the two finds the signal delivered.
 */
const signalSweep: JobDefinition = {
  name: 'signals.sweep',
  schedule: '* * * * *',
  async run(context) {
    const { organizationId } = context;
    const before = new Date(context.clock.now().getTime() - MISSED_AFTER);
    const missed = await reading(context, (tx) =>
      tx.all(
        db
          .selectFrom('signals')
          .select(['signal_id', 'name', 'created_at'])
          .where('delivered_at', 'is', null)
          .where('created_at', '<', before)
          .orderBy('signal_id')
          .limit(MOST_IN_SWEEP),
      ),
    );
    if (missed.length === 0) return;
    await transaction(context, async (tx) => {
      for (const { signal_id: signalId, name, created_at: runAt } of missed) {
        const key = `signal:${organizationId}:${signalId}`;
        await context.jobs.enqueue(tx, organizationId, DELIVER, { signalId, name }, { key, runAt });
      }
    });
    context.log.warn(
      { organizationId, signals: missed.length },
      'signals that no job had delivered were enqueued again',
    );
  },
};
