import type { Language } from '@sullam/domain/localized.ts';
import type { MemberContext } from './kernel/context.ts';
import type { Wiring } from './wiring.ts';

/** Who reads while nobody calls: a member as they would read now, in their language; null for who may not any more. */
export type FindReader = (organizationId: number, userId: number, language: Language) => Promise<MemberContext | null>;

export const readerFinder =
  ({ platform, organizations, callers }: Pick<Wiring, 'platform' | 'organizations' | 'callers'>): FindReader =>
  async (organizationId, userId, language) => {
    const organization = await organizations.organizationOf(organizationId);
    if (!organization) return null;
    const { permissions, configuration, features } = organization;
    const caller = await callers.absentMember(organizationId, userId, permissions);
    return (
      caller && {
        ...platform,
        organizationId,
        organizationPermissions: permissions,
        configuration,
        features,
        language,
        caller,
        wordingIn: (wanted) => organizations.wordingIn(organizationId, wanted),
        requestId: 'job',
        ip: '',
        userAgent: '',
      }
    );
  };
