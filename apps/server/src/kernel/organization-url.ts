import { DEFAULT_ORGANIZATION_ID } from '@sullam/domain/limits.ts';
import type { Config } from '../config.ts';

/** Where people reach an organisation: the first one at PUBLIC_URL, every other at its prefix before that host. */
export function organizationUrl(
  config: Pick<Config, 'publicUrl'>,
  organization: { organizationId: number; prefix: string },
): string {
  if (organization.organizationId === DEFAULT_ORGANIZATION_ID) return config.publicUrl;
  const url = new URL(config.publicUrl);
  url.hostname = `${organization.prefix}.${url.hostname}`;
  return url.toString().replace(/\/+$/, '');
}

/** An address of a page with its query: values are encoded, empty ones left out. */
export function pageUrl(base: string, path: string, query: Record<string, string | null> = {}): string {
  const url = new URL(base + path);
  for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value);
  return url.toString();
}
