import type { Language } from '@sullam/domain/localized.ts';
import type { Catalogue, RuntimeMessage } from '@sullam/strings/define.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { upsert } from '../../../kernel/database/upsert.ts';
import type { TermForms } from './wording.schemas.ts';

/** The organisation's own word and picture of one thing in one language; null: none of its own. */
export interface TermRow {
  slug: string;
  language: Language;
  value: TermForms | null;
  mediaId: number | null;
}

export const findTerms = async (tx: Tx): Promise<TermRow[]> =>
  (await tx.all(
    db
      .selectFrom('organization_terms')
      .select(['slug', 'language', 'value', 'media_id as mediaId'])
      .orderBy('slug')
      .orderBy('language', 'desc'),
  )) as TermRow[];

export async function saveTerm(tx: Tx, { slug, language, value, mediaId }: TermRow): Promise<void> {
  if (!value && mediaId === null) {
    await tx.run(db.deleteFrom('organization_terms').where('slug', '=', slug).where('language', '=', language));
    return;
  }
  const columns = { value: value && json(value), media_id: mediaId };
  await tx.run(upsert(db.insertInto('organization_terms'), { slug, language }, columns));
}

/** The organisation's own wording of one language. */
export async function findMessages(tx: Tx, language: Language): Promise<Catalogue> {
  const rows = await tx.all(
    db
      .selectFrom('organization_messages')
      .select(['message_key', 'text', 'forms'])
      .where('language', '=', language)
      .orderBy('message_key'),
  );
  return Object.fromEntries(rows.map((row) => [row.message_key, (row.forms as RuntimeMessage | null) ?? row.text]));
}

export async function saveMessage(
  tx: Tx,
  language: Language,
  messageKey: string,
  message: RuntimeMessage,
): Promise<void> {
  const columns =
    typeof message === 'string'
      ? { text: message, forms: null }
      : { text: message.other ?? Object.values(message)[0] ?? '', forms: json(message) };
  await tx.run(upsert(db.insertInto('organization_messages'), { language, message_key: messageKey }, columns));
}

export async function deleteMessage(tx: Tx, language: Language, messageKey: string): Promise<boolean> {
  const touched = await tx.run(
    db.deleteFrom('organization_messages').where('language', '=', language).where('message_key', '=', messageKey),
  );
  return touched === 1;
}
