import type { RequestContext, SystemContext } from './context.ts';
import { db, type Tx } from './database/database.ts';
import { json } from './database/json.ts';
import { type PageOf, readPage } from './database/paging.ts';

export interface AuditEntry {
  action: string;
  noun: string;
  nounId: number | string | null;
  changes?: Record<string, unknown>;
}

/** Who did it, and by which request; a job is nobody's. */
type Actor = SystemContext & Partial<Pick<RequestContext, 'caller' | 'requestId'>>;

/** Writes what was done into the audit trail, in the transaction that did it. */
export async function audit(context: Actor, tx: Tx, entry: AuditEntry): Promise<void> {
  const { caller = { kind: 'anonymous' }, requestId = null } = context;
  await tx.run(
    db.insertInto('audit_entries').values({
      organization_id: context.organizationId,
      at: context.clock.now(),
      actor_user_id: caller.kind === 'member' ? caller.userId : null,
      masquerader_user_id: caller.kind === 'member' ? caller.masqueraderUserId : null,
      action: entry.action,
      noun: entry.noun,
      noun_id: entry.nounId === null ? null : String(entry.nounId),
      changes: json(entry.changes ?? {}),
      request_id: requestId,
    }),
  );
}

/** A page of what was done to one thing, the newest first. */
export async function listAudit(
  tx: Tx,
  noun: string,
  nounId: number,
  page: PageOf,
): Promise<{ data: AuditedAct[]; total: number }> {
  const { data, total } = await readPage(
    tx,
    db
      .selectFrom('audit_entries')
      .select(['audit_entry_id as auditEntryId', 'at', 'action', 'actor_user_id as actorUserId', 'changes'])
      .where('noun', '=', noun)
      .where('noun_id', '=', String(nounId))
      .orderBy('audit_entry_id', 'desc'),
    page,
  );
  return { total, data: data.map((row) => ({ ...row, changes: row.changes as Record<string, unknown> })) };
}

export interface AuditedAct {
  auditEntryId: number;
  at: Date;
  action: string;
  actorUserId: number | null;
  changes: Record<string, unknown>;
}
