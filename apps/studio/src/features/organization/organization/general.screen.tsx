import '../../../app.css';
import { type Configuration, FIRST_PAGES, WEEK_STARTS } from '@sullam/domain/configuration.ts';
import { COUNTRY_CODES } from '@sullam/domain/countries.ts';
import { isEmail } from '@sullam/domain/form-rules.ts';
import { isWritten, type Language } from '@sullam/domain/localized.ts';
import { isProfileLinks } from '@sullam/domain/profile-links.ts';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useLanguage, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { changedKeys, configurationOf } from './configuration-of.ts';
import { DraftBar } from './draft-bar.tsx';
import { type Settings, useSaveSettings, zoneDataQuery } from './organization.api.ts';
import { ProfileLinksPart } from './profile-links-part.tsx';
import { SettingsPart } from './settings-part.tsx';
import { useDraft } from './use-draft.ts';
import { WithSettings } from './with-settings.tsx';

interface General {
  name: Settings['name'];
  contact: Settings['contact'];
  configuration: Configuration;
}

const byLabel = (language: Language) => (a: { label: string }, b: { label: string }) =>
  a.label.localeCompare(b.label, language);

function namesOf(language: Language, type: 'region' | 'currency', codes: readonly string[]) {
  const names = new Intl.DisplayNames([language], { type });
  return codes
    .map((value) => ({
      value,
      label: type === 'currency' ? `${names.of(value)} (${value})` : (names.of(value) ?? value),
    }))
    .sort(byLabel(language));
}

/** Regions, zones and currencies by name, in the order of the reader's language. */
function useChoices() {
  const language = useLanguage();
  return useMemo(
    () => ({
      regions: namesOf(language, 'region', COUNTRY_CODES),
      currencies: namesOf(language, 'currency', Intl.supportedValuesOf('currency')),
      zones: ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({
        value,
        label: value.replaceAll('_', ' '),
      })),
    }),
    [language],
  );
}

interface HabitsProps {
  readonly configuration: Configuration;
  readonly onChange: (change: Partial<Configuration>) => void;
}

/** The version of the time zone data, by which all local times are computed. */
function useZoneData(): string | undefined {
  const t = useT();
  const { data } = useQuery(zoneDataQuery());
  if (!data) return undefined;
  const { version, isCurrent } = data.timeZoneData;
  return t(`organization-settings.general.${isCurrent ? 'zoneDataCurrent' : 'zoneDataOld'}`, { version });
}

function Habits({ configuration, onChange }: HabitsProps) {
  const t = useT();
  const { regions, currencies, zones } = useChoices();
  const zoneData = useZoneData();
  return (
    <SettingsPart title={t('organization-settings.general.habits')}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <RadioGroup
          name="default_language"
          inline
          label={t('organization-settings.general.defaultLanguage')}
          value={configuration.default_language}
          onChange={(value) => onChange({ default_language: value === 'ar' ? 'ar' : 'en' })}
          options={[
            { value: 'en', label: t('common.names.english') },
            { value: 'ar', label: t('common.names.arabic') },
          ]}
        />
        <RadioGroup
          name="arabic_digits"
          inline
          label={t('organization-settings.general.digits')}
          value={configuration.arabic_digits}
          onChange={(value) => onChange({ arabic_digits: value === 'latn' ? 'latn' : 'arab' })}
          options={[
            { value: 'arab', label: t('organization-settings.general.digitsArabic', { digits: { raw: '٠–٩' } }) },
            { value: 'latn', label: t('organization-settings.general.digitsLatin') },
          ]}
        />
        <NativeSelect
          label={t('organization-settings.general.region')}
          hint={t('organization-settings.general.regionHint')}
          options={regions}
          value={configuration.format_region}
          onChange={(value) => onChange({ format_region: value })}
        />
        <NativeSelect
          label={t('organization-settings.general.weekStart')}
          hint={t('organization-settings.general.weekStartHint')}
          options={WEEK_STARTS.map((value) => ({ value, label: t(`organization-settings.weekStart.${value}`) }))}
          value={configuration.week_start}
          onChange={(value) => onChange({ week_start: WEEK_STARTS.find((start) => start === value) ?? 'region' })}
        />
        <NativeSelect
          label={t('organization-settings.general.timeZone')}
          hint={zoneData}
          options={zones}
          value={configuration.time_zone}
          onChange={(value) => onChange({ time_zone: value })}
        />
        <NativeSelect
          label={t('organization-settings.general.currency')}
          options={currencies}
          value={configuration.currency}
          onChange={(value) => onChange({ currency: value })}
        />
      </div>
      <Switch
        label={t('organization-settings.general.hijri')}
        checked={configuration.hijri_dates_shown}
        onChange={(isOn) => onChange({ hijri_dates_shown: isOn })}
      />
    </SettingsPart>
  );
}

