import { TERMINOLOGY, type TerminologyEntry } from '@sullam/domain/terminology.ts';
import type { Platform } from '../../kernel/context.ts';
import type { Tenant, Tx } from '../../kernel/database/database.ts';
import { readMedia } from './public-media.ts';
import { findMessages, findTerms } from './wording.repository.ts';
import type { TerminologyEditing } from './wording.schemas.ts';

/** Every name, wording and picture that an organisation may make its own, beside the product's. */
export async function readTerminology(scope: Platform & Tenant, tx: Tx): Promise<TerminologyEditing[]> {
  const terms = await findTerms(tx);
  const media = await readMedia(
    scope,
    tx,
    terms.map((term) => term.mediaId),
  );
  const own = new Map(terms.map((term) => [term.slug, term]));
  return TERMINOLOGY.map((entry: TerminologyEntry) => {
    const term = own.get(entry.slug);
    return {
      slug: entry.slug,
      defaultValue: {
        isRequired: entry.isRequired,
        kind: entry.kind,
        en: entry.initial?.en ?? null,
        ar: entry.initial?.ar ?? null,
      },
      value: term?.value ?? {},
      media: media.get(term?.mediaId ?? 0) ?? null,
    };
  });
}

/** The organisation's own wording of one language. */
export const readMessages = findMessages;
