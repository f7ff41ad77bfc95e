import { type KeyValueStorage, STORAGE_KEYS } from '../base/stored.ts';

/** Whether this browser shows hints; it does unless the reader said otherwise. */
export const showsHints = (storage: KeyValueStorage): boolean => storage.getItem(STORAGE_KEYS.tooltips) !== 'off';

export const keepShowsHints = (storage: KeyValueStorage, isOn: boolean): void =>
  storage.setItem(STORAGE_KEYS.tooltips, isOn ? 'on' : 'off');
