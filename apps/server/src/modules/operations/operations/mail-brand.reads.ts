import { chooseText } from '@sullam/domain/localized.ts';
import { DEFAULT_COLORS } from '@sullam/ui/theme/palette.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import type { MailBrand } from '../../../kernel/mail/render-mail.ts';
import { organizationUrl } from '../../../kernel/organization-url.ts';
import type { Wording } from '../../../kernel/wording.ts';
import type { Wiring } from '../../../wiring.ts';
import { presentMedia } from '../../organization/media/media.public.ts';
import { readLook } from '../../organization/organizations/organizations.public.ts';

/** What is known of an organisation without asking the database again. */
export type MailingOrganization = NonNullable<Awaited<ReturnType<Wiring['organizations']['organizationOf']>>>;

/** How an organisation's mails look and read in one language. */
export async function readMailBrand(
  context: SystemContext,
  organization: MailingOrganization,
  wording: Wording,
): Promise<MailBrand> {
  const look = await reading(context, (tx) => readLook(context, tx));
  const siteUrl = organizationUrl(context.config, organization);
  const logo = presentMedia(context, look?.logo ?? null);
  const { configuration } = organization;
  return {
    name: chooseText(look?.name, wording.language)?.text ?? organization.prefix,
    logoUrl: logo ? new URL(logo.url, siteUrl).toString() : null,
    colors: {
      primary: look?.colors[0] ?? DEFAULT_COLORS.primary,
      secondary: look?.colors[1] ?? DEFAULT_COLORS.secondary,
    },
    siteUrl,
    timeZone: configuration.time_zone,
    wording,
  };
}
