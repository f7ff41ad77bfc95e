import { type KeyValueStorage, readJson, writeJson } from '../base/stored.ts';

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

/** Keeps a form's texts in this browser, under a key of `draftKeyOf`; without one nothing is kept. */
export function createDraft(storage: KeyValueStorage, name: string | undefined): Draft {
  if (!name) return NO_DRAFT;
  return {
    read: () => readJson(storage, name, isValues) ?? {},
    write: (values) => writeJson(storage, name, values),
    clear: () => storage.removeItem(name),
  };
}
