import { chooseText, type Localized } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/event-tickets.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/event-tickets.en.gen.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { momentCell } from '../../../kernel/table-cells.ts';
import { type TableFile, type TableFormat, tableFile } from '../../../kernel/table-file.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { readEditing } from '../events/events.public.ts';
import { readAdmissions, readAllAttendees } from './attendees.reads.ts';

const COLUMNS = ['name', 'email', 'type', 'state', 'code', 'enrolledAt', 'attendedAt', 'gate'] as const;

/** Everybody who enrolled, with their answers, as a table. */
export async function attendeeFile(context: MemberContext, eventId: number, format: TableFormat): Promise<TableFile> {
  const { event, attendees, admissions } = await reading(context, async (tx) => ({
    event: await readEditing(context, tx, eventId),
    attendees: await readAllAttendees(context, tx, eventId),
    admissions: await readAdmissions(context, tx, eventId),
  }));
  const t = await translatorOf(context, { en: english, ar: arabic });
  const moment = (at: Date | string | null) => momentCell(at, context.configuration.time_zone);
  const text = (words: Localized) => chooseText(words, context.language)?.text ?? '';
  // of an event of one day the column of the first admission says it all
  const days = admissions.dates.length > 1 ? admissions.dates : [];
  const head = [
    ...COLUMNS.map((column) => t(`event-tickets.columns.${column}`)),
    ...days.map((date) => t('event-tickets.columns.cameOn', { date: { raw: date } })),
    ...event.questions.map((one) => text(one.text)),
  ];
  const rows = attendees.map((one) => {
    const answers = event.questions.map(({ key, kind, choices }) => {
      const answer = one.answers.find((given) => given.key === key)?.answer ?? '';
      return kind === 'CHOICE' && answer !== '' ? text(choices[Number(answer)] ?? {}) : answer;
    });
    const { name, email, shortCode, enrolledAt, attendedAt, gate, state } = one;
    return [
      name,
      email ?? '',
      text(one.ticketType),
      t(`event-tickets.states.${state}`),
      shortCode ?? '',
      moment(enrolledAt),
      moment(attendedAt),
      gate ?? '',
      ...days.map((_, day) => moment(admissions.admittedAt(one.eventEnrollmentId, day) ?? null)),
      ...answers,
    ];
  });
  return tableFile(context, format, [head, ...rows], { title: t('event-tickets.file.sheet'), of: event.title });
}
