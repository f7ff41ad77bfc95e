import { type KeyValueStorage, readJson, STORAGE_KEYS, writeJson } from '../base/stored.ts';

type Values = Record<string, string>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** What somebody has typed and not sent yet. */
export interface Draft {
  read(): Values;
  write(values: Values): void;
  clear(): void;
}

const NO_DRAFT: Draft = { read: () => ({}), write: () => undefined, clear: () => undefined };

/** Keeps a form's texts in this browser; without a key nothing is kept. */
export function createDraft(storage: KeyValueStorage, key: string | undefined): Draft {
  if (!key) return NO_DRAFT;
  const name = `${STORAGE_KEYS.drafts}.${key}`;
  return {
    read: () => readJson(storage, name, isValues) ?? {},
    write: (values) => writeJson(storage, name, values),
    clear: () => storage.removeItem(name),
  };
}
