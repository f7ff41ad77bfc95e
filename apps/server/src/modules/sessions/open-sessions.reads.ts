import type { Platform } from '../../kernel/context.ts';

/** A session in an organisation. */
export interface SessionPlace {
  organizationId: number;
  sessionId: string;
}

/** Which of these are still open and of an active member (and so is whoever acts as them). */
export const findOpenSessions = (platform: Platform, places: readonly SessionPlace[]): Promise<SessionPlace[]> =>
  platform.database.identity<SessionPlace[]>`
    select m.organization_id as "organizationId", s.session_id as "sessionId"
    from unnest(${places.map((place) => place.sessionId)}::uuid[], ${places.map((place) => place.organizationId)}::bigint[]) as w (session_id, organization_id)
    join sessions s on s.session_id = w.session_id
    join member_standings m on m.organization_id = w.organization_id and m.user_id = s.user_id
    where s.ended_at is null and s.expires_at > ${platform.clock.now()} and m.status = 'ACTIVE'
      and (s.masquerader_user_id is null or exists (
        select from member_standings a where a.organization_id = m.organization_id and a.user_id = s.masquerader_user_id
          and a.status = 'ACTIVE'))`;
