import { DEFAULT_ORGANIZATION_ID } from '@sullam/domain/limits.ts';
import type { Config } from '../config.ts';

interface OrganizationPlace {
  organizationId: number;
  prefix: string;
}

/** The studio's pages lie below this path, on whichever host. */
export const STUDIO_PATH = '/studio';

function siteOf(firstUrl: string, { organizationId, prefix }: OrganizationPlace): string {
  if (organizationId === DEFAULT_ORGANIZATION_ID) return firstUrl;
  const url = new URL(firstUrl);
  url.hostname = `${prefix}.${url.hostname}`;
  return url.toString().replace(/\/+$/, '');
}

/** Where people reach an organisation: the first one at PUBLIC_URL, every other at its prefix before that host. */
export const organizationUrl = (config: Pick<Config, 'publicUrl'>, organization: OrganizationPlace): string =>
  siteOf(config.publicUrl, organization);

/** Where its studio is: beside the learner application, or at STUDIO_URL by the same rule. */
export const studioUrl = (
  { studioUrl: ownUrl, publicUrl }: Pick<Config, 'publicUrl' | 'studioUrl'>,
  organization: OrganizationPlace,
): string => siteOf(ownUrl ?? publicUrl, organization) + STUDIO_PATH;

/** An address of a page with its query: values are encoded, empty ones left out. */
export function pageUrl(base: string, path: string, query: Record<string, string | null> = {}): string {
  const url = new URL(base + path);
  for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value);
  return url.toString();
}
