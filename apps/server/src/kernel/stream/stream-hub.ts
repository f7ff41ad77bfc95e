import { sql } from 'kysely';
import type { ConnectionPool } from '../database/connection-pool.ts';
import { batch, db, reading, type Tenant, type Tx } from '../database/database.ts';
import type { JsonInput } from '../database/json.ts';
import { memberKey, type Replicas } from '../database/replicas.ts';
import { rowsStatement } from '../database/rows.ts';
import type { Log } from '../log.ts';

const CHANNEL = 'sullam_stream';
const LARGEST_NOTICE = 7000; // PostgreSQL refuses notices of 8000 bytes

export interface StreamEvent {
  id: number;
  name: string;
  data: unknown;
}

interface Notice {
  organizationId: number;
  name: string;
  /** Member and number of the event. */
  recipients: [userId: number, eventId: number][];
  /** Missing: too large for a notice, streams are told to fetch. */
  data?: unknown;
}

/** As many recipients in a notice as surely fit beside its data. */
const RECIPIENTS_IN_NOTICE = 150;

function noticesOf(organizationId: number, name: string, data: unknown, recipients: Notice['recipients']): string[] {
  const texts: string[] = [];
  for (let from = 0; from < recipients.length; from += RECIPIENTS_IN_NOTICE) {
    const notice = { organizationId, name, recipients: recipients.slice(from, from + RECIPIENTS_IN_NOTICE) };
    const text = JSON.stringify({ ...notice, data: data ?? null });
    texts.push(Buffer.byteLength(text) > LARGEST_NOTICE ? JSON.stringify(notice) : text);
  }
  return texts;
}

interface NewEvent {
  organizationId: number;
  userId: number;
  name: string;
  data: string;
}

const insertEvents = rowsStatement((rows: readonly NewEvent[]) =>
  db
    .insertInto('stream_events')
    .values(
      rows.map((row) => ({
        organization_id: row.organizationId,
        user_id: row.userId,
        name: row.name,
        data: sql<JsonInput>`(${row.data}::text)::jsonb`,
      })),
    )
    .returning(['stream_event_id', 'user_id']),
);

/** Sends the same to every open stream of these members, on whichever process it is, when the transaction commits. */
export async function publishToMany(
  tenant: Pick<Tenant, 'organizationId'>,
  tx: Tx,
  userIds: readonly number[],
  name: string,
  data: unknown,
): Promise<void> {
  if (userIds.length === 0) return;
  const { organizationId } = tenant;
  const text = JSON.stringify(data ?? null);
  const rows = await insertEvents(
    tx,
    userIds.map((userId) => ({ organizationId, userId, name, data: text })),
  );
  const notices = noticesOf(
    tenant.organizationId,
    name,
    data,
    rows.map((row) => [row.user_id, row.stream_event_id]),
  );
  await tx.all(
    db.selectNoFrom(sql`(select count(pg_notify(${CHANNEL}, text)) from unnest(${notices}::text[]) text)`.as('sent')),
  );
}

/** Sends to every open stream of a member, on whichever process it is, when the transaction commits. */
export const publish = (
  tenant: Pick<Tenant, 'organizationId'>,
  tx: Tx,
  userId: number,
  name: string,
  data: unknown,
): Promise<void> => publishToMany(tenant, tx, [userId], name, data);

export interface StreamConnection {
  send(event: StreamEvent): void;
  /** Something may have been missed: fetch again. */
  resync(): void;
}

/** The open streams of this process. */
export class StreamHub {
  private readonly connections = new Map<string, Set<StreamConnection>>();

  /** `replicas`: they must not answer members who were told of something later than they have replayed. */
  constructor(private readonly replicas?: Pick<Replicas, 'noteChange' | 'invalidated'>) {}

  async listen(pool: Pick<ConnectionPool, 'listen'>, log: Log): Promise<void> {
    let isFirst = true;
    await pool.listen(
      CHANNEL,
      (text) => this.deliver(JSON.parse(text) as Notice),
      () => {
        if (!isFirst) {
          log.warn('the notification connection was renewed: streams are told to fetch again');
          this.replicas?.invalidated(undefined);
          for (const set of this.connections.values()) for (const connection of set) connection.resync();
        }
        isFirst = false;
      },
    );
  }

  /** Number of open streams, for the metrics. */
  get size(): number {
    let size = 0;
    for (const set of this.connections.values()) size += set.size;
    return size;
  }

  countOf(organizationId: number, userId: number): number {
    return this.connections.get(memberKey(organizationId, userId))?.size ?? 0;
  }

  /** Registers a stream; the answer removes it again. */
  open(organizationId: number, userId: number, connection: StreamConnection): () => void {
    const key = memberKey(organizationId, userId);
    const set = this.connections.get(key) ?? new Set();
    set.add(connection);
    this.connections.set(key, set);
    return () => {
      set.delete(connection);
      if (set.size === 0) this.connections.delete(key);
    };
  }

  /** Every process hears of every notice. It notes members whose stream is open elsewhere too: their browsers may fetch from here. */
  private deliver(notice: Notice): void {
    const recipients = notice.recipients.map(([userId, id]) => ({ key: memberKey(notice.organizationId, userId), id }));
    // before anything is sent: browsers fetch at once
    this.replicas?.noteChange(...recipients.map(({ key }) => key));
    for (const { key, id } of recipients) {
      for (const connection of this.connections.get(key) ?? []) {
        if ('data' in notice) connection.send({ id, name: notice.name, data: notice.data });
        else connection.resync();
      }
    }
  }
}

/** More than this since a browser left: it fetches everything again instead. */
const LARGEST_REPLAY = 500;

/**
 * What a member's stream sent that a browser may not have seen, given the last event that it has; null when that can't
 * be reconstructed any more (the event was forgotten, or too much happened since). Numbers are given out before a transaction
 * commits, therefore the replay begins with the transactions that were open when that last event was written: now and
 * then something is sent twice, but nothing is missed.
 */
export async function eventsAfter(tenant: Tenant, userId: number, lastEventId: number): Promise<StreamEvent[] | null> {
  const [rows, seen] = await reading(tenant, (tx) => {
    const ofMember = db.selectFrom('stream_events').where('user_id', '=', userId);
    const last = ofMember.select('oldest_open_transaction').where('stream_event_id', '=', lastEventId);
    return Promise.all([
      tx.all(
        ofMember
          .select(['stream_event_id', 'name', 'data'])
          .where('stream_event_id', '<>', lastEventId)
          .where((or) => or.or([or('stream_event_id', '>', lastEventId), or('transaction_number', '>=', last)]))
          .orderBy('stream_event_id')
          .limit(LARGEST_REPLAY + 1),
      ),
      tx.one(last),
    ]);
  });
  if (!seen || rows.length > LARGEST_REPLAY) return null;
  return rows.map((row) => ({ id: row.stream_event_id, name: row.name, data: row.data }));
}

/** The number of the newest event of a member: where a stream without a past begins. 0 when there is none. */
export async function newestEventId(tenant: Tenant, userId: number): Promise<number> {
  const [[row]] = await batch(
    tenant,
    db
      .selectFrom('stream_events')
      .select('stream_event_id')
      .where('user_id', '=', userId)
      .orderBy('stream_event_id', 'desc')
      .limit(1),
  );
  return row?.stream_event_id ?? 0;
}

/** Removes the messages of an organisation that no connection can still need. */
export async function forgetEventsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.run(db.deleteFrom('stream_events').where('created_at', '<', before));
}
