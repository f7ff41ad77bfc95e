import type { Platform } from '../../../kernel/context.ts';
import { findOpenSessions } from '../../identity/sessions/sessions.public.ts';
import type { StreamOwner } from './sse-connection.ts';

export const ownerKey = ({ organizationId, sessionId }: Pick<StreamOwner, 'organizationId' | 'sessionId'>): string =>
  `${organizationId}:${sessionId}`;

/** Which of these still have an open session and an active membership (and so has whoever acts as them). */
export const findGoodOwners = async (
  platform: Platform,
  owners: readonly StreamOwner[],
): Promise<ReadonlySet<string>> => new Set((await findOpenSessions(platform, owners)).map(ownerKey));
