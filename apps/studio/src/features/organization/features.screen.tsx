import type { Configuration } from '@sullam/domain/configuration.ts';
import { FEATURE_NAMES, FEATURES, type Feature } from '@sullam/domain/features.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { Switch } from '@sullam/ui/components/choice.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMemo } from 'react';
import { changedKeys, configurationOf } from './configuration-of.ts';
import { DraftBar } from './draft-bar.tsx';
import { type Settings, useSaveSettings } from './organization.api.ts';
import { ProductAreas } from './product-areas.tsx';
import { SettingsPart } from './settings-part.tsx';
import { useDraft } from './use-draft.ts';
import { WithSettings } from './with-settings.tsx';

type BooleanKey = {
  [Key in keyof Configuration]: Configuration[Key] extends boolean ? Key : never;
}[keyof Configuration];

/** Rules that have no feature of their own. */
const RULES: readonly { key: BooleanKey; label: MessageKey }[] = [
  { key: 'two_factor_enabled', label: 'organization-settings.rules.twoFactor' },
  { key: 'email_verification_required', label: 'organization-settings.rules.emailVerification' },
  { key: 'course_approval_required', label: 'organization-settings.rules.courseApproval' },
  { key: 'passing_criteria_configuration_enabled_for_admins', label: 'organization-settings.rules.criteriaAdmins' },
  {
    key: 'passing_criteria_configuration_enabled_for_instructors',
    label: 'organization-settings.rules.criteriaInstructors',
  },
];

/** A part that this release doesn't have yet is off by default and has no switch; pages of texts always have one. */
function isOffered(feature: Feature): boolean {
  const definition = FEATURES[feature];
  if ('configurationKey' in definition) return true;
  return definition.isOnByDefault || feature.startsWith('landing-');
}

const offered = (kind: 'rule' | 'module' | 'page') =>
  FEATURE_NAMES.filter((feature) => FEATURES[feature].kind === kind && isOffered(feature));

/** Whether a feature is on in a configuration. */
function isOn(configuration: Configuration, feature: Feature): boolean {
  const definition = FEATURES[feature];
  if ('configurationKey' in definition) return configuration[definition.configurationKey];
  return configuration.features[feature] ?? definition.isOnByDefault;
}

/** The configuration with a feature switched. */
function switched(configuration: Configuration, feature: Feature, on: boolean): Configuration {
  const definition = FEATURES[feature];
  return 'configurationKey' in definition
    ? { ...configuration, [definition.configurationKey]: on }
    : { ...configuration, features: { ...configuration.features, [feature]: on } };
}

interface SwitchesProps {
  readonly features: readonly Feature[];
  readonly configuration: Configuration;
  readonly onChange: (configuration: Configuration) => void;
}

function Switches({ features, configuration, onChange }: SwitchesProps) {
  const t = useT();
  return (
    <div className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
      {features.map((feature) => (
        <Switch
          key={feature}
          label={t(`organization-settings.features.${feature}`)}
          checked={isOn(configuration, feature)}
          onChange={(on) => onChange(switched(configuration, feature, on))}
        />
      ))}
    </div>
  );
}

function FeaturesForm({ settings }: { readonly settings: Settings }) {
  const t = useT();
  const notify = useNotify();
  const saved = useMemo(() => configurationOf(settings), [settings]);
  const draft = useDraft(saved);
  const save = useSaveSettings();
  const submit = () =>
    save.mutate(
      { version: settings.version, configuration: changedKeys(saved, draft.value) },
      {
        onSuccess: () => {
          draft.accept(draft.value);
          notify({ tone: 'success', text: t('organization-settings.messages.saved') });
        },
      },
    );
  const part = { configuration: draft.value, onChange: draft.set };
  return (
    <div className="space-y-5">
      <SettingsPart title={t('organization-settings.features.title')} text={t('organization-settings.features.text')}>
        <Switches {...part} features={offered('module')} />
      </SettingsPart>
      <SettingsPart title={t('organization-settings.features.rules')}>
        <Switches {...part} features={offered('rule')} />
        <div className="grid gap-x-8 gap-y-1 border-t border-line pt-4 sm:grid-cols-2">
          {RULES.map(({ key, label }) => (
            <Switch
              key={key}
              label={t.dynamic(label)}
              checked={draft.value[key]}
              onChange={(on) => draft.set({ [key]: on })}
            />
          ))}
        </div>
      </SettingsPart>
      <SettingsPart
        title={t('organization-settings.features.pages')}
        text={t('organization-settings.features.pagesText')}
      >
        <Switches {...part} features={offered('page')} />
      </SettingsPart>
      <DraftBar draft={draft} save={save} onSave={submit} />
    </div>
  );
}

/** What the organisation switches on, and who may do what. */
export function FeaturesScreen() {
  return (
    <div className="space-y-5">
      <ProductAreas />
      <WithSettings>{(settings) => <FeaturesForm settings={settings} />}</WithSettings>
    </div>
  );
}
