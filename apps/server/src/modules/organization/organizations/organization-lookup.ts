import { type Configuration, readConfiguration, resolveFeatures } from '@sullam/domain/configuration.ts';
import type { Feature } from '@sullam/domain/features.ts';
import { DEFAULT_ORGANIZATION_ID } from '@sullam/domain/limits.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { formatLocaleOf } from '@sullam/strings/format-locale.ts';
import { type Cache, declareCache } from '../../../kernel/database/cache.ts';
import { type Database, reading } from '../../../kernel/database/database.ts';
import type { Invalidations } from '../../../kernel/database/invalidation.ts';
import { PRODUCT_WORDING, Wording } from '../../../kernel/wording.ts';
import { CONTENT_SOURCE, type ContentMessages, NO_CONTENT } from '../content-service/content-service.public.ts';
import type { OrganizationKey } from './organization-dependencies.ts';
import { findMessages, findTerms } from './wording.repository.ts';

export interface OrganizationIdentity {
  organizationId: number;
  prefix: string;
  /** It is at home on another server by now: nothing of it is served here. */
  hasMoved: boolean;
  permissions: ReadonlySet<string>;
  configuration: Configuration;
  features: Readonly<Record<Feature, boolean>>;
}

type PrefixKey = { prefix: string };
type WordingKey = { organizationId: number; language: Language };

const ofOrganization = { organization_id: ({ organizationId }: OrganizationKey) => organizationId };

const identities = declareCache<OrganizationKey, OrganizationIdentity | null>({
  dependsOn: [
    { from: 'organizations', rows: ofOrganization },
    { from: 'organization_permission_slugs' },
    { from: 'organization_configuration' },
  ],
  seconds: 300,
  limit: 5000,
});

const idsByPrefix = declareCache<PrefixKey, number | null>({
  // create_organization() inserts the organisation, which no statement shows; its profile comes right after it
  dependsOn: [
    { from: 'organizations', except: ['name'] },
    { from: 'organization_profiles', on: ['insert'] },
  ],
  seconds: 300,
  limit: 5000,
});

const wordings = declareCache<WordingKey, Wording>({
  dependsOn: [
    { from: 'organizations', rows: ofOrganization, except: ['name'] },
    { from: 'organization_configuration' },
    { from: 'organization_terms' },
    { from: 'organization_messages' },
  ],
  sources: [CONTENT_SOURCE],
  seconds: 300,
  limit: 2000,
});

/** What every request needs to know of its organisation, cached in memory. */
export class OrganizationLookup {
  private readonly byId: Cache<OrganizationKey, OrganizationIdentity | null>;
  private readonly byPrefix: Cache<PrefixKey, number | null>;
  private readonly wordings: Cache<WordingKey, Wording>;

  constructor(
    private readonly database: Database,
    invalidations: Invalidations,
    /** What the content service says in place of the product, beneath the organisation's own messages. */
    readonly content: ContentMessages = NO_CONTENT,
  ) {
    this.byId = identities.create(invalidations);
    this.byPrefix = idsByPrefix.create(invalidations);
    this.wordings = wordings.create(invalidations);
  }

  /** The organisation with this id, or null when there is none that is active or has moved. */
  organizationOf(organizationId: number): Promise<OrganizationIdentity | null> {
    return this.byId.get({ organizationId }, async () => {
      const { identity } = this.database;
      const [[row], [held]] = await Promise.all([
        identity<{ prefix: string; hasMoved: boolean }[]>`
          select prefix, moved_at is not null as "hasMoved" from organizations
          where organization_id = ${organizationId} and (is_active or moved_at is not null)`,
        identity<{ permissions: string[]; entries: Record<string, unknown> }[]>`
          select organization_permission_slugs(${organizationId}) as permissions,
            organization_configuration(${organizationId}) as entries`,
      ]);
      if (!row || !held) return null;
      const configuration = readConfiguration(Object.entries(held.entries).map(([key, value]) => ({ key, value })));
      return {
        organizationId,
        prefix: row.prefix,
        hasMoved: row.hasMoved,
        permissions: new Set(held.permissions),
        configuration,
        features: resolveFeatures(configuration),
      };
    });
  }

  /** The organisation's own nouns, messages and digits in a language, over the content service's messages. */
  wordingIn(organizationId: number, language: Language): Promise<Wording> {
    return this.wordings.get({ organizationId, language }, async () => {
      const organization = await this.organizationOf(organizationId);
      if (!organization) return PRODUCT_WORDING[language];
      const { format_region: region, arabic_digits: arabicDigits } = organization.configuration;
      const { terms, messages } = await reading({ database: this.database, organizationId }, async (tx) => ({
        terms: await findTerms(tx),
        messages: await findMessages(tx, language),
      }));
      return new Wording(language, {
        terms: Object.fromEntries(
          terms.flatMap((term) => (term.language === language && term.value ? [[term.slug, term.value]] : [])),
        ),
        messages: { ...this.content.messagesIn(language), ...messages },
        formatLocale: formatLocaleOf(language, { region, arabicDigits }),
      });
    });
  }

  /** The organisation of a host name's first label, or null. */
  idByPrefix(prefix: string): Promise<number | null> {
    return this.byPrefix.get({ prefix }, async () => {
      const [row] = await this.database.identity<{ organization_id: number }[]>`
        select organization_id from organizations where prefix = ${prefix} and (is_active or moved_at is not null)`;
      return row?.organization_id ?? null;
    });
  }

  /** `acme` of acme.example.org or acme.localhost:3000; organisation 1 where the host names none. */
  async idByHost(host: string): Promise<number> {
    const prefix = host.split(':')[0]?.split('.')[0]?.toLowerCase() ?? '';
    return (await this.idByPrefix(prefix)) ?? DEFAULT_ORGANIZATION_ID;
  }
}
