import '../../../app.css';
import { LOOK_KEYS, type Look, themeLookOf } from '@sullam/domain/configuration.ts';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SaveBar } from '../../../parts/save-bar.tsx';
import { applyTheme } from './apply-theme.ts';
import { BannerPart } from './banner-part.tsx';
import { ColorPart } from './color-part.tsx';
import { configurationOf } from './configuration-of.ts';
import { CoverPart } from './cover-part.tsx';
import { FontPart } from './font-part.tsx';
import { LookPart } from './look-part.tsx';
import {
  type Picture,
  type Settings,
  type Term,
  termsQuery,
  useSaveSettings,
  useSaveTerms,
} from './organization.api.ts';
import { PictureInput } from './picture-input.tsx';
import { SettingsPart } from './settings-part.tsx';
import { draftsOf, type TermDrafts, termChanges } from './term-drafts.ts';
import { useDraft } from './use-draft.ts';
import { Loaded, WithSettings } from './with-settings.tsx';

interface Appearance {
  colors: string[];
  logo: Picture | null;
  darkLogo: Picture | null;
  icon: Picture | null;
  terms: TermDrafts;
  look: Look;
}

function lookOf(settings: Settings): Look {
  const { cover_family, display_face, ground, corners, button_case } = configurationOf(settings);
  return { cover_family, display_face, ground, corners, button_case };
}

function AppearanceForm({ settings, terms }: { readonly settings: Settings; readonly terms: readonly Term[] }) {
  const t = useT();
  const notify = useNotify();
  const saved = useMemo<Appearance>(
    () => ({
      colors: settings.colors,
      logo: settings.logo,
      darkLogo: settings.darkLogo,
      icon: settings.icon,
      terms: draftsOf(terms),
      look: lookOf(settings),
    }),
    [settings, terms],
  );
  const draft = useDraft(saved);
  const save = useSaveSettings();
  const saveTerms = useSaveTerms();
  const { colors, logo, darkLogo, icon, look } = draft.value;
  const setLook = (change: Partial<Look>) => draft.set({ look: { ...look, ...change } });
  const submit = async () => {
    const patch = {
      ...(JSON.stringify(colors) === JSON.stringify(saved.colors) ? {} : { colors }),
      ...(logo?.mediaId === saved.logo?.mediaId ? {} : { logoMediaId: logo?.mediaId ?? null }),
      ...(darkLogo?.mediaId === saved.darkLogo?.mediaId ? {} : { darkLogoMediaId: darkLogo?.mediaId ?? null }),
      ...(icon?.mediaId === saved.icon?.mediaId ? {} : { iconMediaId: icon?.mediaId ?? null }),
    };
    const configuration = Object.fromEntries(
      LOOK_KEYS.filter((key) => look[key] !== saved.look[key]).map((key) => [key, look[key]]),
    );
    try {
      if (Object.keys({ ...patch, ...configuration }).length > 0)
        await save.mutateAsync({ version: settings.version, patch, configuration });
      const changes = termChanges(saved.terms, draft.value.terms);
      if (changes.length > 0) await saveTerms.mutateAsync(changes);
      applyTheme(colors, look);
      draft.accept(draft.value);
      notify({ tone: 'success', text: t('organization-settings.messages.saved') });
    } catch {
      // both mutations report their failure themselves; the draft stays for another try
    }
  };
  return (
    <FormArea className="space-y-5">
      <ColorPart colors={colors} onChange={(next) => draft.set({ colors: next })} look={themeLookOf(look)} />
      <LookPart look={look} onChange={setLook} />
      <CoverPart family={look.cover_family} onChange={(family) => setLook({ cover_family: family })} />
      <SettingsPart title={t('organization-settings.appearance.pictures')}>
        <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          <PictureInput
            label={t('organization-settings.appearance.logo')}
            hint={t('organization-settings.appearance.logoHint')}
            url={logo?.url}
            onChange={(picture) => draft.set({ logo: picture })}
          />
          <PictureInput
            label={t('organization-settings.appearance.logoDark')}
            hint={t('organization-settings.appearance.logoDarkHint')}
            ground="dark"
            url={darkLogo?.url}
            onChange={(picture) => draft.set({ darkLogo: picture })}
          />
          <PictureInput
            label={t('organization-settings.appearance.icon')}
            hint={t('organization-settings.appearance.iconHint')}
            shape="square"
            url={icon?.url}
            onChange={(picture) => draft.set({ icon: picture })}
          />
        </div>
      </SettingsPart>
      <BannerPart
        terms={terms}
        drafts={draft.value.terms}
        onChange={(slug, next) => draft.set({ terms: { ...draft.value.terms, [slug]: next } })}
      />
      <FontPart fonts={settings.fonts} />
      <SaveBar
        isDirty={draft.isDirty}
        isSaving={save.isPending || saveTerms.isPending}
        hasFailed={(save.isError || saveTerms.isError) && draft.isDirty}
        onSave={() => void submit()}
        onReset={draft.reset}
      />
    </FormArea>
  );
}

/** Colours, look, covers, logo, banners, fonts. */
export function AppearanceScreen() {
  const terms = useQuery(termsQuery());
  return (
    <WithSettings>
      {(settings) => <Loaded query={terms}>{({ data }) => <AppearanceForm settings={settings} terms={data} />}</Loaded>}
    </WithSettings>
  );
}
