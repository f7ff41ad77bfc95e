import type { FeatureUse } from '@sullam/api-client/schema.gen.ts';
import type { Configuration } from '@sullam/domain/configuration.ts';
import { FEATURE_GROUPS, type FeatureGroup } from '@sullam/domain/feature.ts';
import { FEATURE_NAMES, FEATURES, type Feature, isSwitchable } from '@sullam/domain/features.ts';
import { ORGANIZATION_MODULE_PERMISSIONS } from '@sullam/domain/permissions.ts';
import { PLANNED_PERMISSIONS } from '@sullam/domain/planned-permissions.ts';
import { foldedWords, foldForSearch } from '@sullam/domain/search-folding.ts';
import { searchStem } from '@sullam/domain/search-stem.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import type { Catalogue } from '@sullam/strings/define.ts';

export const SWITCH_GROUPS = [...FEATURE_GROUPS, 'areas'] as const;

type BooleanKey = {
  [Key in keyof Configuration]: Configuration[Key] extends boolean ? Key : never;
}[keyof Configuration];

/** Rules that have no feature of their own. */
const RULES = [
  { key: 'two_factor_enabled', label: 'twoFactor', group: 'accounts' },
  { key: 'email_verification_required', label: 'emailVerification', group: 'accounts', partOf: 'self-registration' },
  { key: 'course_approval_required', label: 'courseApproval', group: 'teaching' },
  { key: 'passing_criteria_configuration_enabled_for_admins', label: 'criteriaAdmins', group: 'teaching' },
  { key: 'passing_criteria_configuration_enabled_for_instructors', label: 'criteriaInstructors', group: 'teaching' },
] as const satisfies readonly { key: BooleanKey; label: string; group: FeatureGroup; partOf?: Feature }[];

/** Something that is on or off in an organisation: a feature, a rule, or a part of the product that the organisation has. */
export interface Switchable {
  readonly id: string;
  readonly group: (typeof SWITCH_GROUPS)[number];
  readonly kind: 'feature' | 'rule' | 'area';
  readonly labelKey: MessageKey;
  readonly textKey: MessageKey | undefined;
  /** Other words that people search for it by. */
  readonly wordsKey: MessageKey | undefined;
  /** Means nothing without this one. */
  readonly partOf: string | undefined;
}

const features = FEATURE_NAMES.filter(isSwitchable).map((feature): Switchable => {
  const definition = FEATURES[feature];
  return {
    id: feature,
    kind: 'feature',
    group: definition.group,
    labelKey: `organization-settings.features.${feature}`,
    textKey: `organization-settings.featureTexts.${feature}`,
    wordsKey: `organization-settings.featureWords.${feature}`,
    partOf: 'partOf' in definition ? definition.partOf : undefined,
  };
});

const rules = RULES.map(
  (rule): Switchable => ({
    id: rule.key,
    kind: 'rule',
    group: rule.group,
    labelKey: `organization-settings.rules.${rule.label}`,
    textKey: `organization-settings.ruleTexts.${rule.key}`,
    wordsKey: `organization-settings.ruleWords.${rule.key}`,
    partOf: 'partOf' in rule ? rule.partOf : undefined,
  }),
);

const areas = ORGANIZATION_MODULE_PERMISSIONS.filter((slug) => !PLANNED_PERMISSIONS.has(slug)).map(
  (slug): Switchable => ({
    id: slug,
    kind: 'area',
    group: 'areas',
    labelKey: `members.permissions.${slug}`,
    textKey: undefined,
    wordsKey: undefined,
    partOf: undefined,
  }),
);

/** All that can be switched, each directly before what belongs to it. */
export const SWITCHABLES: readonly Switchable[] = (() => {
  const all = [...features, ...rules, ...areas];
  return all
    .filter(({ partOf }) => partOf === undefined)
    .flatMap((each) => [each, ...all.filter(({ partOf }) => partOf === each.id)]);
})();

export interface SwitchState {
  readonly configuration: Configuration;
  /** Slugs of the parts of the product that the organisation has. */
  readonly held: readonly string[];
}

/** Whether something is on. */
export function isOn({ id, kind }: Switchable, { configuration, held }: SwitchState): boolean {
  if (kind === 'area') return held.includes(id) || held.includes('organization_everything');
  if (kind === 'rule') return configuration[id as BooleanKey];
  const definition = FEATURES[id as Feature];
  if ('configurationKey' in definition) return configuration[definition.configurationKey];
  return configuration.features[id as Feature] ?? ('isOnByDefault' in definition && definition.isOnByDefault);
}

/** The configuration with a feature or rule switched. */
export function switched(configuration: Configuration, { id, kind }: Switchable, on: boolean): Configuration {
  if (kind === 'rule') return { ...configuration, [id]: on };
  const definition = FEATURES[id as Feature];
  return 'configurationKey' in definition
    ? { ...configuration, [definition.configurationKey]: on }
    : { ...configuration, features: { ...configuration.features, [id]: on } };
}

/** Those whose name, sentence or other words hold every word, in whichever of the languages and however it is spelt. */
export function findSwitchables(query: string, catalogues: readonly Catalogue[]): readonly Switchable[] {
  const stems = foldedWords(query).map(searchStem);
  if (stems.length === 0) return SWITCHABLES;
  return SWITCHABLES.filter(({ labelKey, textKey, wordsKey }) => {
    const texts = catalogues.flatMap((catalogue) =>
      [labelKey, textKey, wordsKey].map((key) => (key === undefined ? '' : (catalogue[key] ?? ''))),
    );
    const folded = foldForSearch(texts.filter((text) => typeof text === 'string').join(' '));
    return stems.every((stem) => folded.includes(stem));
  });
}

export type Uses = readonly FeatureUse[];
