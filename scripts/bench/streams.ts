import net from 'node:net';
import type { BenchMember, BenchRequest } from '../../apps/server/src/kernel/benchmark.ts';
import type { Platform } from '../../apps/server/src/kernel/context.ts';
import { transaction } from '../../apps/server/src/kernel/database/database.ts';
import { publishToMany } from '../../apps/server/src/kernel/stream/stream-hub.ts';
import { bytesOf } from './load.ts';

const OPENED_AT_ONCE = 50;
const PATIENCE = 30_000;

/** Many open streams, and what arrives on them. */
export class Streams {
  private readonly sockets: net.Socket[] = [];
  /** Milliseconds from publishing to arrival. */
  latencies: number[] = [];
  private waiting = { left: 0, done: () => {} };

  /** Opens one stream after the other; each is open when its first bytes are there. */
  async open(port: number, requests: readonly BenchRequest[]): Promise<void> {
    for (let from = 0; from < requests.length; from += OPENED_AT_ONCE)
      await Promise.all(requests.slice(from, from + OPENED_AT_ONCE).map((request) => this.openOne(port, request)));
  }

  private openOne(port: number, request: BenchRequest): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = net.connect({ port, host: '127.0.0.1' });
      this.sockets.push(socket);
      let head = '';
      let rest = '';
      const read = (chunk: Buffer) => {
        rest += chunk.toString();
        const messages = rest.split('\n\n');
        rest = messages.pop() ?? '';
        for (const message of messages) this.arrived(message);
      };
      const begin = (chunk: Buffer) => {
        head += chunk.toString();
        if (!head.startsWith('HTTP/1.1 200'.slice(0, head.length))) return reject(new Error(`no stream: ${head}`));
        if (!head.includes('retry: ')) return;
        socket.off('data', begin);
        socket.on('data', read);
        resolve();
      };
      socket.on('data', begin);
      socket.once('error', reject);
      socket.write(bytesOf(request));
    });
  }

  private arrived(message: string): void {
    const sentAt = /"sentAt":([\d.]+)/.exec(message)?.[1];
    if (sentAt === undefined) return; // a heartbeat
    this.latencies.push(performance.now() - Number(sentAt));
    this.waiting.left -= 1;
    if (this.waiting.left === 0) this.waiting.done();
  }

  /** Publishes to everybody at once, organisation by organisation, and waits until all have it. */
  async burst(platform: Platform, byOrganization: ReadonlyMap<number, number[]>): Promise<void> {
    const all = [...byOrganization.values()].reduce((sum, users) => sum + users.length, 0);
    const arrived = new Promise<void>((resolve, reject) => {
      const patience = setTimeout(
        () => reject(new Error(`${this.waiting.left} of ${all} messages never arrived`)),
        PATIENCE,
      );
      this.waiting = {
        left: all,
        done: () => {
          clearTimeout(patience);
          resolve();
        },
      };
    });
    for (const [organizationId, userIds] of byOrganization) {
      const tenant = { ...platform, organizationId };
      const sentAt = performance.now();
      await transaction(tenant, (tx) =>
        publishToMany(tenant, tx, userIds, 'notification', { sentAt, text: 'A course that you follow was changed.' }),
      );
    }
    await arrived;
  }

  close(): void {
    for (const socket of this.sockets) {
      socket.removeAllListeners('error');
      socket.on('error', () => undefined); // the other end may have closed first
      socket.destroy();
    }
    this.sockets.length = 0;
  }
}

export function byOrganization(members: readonly BenchMember[]): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const { organizationId, userId } of members)
    groups.set(organizationId, [...(groups.get(organizationId) ?? []), userId]);
  return groups;
}
