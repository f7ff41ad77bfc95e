import type { Platform } from '../../kernel/context.ts';
import type { StreamOwner } from './sse-connection.ts';

export const ownerKey = ({ organizationId, sessionId }: StreamOwner): string => `${organizationId}:${sessionId}`;

/** Which of these still have an open session and an active membership (and so has whoever acts as them). */
export async function findGoodOwners(platform: Platform, owners: readonly StreamOwner[]): Promise<ReadonlySet<string>> {
  const rows = await platform.database.identity<{ organizationId: number; sessionId: string }[]>`
    select m.organization_id as "organizationId", s.session_id as "sessionId"
    from unnest(${owners.map((o) => o.sessionId)}::uuid[], ${owners.map((o) => o.organizationId)}::bigint[]) as w (session_id, organization_id)
    join sessions s on s.session_id = w.session_id
    join members m on m.organization_id = w.organization_id and m.user_id = s.user_id
    where s.ended_at is null and s.expires_at > ${platform.clock.now()} and m.status = 'ACTIVE'
      and (s.masquerader_user_id is null or exists (
        select from members a where a.organization_id = m.organization_id and a.user_id = s.masquerader_user_id and a.status = 'ACTIVE'))`;
  return new Set(rows.map(ownerKey as (row: { organizationId: number; sessionId: string }) => string));
}
