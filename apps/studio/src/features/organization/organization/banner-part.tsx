import { otherLanguage } from '@sullam/domain/localized.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { joinedLabel } from '../../../parts/joined-label.ts';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import type { Term, TermSlug } from './organization.api.ts';
import { PictureInput } from './picture-input.tsx';
import { SettingsPart } from './settings-part.tsx';
import type { TermDraft } from './term-drafts.ts';

const LANGUAGE_NAMES = { en: 'common.names.english', ar: 'common.names.arabic' } as const;

// each shows on a page (scripts/quality/test/settings-show.test.ts)
const PICTURES: readonly { slug: TermSlug; label: MessageKey }[] = [
  { slug: 'auth_image', label: 'organization-settings.appearance.authImage' },
  { slug: 'login_organization_logo', label: 'organization-settings.appearance.loginLogo' },
  { slug: 'course_header_image', label: 'organization-settings.appearance.courseHeader' },
  { slug: 'event_header_image', label: 'organization-settings.appearance.eventHeader' },
];
const SENTENCES: readonly { slug: TermSlug; label: MessageKey }[] = [
  { slug: 'course_banner_title', label: 'organization-settings.appearance.courseBannerTitle' },
  { slug: 'course_banner_subtitle', label: 'organization-settings.appearance.courseBannerSubtitle' },
  { slug: 'event_banner_title', label: 'organization-settings.appearance.eventBannerTitle' },
  { slug: 'event_banner_subtitle', label: 'organization-settings.appearance.eventBannerSubtitle' },
];

export interface BannerPartProps {
  readonly terms: readonly Term[];
  readonly drafts: Readonly<Partial<Record<TermSlug, TermDraft>>>;
  readonly onChange: (slug: TermSlug, draft: TermDraft) => void;
}

/** Banners: the pictures and the sentences that an organisation puts above lists and beside the sign-in form. */
export function BannerPart({ terms, drafts, onChange }: BannerPartProps) {
  const t = useT();
  const defaultOf = (slug: TermSlug) => terms.find((term) => term.slug === slug)?.defaultValue;
  return (
    <SettingsPart
      title={t('organization-settings.appearance.banners')}
      text={t('organization-settings.appearance.bannersText')}
    >
      <div className="grid gap-6 md:grid-cols-2">
        {PICTURES.map(({ slug, label }) => {
          const draft = drafts[slug];
          return (
            draft &&
            [t.language, otherLanguage(t.language)].map((language) => (
              <PictureInput
                key={`${slug} ${language}`}
                label={joinedLabel(t.language, t.dynamic(label) ?? slug, t(LANGUAGE_NAMES[language]))}
                url={draft.media[language]?.url}
                onChange={(picture) => onChange(slug, { ...draft, media: { ...draft.media, [language]: picture } })}
              />
            ))
          );
        })}
      </div>
      {SENTENCES.map(({ slug, label }) => {
        const draft = drafts[slug];
        const initial = defaultOf(slug);
        return (
          draft && (
            <LocalizedField
              key={slug}
              label={t.dynamic(label) ?? slug}
              maxLength={300}
              value={{
                en: draft.en?.singular ?? initial?.en?.singular ?? '',
                ar: draft.ar?.singular ?? initial?.ar?.singular ?? '',
              }}
              onChange={({ en, ar }) =>
                onChange(slug, {
                  ...draft,
                  en: en && en !== initial?.en?.singular ? { singular: en, plural: en } : null,
                  ar: ar && ar !== initial?.ar?.singular ? { singular: ar, plural: ar } : null,
                })
              }
            />
          )
        );
      })}
    </SettingsPart>
  );
}
