import { LANGUAGES, type Language } from '@sullam/domain/localized.ts';
import { TERMINOLOGY, type TerminologyEntry } from '@sullam/domain/terminology.ts';
import { AREAS } from '@sullam/strings/all-areas.ts';
import type { RuntimeMessage } from '@sullam/strings/define.ts';
import { loadAreas } from '@sullam/strings/load.ts';
import { overrideProblem } from '@sullam/strings/overrides.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { invalidPlaceholder } from './organizations.errors.ts';
import { changeOrganization } from './organizations.service.ts';
import { checkPublicMedia } from './public-media.ts';
import { deleteMessage, findTerms, saveMessage, saveTerm } from './wording.repository.ts';
import type { MessageBody, TermBody, TermForms, TerminologySlug, TermsBody } from './wording.schemas.ts';

/** A thing's new name or picture, and where it stands in the request, for the errors at its fields. */
interface TermChange extends TermBody {
  slug: TerminologySlug;
  path: string;
}

/** Both forms or none: a noun with a plural only would leave sentences with a hole. */
function checkForms(path: string, forms: TermForms | null | undefined): void {
  if (!forms) return;
  for (const form of ['singular', 'plural'] as const)
    if (forms[form].trim() === '') throw invalidField(`${path}.${form}`, 'required');
}

function checkTerm({ slug, value, path }: TermChange): void {
  const entry: TerminologyEntry = TERMINOLOGY.find((candidate) => candidate.slug === slug)!;
  if (entry.kind === 'picture' && value && Object.values(value).some(Boolean))
    throw invalidField(`${path}value`, 'unknownField');
  for (const language of LANGUAGES) checkForms(`${path}value.${language}`, value?.[language]);
}

async function writeTerms(tx: Tx, changes: readonly TermChange[]): Promise<void> {
  await checkPublicMedia(
    tx,
    'IMAGE',
    changes.flatMap(({ path, medium }) =>
      LANGUAGES.map((language) => ({ path: `${path}medium.${language}`, mediaId: medium?.[language] })),
    ),
  );
  const stored = await findTerms(tx);
  for (const { slug, ...change } of changes)
    for (const language of LANGUAGES) {
      const [value, mediaId] = [change.value?.[language], change.medium?.[language]];
      if (value === undefined && mediaId === undefined) continue;
      const before = stored.find((term) => term.slug === slug && term.language === language);
      await saveTerm(tx, {
        slug,
        language,
        value: value === undefined ? (before?.value ?? null) : value,
        mediaId: mediaId === undefined ? (before?.mediaId ?? null) : mediaId,
      });
    }
}

/** Names or pictures a thing the organisation's way; a language set to null takes the product's own again. */
export function setTerm(context: MemberContext, slug: TerminologySlug, body: TermBody): Promise<{ version: number }> {
  const change: TermChange = { ...body, slug, path: '' };
  checkTerm(change);
  return changeOrganization(context, { action: 'organization.rename', nounId: slug, changes: { ...body } }, (tx) =>
    writeTerms(tx, [change]),
  );
}

/** The same for several things in one transaction: all of them are saved, or none. */
export function setTerms(context: MemberContext, { terms }: TermsBody): Promise<{ version: number }> {
  const changes = terms.map((term, at): TermChange => ({ ...term, path: `terms.${at}.` }));
  changes.forEach((change, at) => {
    checkTerm(change);
    if (terms.findIndex(({ slug }) => slug === change.slug) < at) throw invalidField(`terms.${at}.slug`, 'unique');
  });
  return changeOrganization(
    context,
    { action: 'organization.rename', nounId: terms.map(({ slug }) => slug).join(','), changes: { terms } },
    (tx) => writeTerms(tx, changes),
  );
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
