import { type KeyValueStorage, readJson, writeJson } from '@sullam/web-kit/base/stored.ts';

const NAME = 'sullam.keys-off';

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The keys that somebody has switched off at this browser. */
export const readKeysOff = (storage: KeyValueStorage): readonly string[] => readJson(storage, NAME, isList) ?? [];

export const writeKeysOff = (storage: KeyValueStorage, off: readonly string[]): void =>
  writeJson(storage, NAME, off.length > 0 ? off : null);
