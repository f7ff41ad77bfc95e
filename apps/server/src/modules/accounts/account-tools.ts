import type { Platform } from '../../kernel/context.ts';
import { organizationUrl } from '../../kernel/organization-url.ts';
import type { Wiring } from '../../modules.ts';
import { Sessions } from '../sessions/sessions.public.ts';

/** What commands on accounts use besides their context. */
export interface AccountTools {
  sessions: Sessions;
  /** Where the pages of an organisation are. */
  siteUrl(platform: Pick<Platform, 'config'>, organizationId: number): Promise<string>;
  organizations: Wiring['organizations'];
}

export function accountTools({ tokens, invalidations, organizations }: Wiring): AccountTools {
  return {
    sessions: new Sessions(tokens, invalidations),
    organizations,
    siteUrl: async (platform, organizationId) => {
      const found = await organizations.organizationOf(organizationId);
      return organizationUrl(platform.config, { organizationId, prefix: found?.prefix ?? '' });
    },
  };
}
