import type { PathOf } from '@sullam/api-client/client.ts';
import { Callout } from '@sullam/ui/components/banner.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { LocalizedText } from '../rich-text/rich-text.public.ts';
import { LandingPicture, LandingText } from './landing-fields.tsx';
import type { LandingTexts, Picture } from './organization.api.ts';
import { ReorderableList } from './reorderable-list.tsx';
import { SettingsPart } from './settings-part.tsx';

type Slug = PathOf<'GET /api/organizations-dashboard/landing/pages/{slug}'>['slug'];
type Page = NonNullable<NonNullable<LandingTexts['pages']>[Slug]>;

const SLUGS: readonly Slug[] = [
  'about-us',
  'contact-us',
  'technical-support',
  'privacy-policy',
  'terms-of-use',
  'education-ethics',
  'leadership-development',
  'professional-leadership',
  'executive-coach',
  'webinars',
];
/** Pages that offer something: with points, a picture and a button. */
const PROGRAMS: ReadonlySet<Slug> = new Set([
  'leadership-development',
  'professional-leadership',
  'executive-coach',
  'webinars',
]);
export interface LandingPagesPartProps {
  readonly pages: NonNullable<LandingTexts['pages']>;
  readonly pictures: ReadonlyMap<number, Picture>;
  readonly onChange: (slug: Slug, page: Page) => void;
  readonly onPicture: (picture: Picture) => void;
}

/** The pages beside the landing page, one at a time. */
export function LandingPagesPart({ pages, pictures, onChange, onPicture }: LandingPagesPartProps) {
  const t = useT();
  const text = useAuthorText();
  const hasFeature = useHasFeature();
  const [slug, setSlug] = useState<Slug>('about-us');
  const page: Page = pages[slug] ?? {};
  const set = (change: Partial<Page>) => onChange(slug, { ...page, ...change });
  return (
    <SettingsPart title={t('organization-settings.landing.pages')}>
      <NativeSelect
        label={t('organization-settings.landing.page')}
        value={slug}
        onChange={(value) => setSlug(SLUGS.find((known) => known === value) ?? slug)}
        options={SLUGS.map((value) => ({ value, label: t(`landing.pages.${value}`) }))}
        className="max-w-80"
      />
      {!hasFeature(`landing-${slug}`) && <Callout>{t('organization-settings.landing.pageOff')}</Callout>}
      <LandingText name="heading" value={page.title} onChange={(title) => set({ title })} />
      <LandingText name="lead" value={page.lead} onChange={(lead) => set({ lead })} />
      <LocalizedText
        key={slug}
        label={t('organization-settings.landing.body')}
        value={page.body ?? {}}
        onChange={(body) => set({ body })}
      />
      {PROGRAMS.has(slug) && (
        <>
          <h3 className="text-base">{t('organization-settings.landing.points')}</h3>
          <ReorderableList
            key={`${slug} points`}
            items={page.points ?? []}
            onChange={(points) => set({ points })}
            nameOf={(point) => text(point.title)}
            make={() => ({ title: {}, text: {} })}
            addLabel={t('organization-settings.landing.add')}
            maximum={12}
            edit={(point, change) => (
              <>
                <LandingText name="heading" value={point.title} onChange={(title) => change({ ...point, title })} />
                <LandingText name="text" value={point.text} onChange={(next) => change({ ...point, text: next })} />
              </>
            )}
          />
          <LandingText
            name="callToAction"
            value={page.callToAction}
            onChange={(callToAction) => set({ callToAction })}
          />
          <LandingPicture
            mediaId={page.mediaId}
            pictures={pictures}
            onChange={(picture) => {
              if (picture) onPicture(picture);
              set({ mediaId: picture?.mediaId ?? null });
            }}
          />
        </>
      )}
    </SettingsPart>
  );
}
