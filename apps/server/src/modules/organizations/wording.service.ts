import { LANGUAGES, type Language } from '@sullam/domain/localized.ts';
import { TERMINOLOGY, type TerminologyEntry } from '@sullam/domain/terminology.ts';
import { AREAS } from '@sullam/strings/all-areas.ts';
import type { RuntimeMessage } from '@sullam/strings/define.ts';
import { loadAreas } from '@sullam/strings/load.ts';
import { overrideProblem } from '@sullam/strings/overrides.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { invalidField, notFound } from '../../kernel/problem.ts';
import { invalidPlaceholder } from './organizations.errors.ts';
import { changeOrganization } from './organizations.service.ts';
import { checkPublicMedia } from './public-media.ts';
import { deleteMessage, findTerms, saveMessage, saveTerm } from './wording.repository.ts';
import type { MessageBody, TermBody, TermForms, TerminologySlug } from './wording.schemas.ts';

/** Both forms or none: a noun with a plural only would leave sentences with a hole. */
function checkForms(language: Language, forms: TermForms | null | undefined): void {
  if (!forms) return;
  for (const form of ['singular', 'plural'] as const)
    if (forms[form].trim() === '') throw invalidField(`value.${language}.${form}`, 'required');
}

/** Names or pictures a thing the organisation's way; a language set to null takes the product's own again. */
export function setTerm(context: MemberContext, slug: TerminologySlug, body: TermBody): Promise<{ version: number }> {
  const entry: TerminologyEntry = TERMINOLOGY.find((candidate) => candidate.slug === slug)!;
  if (entry.kind === 'picture' && body.value && Object.values(body.value).some(Boolean))
    throw invalidField('value', 'unknownField');
  checkForms('en', body.value?.en);
  checkForms('ar', body.value?.ar);
  const change = { action: 'organization.rename', nounId: slug, changes: { ...body } };
  return changeOrganization(context, change, async (tx) => {
    await checkPublicMedia(
      tx,
      'IMAGE',
      LANGUAGES.map((language) => ({ path: `medium.${language}`, mediaId: body.medium?.[language] })),
    );
    const stored = await findTerms(tx);
    for (const language of LANGUAGES) {
      const [value, mediaId] = [body.value?.[language], body.medium?.[language]];
      if (value === undefined && mediaId === undefined) continue;
      const before = stored.find((term) => term.slug === slug && term.language === language);
      await saveTerm(tx, {
        slug,
        language,
        value: value === undefined ? (before?.value ?? null) : value,
        mediaId: mediaId === undefined ? (before?.mediaId ?? null) : mediaId,
      });
    }
  });
}

/** The shipped message of a key. */
async function shippedMessage(language: Language, messageKey: string): Promise<RuntimeMessage> {
  const catalogue = await loadAreas(AREAS, language);
  const message = Object.hasOwn(catalogue, messageKey) ? catalogue[messageKey] : undefined;
  if (message === undefined) throw notFound();
  return message;
}

function checkMessage(shipped: RuntimeMessage, own: RuntimeMessage): void {
  const isPlain = typeof own === 'string';
  if (!isPlain && typeof shipped === 'string') throw invalidField('forms', 'unknownField');
  const problem = overrideProblem(shipped, own);
  if (problem === 'empty') throw invalidField(isPlain ? 'text' : 'forms', 'required');
  if (problem === 'unknown-form') throw invalidField('forms', 'unknownField');
  if (problem) throw invalidPlaceholder();
}

/** Replaces a message of the interface; its placeholders have to be the shipped one's. */
export async function setMessage(
  context: MemberContext,
  language: Language,
  messageKey: string,
  body: MessageBody,
): Promise<{ version: number }> {
  const shipped = await shippedMessage(language, messageKey);
  const own: RuntimeMessage | undefined = body.forms ?? body.text;
  if (own === undefined) throw invalidField('text', 'required');
  checkMessage(shipped, own);
  return changeOrganization(
    context,
    { action: 'organization.reword', nounId: `${language}/${messageKey}`, changes: { message: own } },
    (tx) => saveMessage(tx, language, messageKey, own),
  );
}

export async function resetMessage(context: MemberContext, language: Language, messageKey: string): Promise<void> {
  await changeOrganization(
    context,
    { action: 'organization.reset-wording', nounId: `${language}/${messageKey}` },
    async (tx) => {
      if (!(await deleteMessage(tx, language, messageKey))) throw notFound();
    },
  );
}
