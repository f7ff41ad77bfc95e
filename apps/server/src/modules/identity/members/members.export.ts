import { chooseText } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/members.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/members.en.gen.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { type ResultWords, resultWords } from '../../../kernel/result-words.ts';
import { dayCell, momentCell, type TableCell, type TableLine } from '../../../kernel/table-cells.ts';
import { type TableFile, type TableFormat, tableFile } from '../../../kernel/table-file.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { type FormField, findFormFields } from '../../organization/registration-form/registration-form.public.ts';
import type { ExtraFieldValue, ExtraFieldValues } from './extra-fields.ts';
import { type MemberRecord, memberConditions, memberQuery, portalsOfRow } from './members.reads.ts';
import type { MemberListQuery, MemberStatus } from './members.schemas.ts';

const BATCH = 1000;

const COLUMNS = [
  'memberNumber',
  'firstName',
  'lastName',
  'email',
  'state',
  'administrator',
  'instructor',
  'coach',
  'language',
  'requested',
  'joined',
  'lastSeen',
] as const;

const WORDS = { en: english, ar: arabic };
type Words = ResultWords & { t: Translator; countries: Intl.DisplayNames };

/** An answer to a question of the registration form, as people read it. */
function answerCell(
  { language }: MemberContext,
  { yesNo, countries }: Words,
  { typeSlug, options }: FormField,
  answer: ExtraFieldValue | undefined,
): TableCell {
  if (answer === undefined || typeof answer === 'number') return answer;
  if (typeof answer === 'boolean') return yesNo(answer);
  const named = (value: string) =>
    chooseText(options.find((option) => option.value === value)?.label ?? {}, language)?.text ?? value;
  if (typeof answer !== 'string') return answer.map(named);
  if (typeSlug === 'select') return named(answer);
  if (typeSlug === 'country') return countries.of(answer);
  return typeSlug === 'date' ? dayCell(answer) : answer;
}

function cellsOf(context: MemberContext, words: Words, row: MemberRecord, fields: readonly FormField[]): TableLine {
  const { yesNo, t } = words;
  const portals = portalsOfRow(context, row);
  const answers = row.extra_fields as ExtraFieldValues;
  const moment = (at: Date | null) => momentCell(at, context.configuration.time_zone);
  const status = row.status.toLowerCase() as Lowercase<MemberStatus>;
  return [
    row.user_id,
    row.first_name,
    row.last_name,
    row.email,
    t(`members.states.${status}`),
    yesNo(portals.isAdministrator),
    yesNo(portals.isInstructor),
    yesNo(portals.isCoach),
    words.language(row.language),
    moment(row.requested_at),
    moment(row.joined_at),
    moment(row.last_seen_at),
    ...fields.map((field) =>
      answerCell(context, words, field, Object.hasOwn(answers, field.fieldKey) ? answers[field.fieldKey] : undefined),
    ),
  ];
}

async function* pages(context: MemberContext, query: MemberListQuery, words: Words, fields: readonly FormField[]) {
  const labels = fields.map(({ label, fieldKey }) => chooseText(label, context.language)?.text ?? fieldKey);
  yield [[...words.head(...COLUMNS), ...labels]];
  let after = 0;
  for (;;) {
    const from = after;
    const rows = await reading(context, async (tx) => {
      let page = memberQuery().where('m.user_id', '>', from);
      for (const condition of await memberConditions(context, tx, query)) page = page.where(condition);
      return tx.all(page.orderBy('m.user_id').limit(BATCH));
    });
    yield rows.map((row) => cellsOf(context, words, row, fields));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.user_id;
  }
}

/** The members of the list's filters as a file, read in portions. That somebody took it along is recorded. */
export async function exportMembers(
  context: MemberContext,
  query: MemberListQuery,
  format: TableFormat | undefined,
): Promise<TableFile> {
  const words = {
    ...(await resultWords(context)),
    t: await translatorOf(context, WORDS),
    countries: new Intl.DisplayNames([context.language], { type: 'region' }),
  };
  const fields = await transaction(context, async (tx) => {
    await audit(context, tx, { action: 'member.export', noun: 'member', nounId: null, changes: { ...query } });
    return findFormFields(tx);
  });
  return tableFile(context, format, pages(context, query, words, fields), { title: words.title('members') });
}
