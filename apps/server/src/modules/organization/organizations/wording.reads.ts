import { TERMINOLOGY, type TerminologyEntry } from '@sullam/domain/terminology.ts';
import type { Platform } from '../../../kernel/context.ts';
import type { Tenant, Tx } from '../../../kernel/database/database.ts';
import { readMedia } from './public-media.ts';
import { findMessages, findTerms } from './wording.repository.ts';
import type { TerminologyTerm } from './wording.schemas.ts';

/** Every name, wording and picture that an organisation may make its own, beside the product's. */
export async function readTerminology(scope: Platform & Tenant, tx: Tx): Promise<TerminologyTerm[]> {
  const terms = await findTerms(tx);
  const media = await readMedia(
    scope,
    tx,
    terms.map((term) => term.mediaId),
  );
  return TERMINOLOGY.map((entry: TerminologyEntry) => {
    return {
      slug: entry.slug,
      defaultValue: {
        isRequired: entry.isRequired,
        kind: entry.kind,
        // the product pictures nothing by itself
        media: null,
        en: entry.initial?.en ?? null,
        ar: entry.initial?.ar ?? null,
      },
      organizationTerms: terms
        .filter(({ slug }) => slug === entry.slug)
        .map(({ language, value, mediaId }) => ({ language, medium: media.get(mediaId ?? 0) ?? null, value })),
    };
  });
}

/** The organisation's own wording of one language. */
export const readMessages = findMessages;
