import { isLanguage, isWritten, type Language, type Localized } from './localized.ts';
import { isWebAddress } from './web-address.ts';

/** An entry that an organisation adds to the menu of the avatar: another place of its own, such as a payroll or an intranet. */
export interface ProfileLink {
  title: Localized;
  /** An address of the web. */
  address: string;
  /** The place is told which language its reader reads, as `lang=en` or `lang=ar`. */
  hasLanguage: boolean;
}

export const MOST_PROFILE_LINKS = 8;
export const PROFILE_LINK_TITLE = 60;
const LONGEST_ADDRESS = 500;

function isProfileLink(value: unknown): value is ProfileLink {
  if (typeof value !== 'object' || value === null) return false;
  const { title, address, hasLanguage, ...rest } = value as Partial<ProfileLink>;
  const isTitle =
    typeof title === 'object' &&
    title !== null &&
    isWritten(title) &&
    Object.entries(title).every(
      ([language, text]) =>
        isLanguage(language) && (text === null || (typeof text === 'string' && text.length <= PROFILE_LINK_TITLE)),
    );
  return (
    isTitle &&
    typeof address === 'string' &&
    address.length <= LONGEST_ADDRESS &&
    isWebAddress(address) &&
    typeof hasLanguage === 'boolean' &&
    Object.keys(rest).length === 0
  );
}

/** Whether a value is a list of entries as they are stored. */
export const isProfileLinks = (value: unknown): value is ProfileLink[] =>
  Array.isArray(value) && value.length <= MOST_PROFILE_LINKS && value.every(isProfileLink);

/** Where an entry leads a reader of this language. */
export function profileLinkAddress({ address, hasLanguage }: ProfileLink, language: Language): string {
  if (!hasLanguage) return address;
  const [place = '', ...fragment] = address.split('#');
  const asked = `${place}${place.includes('?') ? '&' : '?'}lang=${language}`;
  return [asked, ...fragment].join('#');
}
