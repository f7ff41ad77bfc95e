import { sql } from 'kysely';
import type { RequestContext, SystemContext } from './context.ts';
import { db, type Tx } from './database/database.ts';
import { type PageOf, readPage } from './database/paging.ts';
import { statement } from './database/statement.ts';

export interface AuditEntry {
  action: string;
  noun: string;
  nounId: number | string | null;
  changes?: Record<string, unknown>;
}

/** Who did it, and by which request; a job has no person. */
type Actor = SystemContext & Partial<Pick<RequestContext, 'caller' | 'requestId'>>;

interface EntryValues {
  organizationId: number;
  at: Date;
  actorUserId: number | null;
  masqueraderUserId: number | null;
  action: string;
  noun: string;
  nounId: string | null;
  changes: string;
  requestId: string | null;
}

const entered = statement((entry: EntryValues) =>
  db.insertInto('audit_entries').values({
    organization_id: entry.organizationId,
    at: entry.at,
    actor_user_id: entry.actorUserId,
    masquerader_user_id: entry.masqueraderUserId,
    action: entry.action,
    noun: entry.noun,
    noun_id: entry.nounId,
    changes: sql`(${entry.changes}::text)::jsonb` as never,
    request_id: entry.requestId,
  }),
);

/** Writes what was done into the audit trail, in the transaction that did it. */
export async function audit(context: Actor, tx: Tx, entry: AuditEntry): Promise<void> {
  const { caller = { kind: 'anonymous' }, requestId = null } = context;
  await tx.run(
    entered({
      organizationId: context.organizationId,
      at: context.clock.now(),
      actorUserId: caller.kind === 'member' ? caller.userId : null,
      masqueraderUserId: caller.kind === 'member' ? caller.masqueraderUserId : null,
      action: entry.action,
      noun: entry.noun,
      nounId: entry.nounId === null ? null : String(entry.nounId),
      changes: JSON.stringify(entry.changes ?? {}),
      requestId,
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
