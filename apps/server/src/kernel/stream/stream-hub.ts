import { sql } from 'kysely';
import type { Sql } from '../database/connect.ts';
import { db, single, type Tenant, type Tx } from '../database/database.ts';
import { json } from '../database/json.ts';
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
  userId: number;
  event?: StreamEvent;
}

/** Sends to every open stream of a member, on whichever process it is, when the transaction commits. */
export async function publish(
  tenant: Pick<Tenant, 'organizationId'>,
  tx: Tx,
  userId: number,
  name: string,
  data: unknown,
): Promise<void> {
  const row = await tx.one(
    db
      .insertInto('stream_events')
      .values({ organization_id: tenant.organizationId, user_id: userId, name, data: json(data) })
      .returning('stream_event_id'),
  );
  const notice: Notice = {
    organizationId: tenant.organizationId,
    userId,
    event: { id: row?.stream_event_id as number, name, data },
  };
  let text = JSON.stringify(notice);
  if (Buffer.byteLength(text) > LARGEST_NOTICE) text = JSON.stringify({ ...notice, event: undefined });
  await tx.all(db.selectNoFrom(sql`pg_notify(${CHANNEL}, ${text}::text)`.as('sent')));
}

export interface StreamConnection {
  send(event: StreamEvent): void;
  /** Something may have been missed: fetch again. */
  resync(): void;
}

const keyOf = (organizationId: number, userId: number): string => `${organizationId}:${userId}`;

/** The open streams of this process. */
export class StreamHub {
  private readonly connections = new Map<string, Set<StreamConnection>>();

  async listen(pool: Sql, log: Log): Promise<void> {
    let isFirst = true;
    await pool.listen(
      CHANNEL,
      (text) => this.deliver(JSON.parse(text) as Notice),
      () => {
        if (!isFirst) {
          log.warn('the notification connection was renewed: streams are told to fetch again');
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
    return this.connections.get(keyOf(organizationId, userId))?.size ?? 0;
  }

  /** Registers a stream; the answer removes it again. */
  open(organizationId: number, userId: number, connection: StreamConnection): () => void {
    const key = keyOf(organizationId, userId);
    const set = this.connections.get(key) ?? new Set();
    set.add(connection);
    this.connections.set(key, set);
    return () => {
      set.delete(connection);
      if (set.size === 0) this.connections.delete(key);
    };
  }

  private deliver(notice: Notice): void {
    for (const connection of this.connections.get(keyOf(notice.organizationId, notice.userId)) ?? []) {
      if (notice.event) connection.send(notice.event);
      else connection.resync();
    }
  }
}

/** What a member's stream sent after an event that the browser has already seen; at most 500. */
export async function eventsAfter(tenant: Tenant, userId: number, lastEventId: number): Promise<StreamEvent[]> {
  const rows = await single(
    tenant,
    db
      .selectFrom('stream_events')
      .select(['stream_event_id', 'name', 'data'])
      .where('organization_id', '=', tenant.organizationId)
      .where('user_id', '=', userId)
      .where('stream_event_id', '>', lastEventId)
      .orderBy('stream_event_id')
      .limit(500),
  );
  return rows.map((row) => ({ id: row.stream_event_id, name: row.name, data: row.data }));
}
