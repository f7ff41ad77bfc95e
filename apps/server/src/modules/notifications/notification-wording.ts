import type { Language } from '@sullam/domain/localized.ts';
import { resolveTerms } from '@sullam/domain/terminology.ts';
import type { TermOverrides } from '@sullam/domain/terms.ts';
import { messages as arabic } from '@sullam/strings/areas/notifications.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/notifications.en.gen.ts';
import type { Catalogue } from '@sullam/strings/define.ts';
import { formatLocaleOf } from '@sullam/strings/format-locale.ts';
import { createTranslator, type Translator } from '@sullam/strings/translate.ts';
import type { RequestContext } from '../../kernel/context.ts';
import { reading } from '../../kernel/database/database.ts';
import { Cache, type Invalidations } from '../../kernel/database/invalidation.ts';
import { readOwnWording } from './notifications.reads.ts';

const CATALOGUES: Record<Language, Catalogue> = { en: english, ar: arabic };

/** The wording of notifications in an organisation's own words and nouns, kept until the organisation changes. */
export class NotificationWording {
  private readonly kept: Cache<Translator>;

  constructor(invalidations: Invalidations) {
    this.kept = new Cache(invalidations, {
      topicsOf: (key) => [`organization:${key.split('|')[0]}`],
      seconds: 300,
      limit: 2000,
    });
  }

  of(context: RequestContext, language: Language): Promise<Translator> {
    return this.kept.get(`${context.organizationId}|${language}`, async () => {
      const { terms, messages } = await reading(context, (tx) => readOwnWording(tx, language));
      const { format_region, arabic_digits } = context.configuration;
      return createTranslator({
        language,
        catalogue: CATALOGUES[language],
        terms: resolveTerms(language, terms as TermOverrides),
        overrides: messages as Catalogue,
        formatLocale: formatLocaleOf(language, { region: format_region, arabicDigits: arabic_digits }),
      });
    });
  }
}
