import type { Platform } from '../../../kernel/context.ts';
import { seal, unseal } from '../../../kernel/sealed.ts';

const PURPOSE = 'coach-feeds.address';

type Secret = Pick<Platform, 'secret'>;

/** Addresses of private calendars open them to anyone who knows them: they are stored sealed, and never shown or logged whole. */
export const sealAddress = ({ secret }: Secret, address: string): string => seal(secret, PURPOSE, address);

export const openAddress = ({ secret }: Secret, sealed: string): string =>
  unseal(secret, PURPOSE, sealed).toString('utf8');

/** The address that is fetched: `webcal:` is `https:`. Null: none that a calendar can have. */
export function readFeedAddress(text: string): string | null {
  const address = text.trim().replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username || url.password) return null;
  url.hash = '';
  return url.href;
}

/** All that is ever shown of an address. */
export const shownAddress = (address: string): { host: string; addressEnd: string } => ({
  host: new URL(address).host,
  addressEnd: address.slice(-4),
});
