import type { ServerResponse } from 'node:http';
import type { FeatureState } from '@sullam/domain/features.ts';
import { SECOND } from '@sullam/domain/limits.ts';
import type { Platform } from '../../../kernel/context.ts';
import { declareDependencies } from '../../../kernel/database/cache-dependencies.ts';
import { type Dependency, Dependents } from '../../../kernel/database/dependents.ts';
import type { Invalidations } from '../../../kernel/database/invalidation.ts';
import type { Lifecycle } from '../../../kernel/lifecycle.ts';
import { Problem } from '../../../kernel/problem.ts';
import { eventsAfter, newestEventId, type StreamHub } from '../../../kernel/stream/stream-hub.ts';
import { memberDependencies, sessionDependency } from '../../identity/sessions/sessions.public.ts';
import { organizationDependencies } from '../../organization/organizations/organizations.public.ts';
import { findGoodOwners, ownerKey } from './live-updates.reads.ts';
import { SseConnection, type StreamOwner } from './sse-connection.ts';

export const HEARTBEAT = 25 * SECOND;
/** Heartbeats after which every stream's session is looked up again (it may have run out without anybody saying so). */
const ROUNDS_UNTIL_CHECK = 12;
/** Open streams of one member in one process: tabs share one, so these are devices. */
export const STREAMS_PER_MEMBER = 10;

type OwnerKey = { organizationId: number; userId: number; sessionId: string };

const accessDependencies: readonly Dependency<OwnerKey, never>[] = [
  ...memberDependencies,
  { from: 'organization_permission_slugs' },
];

/** What every page of the applications shows of the organisation; a file that is exchanged for another may be its logo. */
const shownDependencies: readonly Dependency<OwnerKey, never>[] = [
  ...organizationDependencies,
  { from: 'media_files', on: ['update'], except: ['variants', 'status', 'alt', 'original_name', 'duration_seconds'] },
];

declareDependencies([sessionDependency, ...accessDependencies, ...shownDependencies]);

interface Parts {
  platform: Platform;
  hub: StreamHub;
  invalidations: Invalidations;
  lifecycle: Lifecycle;
}

export interface OpeningStream {
  owner: StreamOwner;
  features: FeatureState;
  /** The last event that the client has seen. */
  lastEventId: number | null;
}

/** All open streams of this process: one timer for their heartbeats, and their end when the session or membership ends. */
export class OpenStreams {
  private readonly bySession = new Dependents<SseConnection, OwnerKey, never>([sessionDependency]);
  private readonly byAccess = new Dependents<SseConnection, OwnerKey, never>(accessDependencies);
  private readonly byOrganization = new Dependents<SseConnection, OwnerKey, never>(shownDependencies);
  private readonly all = new Set<SseConnection>();
  private timer: ReturnType<typeof setInterval> | undefined;
  private round = 0;

  constructor(private readonly parts: Parts) {
    parts.invalidations.onChanges((changes) => {
      for (const connection of this.byOrganization.affectedBy(changes)) connection.notify('organization-changed');
      const changed = this.byAccess.affectedBy(changes);
      const others = [...this.bySession.affectedBy(changes)].filter((connection) => !changed.has(connection));
      if (changed.size > 0) void this.check([...changed], true);
      if (others.length > 0) void this.check(others, false);
    });
    parts.lifecycle.onStopping(() => {
      for (const connection of this.all) connection.end('restart');
      clearInterval(this.timer);
    });
  }

  /**
   * Opens a stream; the response is taken over once nothing can be refused any more. `lastEventId`: the last event that the client has seen; what came after it is sent first.
   * @throws Problem too-many-requests, unavailable (the process is stopping)
   */
  async open({ owner, features, lastEventId }: OpeningStream, takeOver: () => ServerResponse): Promise<void> {
    const { hub, lifecycle, platform } = this.parts;
    if (lifecycle.isStopping) throw new Problem('unavailable', 503);
    if (hub.countOf(owner.organizationId, owner.userId) >= STREAMS_PER_MEMBER)
      throw new Problem('too-many-requests', 429, { values: { seconds: 30 } });
    const response = takeOver();
    const connection = new SseConnection(owner, response, features);
    const unregister = hub.open(owner.organizationId, owner.userId, connection);
    this.add(connection);
    response.once('close', () => {
      unregister();
      this.remove(connection);
    });
    response.on('error', () => response.destroy()); // a line that breaks while we write: `close` follows
    const tenant = { database: platform.database, organizationId: owner.organizationId };
    try {
      connection.begin(
        lastEventId === null
          ? { from: await newestEventId(tenant, owner.userId) }
          : ((await eventsAfter(tenant, owner.userId, lastEventId)) ?? 'unknown'),
      );
    } catch (error) {
      platform.log.warn({ error: String(error) }, 'a stream could not begin');
      connection.end('restart');
    }
  }

  private add(connection: SseConnection): void {
    const { organizationId, sessionId, userId } = connection.owner;
    const key = { organizationId, sessionId, userId };
    this.all.add(connection);
    this.bySession.add(connection, key);
    this.byAccess.add(connection, key);
    this.byOrganization.add(connection, key);
    if (this.timer) return;
    this.timer = setInterval(() => this.beat(), HEARTBEAT);
    this.timer.unref();
  }

  private remove(connection: SseConnection): void {
    this.all.delete(connection);
    this.bySession.remove(connection);
    this.byAccess.remove(connection);
    this.byOrganization.remove(connection);
    if (this.all.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private beat(): void {
    const now = performance.now();
    for (const connection of this.all) connection.heartbeat(now);
    this.round += 1;
    if (this.round % ROUNDS_UNTIL_CHECK === 0) void this.check([...this.all], false);
  }

  /** Ends the streams whose session or membership is over; notifies the others if their permissions may have changed. */
  private async check(connections: readonly SseConnection[], mayHaveChanged: boolean): Promise<void> {
    try {
      const good = await findGoodOwners(
        this.parts.platform,
        connections.map((connection) => connection.owner),
      );
      for (const connection of connections) {
        if (!good.has(ownerKey(connection.owner))) connection.end('session-ended');
        else if (mayHaveChanged) connection.notify('permissions-changed');
      }
    } catch (error) {
      // who can't be checked has to come back and be checked then
      this.parts.platform.log.warn({ error: String(error) }, 'sessions of open streams could not be checked');
      for (const connection of connections) connection.end('restart');
    }
  }
}
