import { kindOf, type LayoutElement, unknownPlaceholders } from '@sullam/domain/certificates/layout.ts';
import { findingsOf, isBlocking } from '@sullam/domain/certificates/layout-findings.ts';
import { hasText, LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { checkMediaChoices, type MediaChoice } from '../../organization/media/media.public.ts';
import { sheetIncomplete } from './certificate-templates.errors.ts';
import type { CertificateDesign } from './certificate-templates.schemas.ts';

export function checkText(path: string, text: Localized | undefined): void {
  if (text && !hasText(text.en) && !hasText(text.ar)) throw invalidField(path, 'oneLanguage');
}

const imageAt = (path: string, mediaId: number | null | undefined): MediaChoice[] =>
  mediaId == null ? [] : [{ path: `${path}.mediaId`, mediaId, kinds: ['IMAGE'] }];

/** The pictures that a design shows, with where in it they stand. */
export const picturesOf = ({ signatures, arrangement }: CertificateDesign): MediaChoice[] => [
  ...signatures.flatMap(({ mediaId }, index) => imageAt(`design.signatures.${index}`, mediaId)),
  ...(arrangement?.elements ?? []).flatMap(({ picture, signature }, index) => [
    ...imageAt(`design.arrangement.elements.${index}.picture`, picture?.mediaId),
    ...imageAt(`design.arrangement.elements.${index}.signature`, signature?.mediaId),
  ]),
];

function checkElement(element: LayoutElement, path: string): void {
  if (kindOf(element) === null) throw invalidField(path, 'choice');
  const { text, picture } = element;
  for (const language of LANGUAGES)
    if (text && unknownPlaceholders(text.words[language] ?? '').length > 0)
      throw invalidField(`${path}.text.words.${language}`, 'choice');
  if (picture && picture.source !== 'FILE' && picture.mediaId !== null)
    throw invalidField(`${path}.picture.mediaId`, 'choice');
}

/** What the shape of a design alone doesn't say: each element is one thing, under a name of its own. */
export function checkArrangement({ arrangement }: CertificateDesign): void {
  const seen = new Set<string>();
  for (const [index, element] of (arrangement?.elements ?? []).entries()) {
    const path = `design.arrangement.elements.${index}`;
    if (seen.has(element.elementId)) throw invalidField(`${path}.elementId`, 'choice');
    seen.add(element.elementId);
    checkElement(element, path);
  }
}

/** What is on a sheet that is given out: whose it is, what for, its number, and a code that is whole. */
export function checkComplete({ arrangement }: CertificateDesign): void {
  if (arrangement && findingsOf(arrangement).some(isBlocking)) throw sheetIncomplete();
}

export async function checkDesign(
  context: MemberContext,
  tx: Tx,
  design: CertificateDesign,
  there?: { readonly design: CertificateDesign },
): Promise<void> {
  for (const part of ['heading', 'opening', 'completed'] as const) checkText(`design.${part}`, design[part]);
  for (const [index, { name }] of design.signatures.entries()) checkText(`design.signatures.${index}.name`, name);
  checkArrangement(design);
  const already = new Set(there ? picturesOf(there.design).map(({ mediaId }) => mediaId) : []);
  await checkMediaChoices(context, tx, picturesOf(design), already);
}
