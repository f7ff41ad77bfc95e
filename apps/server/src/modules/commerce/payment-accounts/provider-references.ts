import { chooseText, type Language, type Localized } from '@sullam/domain/localized.ts';
import type { SystemContext } from '../../../kernel/context.ts';

type Organization = Pick<SystemContext, 'organizationId'>;
type Referred = 'payment' | 'refund';

/**
 * Idempotency key of an attempt or refund. Ids are counted per installation: the moment keeps two installations with the same account
 * apart.
 */
export const keyOf = ({ organizationId }: Organization, what: string, id: number, at: Date): string =>
  `${what}-${organizationId}-${id}-${at.getTime()}`;

/** What a provider stores with a payment or refund, so that it can be recognised. */
export const metadataOf = ({ organizationId }: Organization, name: Referred, id: number): Record<string, string> => ({
  organization: String(organizationId),
  [name]: String(id),
});

/** The id in our metadata; null for what was made elsewhere. */
export function idIn(
  { organizationId }: Organization,
  metadata: Readonly<Record<string, unknown>> | null | undefined,
  name: Referred,
): number | null {
  const id = Number(metadata?.[name]);
  return metadata?.organization === String(organizationId) && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Title of a line as the provider's page shows it. */
export const titleIn = (title: Localized, language: Language): string => chooseText(title, language)?.text ?? '–';
