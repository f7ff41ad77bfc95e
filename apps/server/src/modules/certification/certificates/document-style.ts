import type { SystemContext } from '../../../kernel/context.ts';
import { PRODUCT_WORDING } from '../../../kernel/wording.ts';
import type { Wiring } from '../../../wiring.ts';
import type { DocumentStyle } from './issue.ts';

/** How an organisation writes, for requests and for jobs. */
export type StyleOf = (context: Pick<SystemContext, 'organizationId'>) => Promise<DocumentStyle & { isOn: boolean }>;

type Lookup = Pick<Wiring['organizations'], 'organizationOf' | 'wordingIn'>;

export const styleOfOrganizations =
  (organizations: Lookup): StyleOf =>
  async ({ organizationId }) => {
    const [organization, en, ar] = await Promise.all([
      organizations.organizationOf(organizationId),
      organizations.wordingIn(organizationId, 'en'),
      organizations.wordingIn(organizationId, 'ar'),
    ]);
    const configuration = organization?.configuration;
    return {
      isOn: organization?.features.certificates ?? false,
      wordings: { en, ar },
      family: configuration?.cover_family ?? 'stars',
      habits: {
        region: configuration?.format_region ?? 'AE',
        arabicDigits: configuration?.arabic_digits ?? 'arab',
        timeZone: configuration?.time_zone ?? 'UTC',
      },
    };
  };

/** How the product writes where no organisation is at hand: the demo, while it is loaded. */
export const productStyle = (family: DocumentStyle['family'], timeZone = 'UTC'): DocumentStyle => ({
  wordings: PRODUCT_WORDING,
  family,
  habits: { region: 'AE', arabicDigits: 'arab', timeZone },
});
