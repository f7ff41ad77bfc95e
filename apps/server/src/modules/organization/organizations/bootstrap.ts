import type { Language } from '@sullam/domain/localized.ts';
import { formatLocaleOf } from '@sullam/strings/format-locale.ts';
import { DEMO_PASSWORD, demoAccountsOf } from '../../../demo/demo-accounts.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { declareCache } from '../../../kernel/database/cache.ts';
import { reading } from '../../../kernel/database/database.ts';
import { organizationUrl, STUDIO_PATH, studioUrl } from '../../../kernel/organization-url.ts';
import { CONTENT_SOURCE, type ContentMessages } from '../content-service/content-service.public.ts';
import { heroArt } from '../covers/covers.public.ts';
import { organizationDependencies } from './organization-dependencies.ts';
import { publicConfiguration, readIdentity } from './organizations.reads.ts';
import type { Bootstrap } from './organizations.schemas.ts';
import { readTerminology } from './wording.reads.ts';
import { findMessages } from './wording.repository.ts';

/** Everything that a first page of this organisation and language needs, from the database. */
const readBootstrap = (context: RequestContext, content: ContentMessages): Promise<Bootstrap> =>
  reading(context, async (tx) => {
    const { configuration, language, config } = context;
    const organization = await readIdentity(context, tx);
    const terms = await readTerminology(context, tx);
    const messages = await findMessages(tx, language);
    return {
      organization,
      configurations: publicConfiguration(configuration),
      features: context.features,
      organizationPermissions: [...context.organizationPermissions],
      terminology: Object.fromEntries(
        terms.map(({ slug, defaultValue: { en, ar }, organizationTerms }) => [
          slug,
          {
            defaultValue: en && ar ? { en, ar } : null,
            value: Object.fromEntries(
              organizationTerms.flatMap((own) => (own.value ? [[own.language, own.value]] : [])),
            ),
            media: Object.fromEntries(
              organizationTerms.flatMap((own) => (own.medium ? [[own.language, own.medium.url]] : [])),
            ),
          },
        ]),
      ),
      messages: { ...content.messagesIn(language), ...messages },
      language,
      formatLocale: formatLocaleOf(language, {
        region: configuration.format_region,
        arabicDigits: configuration.arabic_digits,
      }),
      environmentLabel: config.environmentLabel || null,
      demo: config.isDemo ? { password: DEMO_PASSWORD, accounts: demoAccountsOf(organization.prefix) } : null,
      heroArt: heroArt(context, organization.colors),
      hosts: config.studioUrl
        ? { studio: studioUrl(config, organization), learner: organizationUrl(config, organization) }
        : { studio: STUDIO_PATH, learner: '/' },
    };
  });

type BootstrapKey = { organizationId: number; language: Language };

const bootstraps = declareCache<BootstrapKey, Bootstrap>({
  dependsOn: [
    ...organizationDependencies,
    // a file is chosen in one of the above
    { from: 'media_files', on: ['update', 'delete'] },
  ],
  sources: [CONTENT_SOURCE],
  seconds: 60,
  limit: 2000,
});

/** What the first HTML of this organisation and language carries. The same for every caller. */
export function bootstrapOf(context: RequestContext, content: ContentMessages): Promise<Bootstrap> {
  const { organizationId, language } = context;
  return bootstraps.of(context.database).get({ organizationId, language }, () => readBootstrap(context, content));
}
