import type { Localized } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/event-tickets.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/event-tickets.en.gen.ts';
import { inksOf } from '@sullam/ui/theme/art/inks.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { reading, transaction } from '../../kernel/database/database.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import { writeCalendar } from '../../kernel/icalendar.ts';
import { notFound } from '../../kernel/problem.ts';
import { translatorOf } from '../../kernel/wording.ts';
import { findMemberName } from '../members/members.public.ts';
import { findProfile } from '../organizations/organizations.public.ts';
import { readEventEntries } from './event-calendar.reads.ts';
import { timeIn } from './event-times.ts';
import { accessEvent } from './events.access.ts';
import { withoutTicket } from './events.errors.ts';
import { ticketCover } from './ticket-cover.ts';
import { drawTicketPdf } from './ticket-pdf.ts';
import { readTicket, siteOf } from './tickets.reads.ts';

const WORDS = { en: english, ar: arabic };
const NO_HUE = 215;

/** The ticket as a file to print, in both languages. One that opens no door is not printed. */
export async function ticketPdf(context: MemberContext, store: FileStore, eventId: number): Promise<Buffer> {
  const { ticket, name, profile, site } = await transaction(context, async (tx) => ({
    name: await findMemberName(tx, context.caller.userId),
    ticket: await readTicket(context, tx, eventId),
    profile: await findProfile(context, tx),
    site: await siteOf(context, tx),
  }));
  if (ticket.code === null || ticket.shortCode === null) throw withoutTicket();
  const [en, ar] = await Promise.all(
    (['en', 'ar'] as const).map((language) => translatorOf({ ...context, language }, WORDS)),
  );
  const words = (key: 'name' | 'when' | 'where' | 'type' | 'hint'): Localized => ({
    en: en!(`event-tickets.sheet.${key}`),
    ar: ar!(`event-tickets.sheet.${key}`),
  });
  const { event } = ticket;
  const at = new Date(event.startTime);
  const online = { en: en!('event-tickets.sheet.online'), ar: ar!('event-tickets.sheet.online') };
  return drawTicketPdf(
    {
      organization: profile?.name ?? {},
      title: event.title,
      rows: [
        { label: words('name'), value: typeof name === 'string' ? { en: ticket.holder } : name },
        { label: words('when'), value: { en: timeIn('en', at, event.zone), ar: timeIn('ar', at, event.zone) } },
        { label: words('where'), value: event.format === 'ONLINE' ? online : event.place },
        { label: words('type'), value: ticket.ticketType },
      ],
      hint: words('hint'),
      code: ticket.code,
      shortCode: ticket.shortCode,
      address: `${site}/event/${eventId}`,
      cover: await ticketCover(context, store, event),
      color: inksOf(event.category?.hue ?? NO_HUE).ramp[1] ?? '#0f2536',
    },
    at,
  );
}

/** The event as a file for calendars, by the same numbers as the feed tells it. */
export const ticketCalendar = (context: MemberContext, eventId: number): Promise<string> =>
  reading(context, async (tx) => {
    await accessEvent(context, tx, eventId, 'see');
    const entry = (await readEventEntries(context, tx, [eventId])).get(eventId);
    if (!entry) throw notFound();
    return writeCalendar({ name: entry.title, method: entry.isCancelled ? 'CANCEL' : 'PUBLISH', entries: [entry] });
  });
