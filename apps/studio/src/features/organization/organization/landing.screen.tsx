import '../../../app.css';
import { ExternalLink } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMemo, useState } from 'react';
import { DraftBar } from './draft-bar.tsx';
import { LandingPicture, LandingText } from './landing-fields.tsx';
import { LandingLists } from './landing-lists.tsx';
import { LandingPagesPart } from './landing-pages-part.tsx';
import { type LandingTexts, type Picture, type Settings, useSaveSettings } from './organization.api.ts';
import { SettingsPart } from './settings-part.tsx';
import { useDraft } from './use-draft.ts';
import { WithSettings } from './with-settings.tsx';

/** The parts that differ from what is saved: the others may have been changed by somebody else meanwhile. */
function changedParts(before: LandingTexts, after: LandingTexts): LandingTexts {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([part, value]) => JSON.stringify(value) !== JSON.stringify(before[part as keyof LandingTexts]),
    ),
  );
}

/** The known pictures by id, with those that were sent since the page was opened. */
function usePictures(settings: Settings) {
  const [sent, setSent] = useState<readonly Picture[]>([]);
  const pictures = useMemo(
    () => new Map([...settings.pictures, ...sent].map((picture) => [picture.mediaId, picture])),
    [settings.pictures, sent],
  );
  return { pictures, remember: (picture: Picture) => setSent((before) => [...before, picture]) };
}

function LandingForm({ settings }: { readonly settings: Settings }) {
  const t = useT();
  const notify = useNotify();
  const { pictures, remember } = usePictures(settings);
  const draft = useDraft<LandingTexts>(settings.landing);
  const save = useSaveSettings();
  const { hero = {}, about = {}, footer = {}, pages = {} } = draft.value;
  const withPicture = (picture: Picture | null) => {
    if (picture) remember(picture);
    return { mediaId: picture?.mediaId ?? null };
  };
  return (
    <div className="space-y-5">
      <SettingsPart
        title={t('organization-settings.landing.hero')}
        actions={
          <LinkButton
            href={`${window.location.origin}/landing-page`}
            target="_blank"
            variant="ghost"
            size="sm"
            icon={ExternalLink}
          >
            {t('organization-settings.landing.open')}
          </LinkButton>
        }
      >
        <LandingText name="heading" value={hero.title} onChange={(title) => draft.set({ hero: { ...hero, title } })} />
        <LandingText
          name="text"
          value={hero.subtitle}
          onChange={(subtitle) => draft.set({ hero: { ...hero, subtitle } })}
        />
        <div className="grid gap-5 lg:grid-cols-2">
          <LandingText
            name="primary"
            value={hero.primary}
            onChange={(primary) => draft.set({ hero: { ...hero, primary } })}
          />
          <LandingText
            name="secondary"
            value={hero.secondary}
            onChange={(secondary) => draft.set({ hero: { ...hero, secondary } })}
          />
        </div>
        <LandingPicture
          mediaId={hero.mediaId}
          pictures={pictures}
          onChange={(picture) => draft.set({ hero: { ...hero, ...withPicture(picture) } })}
        />
      </SettingsPart>
      <SettingsPart title={t('organization-settings.landing.about')}>
        <LandingText
          name="heading"
          value={about.title}
          onChange={(title) => draft.set({ about: { ...about, title } })}
        />
        <LandingText name="text" value={about.text} onChange={(text) => draft.set({ about: { ...about, text } })} />
        <LandingPicture
          mediaId={about.mediaId}
          pictures={pictures}
          onChange={(picture) => draft.set({ about: { ...about, ...withPicture(picture) } })}
        />
      </SettingsPart>
      <LandingLists landing={draft.value} pictures={pictures} onChange={draft.set} onPicture={remember} />
      <SettingsPart title={t('organization-settings.landing.footer')}>
        <LandingText name="line" value={footer.line} onChange={(line) => draft.set({ footer: { ...footer, line } })} />
        <LandingText
          name="rights"
          value={footer.rights}
          onChange={(rights) => draft.set({ footer: { ...footer, rights } })}
        />
      </SettingsPart>
      <LandingPagesPart
        pages={pages}
        pictures={pictures}
        onPicture={remember}
        onChange={(slug, page) => draft.set({ pages: { ...pages, [slug]: page } })}
      />
      <DraftBar
        draft={draft}
        save={save}
        onSave={() =>
          save.mutate(
            { version: settings.version, patch: { landing: changedParts(settings.landing, draft.value) } },
            {
              onSuccess: () => {
                draft.accept(draft.value);
                notify({ tone: 'success', text: t('organization-settings.messages.saved') });
              },
            },
          )
        }
      />
    </div>
  );
}

/** Texts and pictures of the landing page and of the pages beside it, both languages side by side. */
export function LandingScreen() {
  return <WithSettings>{(settings) => <LandingForm settings={settings} />}</WithSettings>;
}
