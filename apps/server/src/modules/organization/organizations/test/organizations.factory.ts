import type { TestServer } from '../../../../../test/support/test-server.ts';

/** A finished file of an organisation, without bytes: enough for everything but fetching it. */
export async function givenMedia(
  server: TestServer,
  organizationId: number,
  shape: { kind?: string; visibility?: string; ownerUserId?: number } = {},
): Promise<number> {
  const [row] = await server.admin<{ media_id: number }[]>`
    insert into media (organization_id, owner_user_id, kind, visibility, status, original_name, content_type, byte_size, storage_key)
    values (${organizationId}, ${shape.ownerUserId ?? null}, ${shape.kind ?? 'IMAGE'}, ${shape.visibility ?? 'PUBLIC'}, 'READY', 'file', 'image/webp', 10, ${`key-${Math.random()}`})
    returning media_id`;
  return row!.media_id;
}

/** Actions in the audit trail of an organisation, oldest first. */
export async function auditedActions(server: TestServer, organizationId: number): Promise<string[]> {
  const rows = await server.admin<{ action: string }[]>`
    select action from audit_entries where organization_id = ${organizationId} order by audit_entry_id`;
  return rows.map((row) => row.action);
}

/** Names and payloads of the signals of an organisation. */
export const emittedSignals = (server: TestServer, organizationId: number) =>
  server.admin<{ name: string; payload: Record<string, unknown> }[]>`
    select name, payload from signals where organization_id = ${organizationId} order by signal_id`;
