import type { Localized } from '@sullam/domain/localized.ts';
import { nameByLanguage } from '@sullam/domain/names.ts';

export interface NameRow {
  own_first_name: string;
  own_last_name: string;
  other_first_name: string | null;
  other_last_name: string | null;
}

const whole = (first: string, last: string): string => `${first} ${last}`.replace(/\s+/gu, ' ').trim();

/** A person's name in the scripts in which it is known. */
export function nameOf(row: NameRow): Localized {
  const { other_first_name: first, other_last_name: last } = row;
  return nameByLanguage(whole(row.own_first_name, row.own_last_name), first && last ? whole(first, last) : null);
}
