import { type KeyValueStorage, STORAGE_KEYS } from '../base/stored.ts';

/** Whether this browser plays a sound when something is finished; it doesn't unless the reader said so. */
export const playsSounds = (storage: KeyValueStorage): boolean => storage.getItem(STORAGE_KEYS.sounds) === 'on';

export const keepPlaysSounds = (storage: KeyValueStorage, isOn: boolean): void =>
  storage.setItem(STORAGE_KEYS.sounds, isOn ? 'on' : 'off');
