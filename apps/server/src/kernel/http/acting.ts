import type { FastifyRequest } from 'fastify';
import { refuseMasquerade } from '../access/access.ts';
import { audit } from '../audit.ts';
import type { RequestContext } from '../context.ts';
import { ChangeRecorder } from '../database/change-recorder.ts';
import { type Tx, transaction } from '../database/database.ts';
import type { RouteDefinition } from './route.ts';

const isActing = ({ caller }: RequestContext): boolean => caller.kind === 'member' && caller.masqueraderUserId !== null;

/**
 * While an administrator acts as a member: refuses what may not be done in that name, and writes every other change into the
 * audit trail under both names, with the change. Whatever the operation itself writes there is beside it.
 */
export function watchActing(context: RequestContext, route: RouteDefinition, request: FastifyRequest): void {
  if (!isActing(context)) return;
  if (route.refusesMasquerade) refuseMasquerade(context);
  context.witness = new ChangeRecorder(async (tx) => {
    const [row] = await tx.sql<{ hasChanged: boolean }[]>`
      select pg_current_xact_id_if_assigned() is not null as "hasChanged"`;
    if (!row?.hasChanged) return false;
    await writeDown(context, tx, route, request);
    return true;
  });
}

/** What an operation did that changes things, but in no transaction of its own: written down all the same. */
export async function recordActing(
  context: RequestContext,
  route: RouteDefinition,
  request: FastifyRequest,
): Promise<void> {
  const { witness, ...unwatched } = context;
  if (route.method === 'GET' || !witness?.isDue) return;
  await transaction(unwatched, (tx) => writeDown(context, tx, route, request));
}

// the address alone: it names the record, and what was typed may be secret
const writeDown = (
  context: RequestContext,
  tx: Tx,
  { operationId, method }: RouteDefinition,
  { url }: FastifyRequest,
): Promise<void> =>
  audit(context, tx, {
    action: `acting.${operationId}`,
    noun: 'operation',
    nounId: operationId,
    changes: { method, path: url.split('?', 1)[0] },
  });
