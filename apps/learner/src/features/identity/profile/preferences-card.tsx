import { isLanguage } from '@sullam/domain/localized.ts';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { keepShowsHints, showsHints } from '@sullam/web-kit/hints/hint-preference.ts';
import { useKit, useLanguage, useMember, useNotify, useScheme, useT } from '@sullam/web-kit/kit-context.tsx';
import { isScheme } from '@sullam/web-kit/language/scheme-store.ts';
import { keepPlaysSounds, playsSounds } from '@sullam/web-kit/moments/sound-preference.ts';
import { useReducer, useState } from 'react';
import { GoalChoice } from './goal-choice.tsx';
import { useSaveProfile } from './profile.api.ts';

/** Language of the site and of mails, light or dark, with hints and sounds or without. */
export function PreferencesCard() {
  const t = useT();
  const kit = useKit();
  const notify = useNotify();
  const language = useLanguage();
  useScheme();
  // where the device looks as was chosen, the page stays as it is and only the choice is another one
  const [, chosen] = useReducer((count: number) => count + 1, 0);
  const [hasHints, setHints] = useState(() => showsHints(kit.storage));
  const [hasSounds, setSounds] = useState(() => playsSounds(kit.storage));
  const save = useSaveProfile(useMember().id);
  const changeLanguage = (next: string) => {
    if (!isLanguage(next) || next === language) return;
    save.mutate(
      { language: next },
      {
        onSuccess: async () => {
          await kit.switchLanguage(next);
          notify({ tone: 'success', text: kit.wording.get()('profile.preferences.saved') });
        },
        onError: (error) => notify({ tone: 'error', text: error.message }),
      },
    );
  };
  const changeScheme = (next: string) => {
    if (isScheme(next)) kit.scheme.set(next);
    else kit.scheme.followDevice();
    chosen();
  };
  return (
    <Card as="section" padding="lg">
      <CardHeading>{t('profile.preferences.title')}</CardHeading>
      <div className="space-y-6">
        <RadioGroup
          name="language"
          inline
          label={t('profile.preferences.language')}
          hint={t('profile.preferences.languageHint')}
          value={language}
          onChange={changeLanguage}
          options={[
            { value: 'en', label: t('common.names.english') },
            { value: 'ar', label: t('common.names.arabic') },
          ]}
        />
        <RadioGroup
          name="scheme"
          inline
          label={t('profile.preferences.theme')}
          value={kit.scheme.chosen() ?? 'device'}
          onChange={changeScheme}
          options={[
            { value: 'device', label: t('profile.preferences.system') },
            { value: 'light', label: t('profile.preferences.light') },
            { value: 'dark', label: t('profile.preferences.dark') },
          ]}
        />
        <GoalChoice />
        <Switch
          label={t('profile.preferences.sounds')}
          description={t('profile.preferences.soundsText')}
          checked={hasSounds}
          onChange={(isOn) => {
            keepPlaysSounds(kit.storage, isOn);
            setSounds(isOn);
          }}
        />
        <Switch
          label={t('profile.preferences.hints')}
          description={t('profile.preferences.hintsText')}
          checked={hasHints}
          onChange={(isOn) => {
            keepShowsHints(kit.storage, isOn);
            setHints(isOn);
          }}
        />
      </div>
    </Card>
  );
}
