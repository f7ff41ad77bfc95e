import { Readable } from 'node:stream';
import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { CSV_START, csvLine } from '../../kernel/csv.ts';
import { reading, transaction } from '../../kernel/database/database.ts';
import { plainMoment } from '../../kernel/plain-moment.ts';
import { type ResultWords, resultWords } from '../../kernel/result-words.ts';
import { findFormFields } from '../organizations/organizations.public.ts';
import type { ExtraFieldValues } from './extra-fields.ts';
import { type MemberRecord, memberConditions, memberQuery, portalsOfRow } from './members.reads.ts';
import type { MemberListQuery } from './members.schemas.ts';

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

const cellsOf = (context: MemberContext, { yesNo }: ResultWords, row: MemberRecord, fieldKeys: readonly string[]) => {
  const portals = portalsOfRow(context, row);
  const answers = row.extra_fields as ExtraFieldValues;
  const moment = (at: Date | null) => at && plainMoment(at, context.configuration.time_zone);
  return [
    row.user_id,
    row.first_name,
    row.last_name,
    row.email,
    row.status,
    yesNo(portals.isAdministrator),
    yesNo(portals.isInstructor),
    yesNo(portals.isCoach),
    row.language,
    moment(row.requested_at),
    moment(row.joined_at),
    moment(row.last_seen_at),
    ...fieldKeys.map((key) => (Object.hasOwn(answers, key) ? answers[key] : '')),
  ];
};

async function* lines(context: MemberContext, query: MemberListQuery, fieldKeys: readonly string[]) {
  const words = await resultWords(context);
  const { head } = words;
  yield CSV_START + csvLine([...head(...COLUMNS), ...fieldKeys]);
  let after = 0;
  for (;;) {
    const from = after;
    const rows = await reading(context, async (tx) => {
      let page = memberQuery().where('m.user_id', '>', from);
      for (const condition of await memberConditions(context, tx, query)) page = page.where(condition);
      return tx.all(page.orderBy('m.user_id').limit(BATCH));
    });
    yield rows.map((row) => csvLine(cellsOf(context, words, row, fieldKeys))).join('');
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.user_id;
  }
}

/** The members of the list's filters as a file, read in portions. That somebody took it along is recorded. */
export async function exportMembers(context: MemberContext, query: MemberListQuery): Promise<Readable> {
  const fieldKeys = await transaction(context, async (tx) => {
    await audit(context, tx, { action: 'member.export', noun: 'member', nounId: null, changes: { ...query } });
    return (await findFormFields(tx)).map(({ fieldKey }) => fieldKey);
  });
  return Readable.from(lines(context, query, fieldKeys));
}
