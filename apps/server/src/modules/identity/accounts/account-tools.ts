import type { Platform } from '../../../kernel/context.ts';
import { organizationUrl, studioUrl } from '../../../kernel/organization-url.ts';
import type { Wiring } from '../../../wiring.ts';
import { Sessions } from '../sessions/sessions.public.ts';

/** What commands on accounts use besides their context. */
export interface AccountTools {
  sessions: Sessions;
  /** Where the pages of an organisation are. */
  siteUrl(
    platform: Pick<Platform, 'config'>,
    organizationId: number,
    application?: 'LEARNER' | 'STUDIO',
  ): Promise<string>;
  organizations: Wiring['organizations'];
}

export function accountTools({ tokens, organizations }: Wiring): AccountTools {
  return {
    sessions: new Sessions(tokens),
    organizations,
    siteUrl: async ({ config }, organizationId, application = 'LEARNER') => {
      const place = { organizationId, prefix: (await organizations.organizationOf(organizationId))?.prefix ?? '' };
      return application === 'STUDIO' ? studioUrl(config, place) : organizationUrl(config, place);
    },
  };
}
