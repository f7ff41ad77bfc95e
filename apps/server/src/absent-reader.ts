import type { Language } from '@sullam/domain/localized.ts';
import type { MemberContext, RequestContext } from './kernel/context.ts';
import type { Wiring } from './wiring.ts';

/** What made somebody read, as logs and the audit trail name it. */
export type Occasion = Pick<RequestContext, 'requestId' | 'ip' | 'userAgent'>;

const JOB: Occasion = { requestId: 'job', ip: '', userAgent: '' };

/**
 * Who reads without a session: a member as they would read now, in their language; null for who may not any more. A job reads for
 * them unless a request is named, whose address says for whom it reads.
 */
export type FindReader = (
  organizationId: number,
  userId: number,
  language: Language,
  occasion?: Occasion,
) => Promise<MemberContext | null>;

/** The same for a visitor, who hasn't signed in; null where there is no such organisation any more. */
export type FindVisitor = (
  organizationId: number,
  language: Language,
  occasion?: Occasion,
) => Promise<RequestContext | null>;

type Needed = Pick<Wiring, 'platform' | 'organizations' | 'callers'>;

export const visitorFinder =
  ({ platform, organizations }: Omit<Needed, 'callers'>): FindVisitor =>
  async (organizationId, language, { requestId, ip, userAgent } = JOB) => {
    const organization = await organizations.organizationOf(organizationId);
    if (!organization) return null;
    const { permissions, configuration, features } = organization;
    return {
      ...platform,
      organizationId,
      organizationPermissions: permissions,
      configuration,
      features,
      language,
      caller: { kind: 'anonymous' },
      wordingIn: (wanted) => organizations.wordingIn(organizationId, wanted),
      requestId,
      ip,
      userAgent,
    };
  };

export function readerFinder(wiring: Needed): FindReader {
  const findVisitor = visitorFinder(wiring);
  return async (organizationId, userId, language, occasion) => {
    const visitor = await findVisitor(organizationId, language, occasion);
    if (!visitor) return null;
    const caller = await wiring.callers.absentMember(organizationId, userId, visitor.organizationPermissions);
    return caller && { ...visitor, caller };
  };
}
