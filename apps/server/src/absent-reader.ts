import type { Language } from '@sullam/domain/localized.ts';
import type { MemberContext, RequestContext } from './kernel/context.ts';
import type { Wiring } from './wiring.ts';

/** Who reads while nobody calls: a member as they would read now, in their language; null for who may not any more. */
export type FindReader = (organizationId: number, userId: number, language: Language) => Promise<MemberContext | null>;

/** The same for a visitor, who hasn't signed in; null where there is no such organisation any more. */
export type FindVisitor = (organizationId: number, language: Language) => Promise<RequestContext | null>;

type Needed = Pick<Wiring, 'platform' | 'organizations' | 'callers'>;

export const visitorFinder =
  ({ platform, organizations }: Omit<Needed, 'callers'>): FindVisitor =>
  async (organizationId, language) => {
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
      requestId: 'job',
      ip: '',
      userAgent: '',
    };
  };

export function readerFinder(wiring: Needed): FindReader {
  const findVisitor = visitorFinder(wiring);
  return async (organizationId, userId, language) => {
    const visitor = await findVisitor(organizationId, language);
    if (!visitor) return null;
    const caller = await wiring.callers.absentMember(organizationId, userId, visitor.organizationPermissions);
    return caller && { ...visitor, caller };
  };
}
