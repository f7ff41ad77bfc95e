import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Platform, RequestContext } from '../context.ts';
import { LARGEST_LAG, memberKey, ReplicaReads, readLogPosition, writeLogPosition } from '../database/replicas.ts';
import type { RouteDefinition } from './route.ts';

/** Where a browser's last change is in the log, so that every process behind a balancer shows it. No script reads it. */
const COOKIE = 'sullam-position';
/** Longer than any replica in use is behind. */
const SECONDS = (2 * LARGEST_LAG) / 1000;

/** What a request knows about replicas; undefined where the installation has none. */
export function replicaReadsOf(
  { database: { replicas } }: Pick<Platform, 'database'>,
  request: FastifyRequest,
  { organizationId, route }: { organizationId: number; route: Pick<RouteDefinition, 'mayLag'> },
): ReplicaReads | undefined {
  if (!replicas) return undefined;
  const seen = readLogPosition(request.cookies[COOKIE] ?? '') ?? 0n;
  return new ReplicaReads(replicas, { organizationId, seen, mayLag: route.mayLag === true });
}

/** Says who calls, as soon as that is known. */
export function noteCaller({ caller, organizationId, replicaReads }: RequestContext): void {
  if (replicaReads && caller.kind === 'member') replicaReads.callerKey = memberKey(organizationId, caller.userId);
}

/** Tells the browser where its change is. */
export function sendPosition(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  context: Pick<RequestContext, 'replicaReads'> | null,
  reply: FastifyReply,
): void {
  const position = context?.replicaReads?.written;
  if (position === undefined) return;
  reply.setCookie(COOKIE, writeLogPosition(position), {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: publicUrl.startsWith('https:'),
    maxAge: SECONDS,
  });
}
