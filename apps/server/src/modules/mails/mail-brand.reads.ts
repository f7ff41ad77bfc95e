import type { Language, Localized } from '@sullam/domain/localized.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import { DEFAULT_COLORS } from '@sullam/ui/theme/palette.ts';
import type { SystemContext } from '../../kernel/context.ts';
import { db, reading } from '../../kernel/database/database.ts';
import type { MailBrand } from '../../kernel/mail/render-mail.ts';
import { organizationUrl } from '../../kernel/organization-url.ts';
import type { Wiring } from '../../wiring.ts';
import { mediaColumns, presentMedia } from '../media/media.public.ts';

/** What is known of an organisation without asking the database again. */
export type MailingOrganization = NonNullable<Awaited<ReturnType<Wiring['organizations']['organizationOf']>>>;

/** How an organisation's mails look and read in one language. */
export async function readMailBrand(
  context: SystemContext,
  organization: MailingOrganization,
  language: Language,
): Promise<MailBrand> {
  const { organizationId } = context;
  const [row, messages] = await reading(context, (tx) =>
    Promise.all([
      tx.one(
        db
          .selectFrom('organizations as o')
          .leftJoin('organization_profiles as p', 'p.organization_id', 'o.organization_id')
          .leftJoin('media_files as m', (join) =>
            join
              .onRef('m.organization_id', '=', 'p.organization_id')
              .onRef('m.media_id', '=', 'p.logo_media_id')
              .on('m.visibility', '=', 'PUBLIC'),
          )
          .select(['o.name', 'p.colors', mediaColumns('m').as('logo')])
          .where('o.organization_id', '=', organizationId),
      ),
      tx.all(
        db
          .selectFrom('organization_messages')
          .select(['message_key', 'text'])
          .where('organization_id', '=', organizationId)
          .where('language', '=', language)
          .where('message_key', 'like', 'mail.%'),
      ),
    ]),
  );
  const siteUrl = organizationUrl(context.config, organization);
  const logo = presentMedia(context, row?.logo ?? null);
  const { configuration } = organization;
  return {
    name: chooseText(row?.name as Localized | undefined, language)?.text ?? organization.prefix,
    logoUrl: logo ? new URL(logo.url, siteUrl).toString() : null,
    colors: {
      primary: row?.colors?.[0] ?? DEFAULT_COLORS.primary,
      secondary: row?.colors?.[1] ?? DEFAULT_COLORS.secondary,
    },
    siteUrl,
    timeZone: configuration.time_zone,
    region: configuration.format_region,
    arabicDigits: configuration.arabic_digits,
    overrides: Object.fromEntries(messages.map((message) => [message.message_key, message.text])),
  };
}
