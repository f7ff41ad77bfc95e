import type { Configuration } from '@sullam/domain/configuration.ts';
import { readConfiguration } from '@sullam/domain/configuration.ts';
import type { ConfigurationChange, Settings } from './organization.api.ts';

/** The configuration as it is stored, defaults filled in. */
export const configurationOf = (settings: Settings): Configuration =>
  readConfiguration(settings.configurations.map(({ configurationKey, value }) => ({ key: configurationKey, value })));

/** The keys whose value was changed. */
export function changedKeys(before: Configuration, after: Configuration): ConfigurationChange {
  return Object.fromEntries(
    (Object.keys(after) as (keyof Configuration)[])
      .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map((key) => [key, after[key]]),
  );
}