/** With what a day begins: where signing in leads, and whether learners are offered a goal. */
function DayPart({ configuration, onChange }: HabitsProps) {
  const t = useT();
  return (
    <SettingsPart
      title={t('organization-settings.general.day')}
      text={t('organization-settings.general.firstPageHint')}
    >
      <RadioGroup
        name="first_page"
        label={t('organization-settings.general.firstPage')}
        value={configuration.first_page}
        onChange={(value) => onChange({ first_page: FIRST_PAGES.find((page) => page === value) ?? 'default' })}
        options={FIRST_PAGES.map((value) => ({ value, label: t(`organization-settings.firstPage.${value}`) }))}
      />
      <Switch
        label={t('organization-settings.general.weeklyGoal')}
        description={t('organization-settings.general.weeklyGoalText')}
        checked={configuration.weekly_goal_enabled}
        onChange={(isOn) => onChange({ weekly_goal_enabled: isOn })}
      />
    </SettingsPart>
  );
}

interface ContactPartProps {
  readonly contact: Settings['contact'];
  readonly error: string | undefined;
  readonly onChange: (change: Partial<Settings['contact']>) => void;
}

function ContactPart({ contact, error, onChange }: ContactPartProps) {
  const t = useT();
  return (
    <SettingsPart
      title={t('organization-settings.general.contact')}
      text={t('organization-settings.general.contactText')}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          type="email"
          label={t('organization-settings.general.contactEmail')}
          value={contact.email ?? ''}
          error={error}
          onChange={(event) => onChange({ email: event.currentTarget.value.trim() || null })}
        />
        <TextField
          type="tel"
          label={t('organization-settings.general.contactPhone')}
          value={contact.phone ?? ''}
          maxLength={40}
          onChange={(event) => onChange({ phone: event.currentTarget.value || null })}
        />
      </div>
      <LocalizedField
        label={t('organization-settings.general.contactAddress')}
        value={contact.address ?? {}}
        maxLength={500}
        onChange={(address) => onChange({ address })}
      />
      <LocalizedField
        label={t('organization-settings.general.contactHours')}
        value={contact.hours ?? {}}
        maxLength={200}
        onChange={(hours) => onChange({ hours })}
      />
    </SettingsPart>
  );
}

function GeneralForm({ settings }: { readonly settings: Settings }) {
  const t = useT();
  const notify = useNotify();
  const saved = useMemo<General>(
    () => ({ name: settings.name, contact: settings.contact, configuration: configurationOf(settings) }),
    [settings],
  );
  const draft = useDraft(saved);
  const save = useSaveSettings();
  const { name, contact, configuration } = draft.value;
  const isNamed = isWritten(name);
  const isReachable = !contact.email || isEmail(contact.email);
  const submit = () => {
    if (!isNamed || !isReachable || !isProfileLinks(configuration.profile_links))
      return notify({ tone: 'error', text: t('errors.codes.validation') });
    save.mutate(
      {
        version: settings.version,
        patch: { name, contact },
        configuration: changedKeys(saved.configuration, configuration),
      },
      {
        onSuccess: () => {
          draft.accept(draft.value);
          notify({ tone: 'success', text: t('organization-settings.messages.saved') });
        },
      },
    );
  };
  return (
    <FormArea className="space-y-5">
      <SettingsPart title={t('organization-settings.general.identity')}>
        <LocalizedField
          label={t('organization-settings.general.name')}
          required
          value={name}
          maxLength={200}
          error={isNamed ? undefined : t('errors.rules.oneLanguage')}
          onChange={(next) => draft.set({ name: next })}
        />
        <TextField
          label={t('organization-settings.general.prefix')}
          hint={t('organization-settings.general.prefixHint')}
          value={settings.prefix}
          dir="ltr"
          readOnly
        />
      </SettingsPart>
      <Habits
        configuration={configuration}
        onChange={(change) => draft.set({ configuration: { ...configuration, ...change } })}
      />
      <DayPart
        configuration={configuration}
        onChange={(change) => draft.set({ configuration: { ...configuration, ...change } })}
      />
      <ProfileLinksPart
        links={configuration.profile_links}
        onChange={(profile_links) => draft.set({ configuration: { ...configuration, profile_links } })}
      />
      <ContactPart
        contact={contact}
        error={isReachable ? undefined : t('errors.rules.email')}
        onChange={(change) => draft.set({ contact: { ...contact, ...change } })}
      />
      <DraftBar draft={draft} save={save} onSave={submit} />
    </FormArea>
  );
}

/** Name, language, dates and money, contact. */
export function GeneralScreen() {
  return <WithSettings>{(settings) => <GeneralForm settings={settings} />}</WithSettings>;
}
