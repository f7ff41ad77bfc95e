import type { Configuration } from '@sullam/domain/configuration.ts';
import { spansOfDays } from '@sullam/domain/events/event-days.ts';
import type { Language, Localized } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/event-tickets.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/event-tickets.en.gen.ts';
import { formatLocaleOf } from '@sullam/strings/format-locale.ts';
import { spanLinesIn } from '@sullam/strings/zoned-times.ts';
import { inksOf } from '@sullam/ui/theme/art/inks.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { dayOf, wordedFileName } from '../../../kernel/file-name.ts';
import type { FileStore } from '../../../kernel/files/file-store.ts';
import { writeCalendar } from '../../../kernel/icalendar.ts';
import { notFound } from '../../../kernel/problem.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { findMemberName } from '../../identity/members/members.public.ts';
import { findProfile } from '../../organization/organizations/organizations.public.ts';
import { siteOf, withoutTicket } from '../event-enrollments/event-enrollments.public.ts';
import { accessEvent } from '../events/events.public.ts';
import { readEventEntries } from './event-calendar.reads.ts';
import { readTicket } from './event-tickets.reads.ts';
import { ticketCover, ticketLogo } from './ticket-cover.ts';
import { drawTicketPdf } from './ticket-pdf.ts';

const WORDS = { en: english, ar: arabic };
const NO_HUE = 215;

/** Two texts of one row, the second on lines of its own. */
const below = (first: Localized, second: Localized): Localized => {
  const both = (language: Language) => [first[language], second[language]].filter(Boolean).join('\n');
  return { en: both('en'), ar: both('ar') };
};

const habitsOf = ({ format_region: region, arabic_digits: arabicDigits }: Configuration) => ({ region, arabicDigits });

/** The ticket as a file to print, in both languages. One that opens no door is not printed. */
export async function ticketPdf(context: MemberContext, store: FileStore, eventId: number) {
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
  const words = (key: 'name' | 'when' | 'where' | 'type' | 'hint' | 'dailyHint'): Localized => ({
    en: en!(`event-tickets.sheet.${key}`),
    ar: ar!(`event-tickets.sheet.${key}`),
  });
  const { event } = ticket;
  const spans = spansOfDays(event.zone, event.days);
  const when = (language: Language) =>
    spanLinesIn(formatLocaleOf(language, habitsOf(context.configuration)), spans, event.zone).join('\n');
  const isOnline = event.format === 'ONLINE';
  const online = { en: en!('event-tickets.sheet.online'), ar: ar!('event-tickets.sheet.online') };
  const bytes = await drawTicketPdf(
    {
      organization: profile?.name ?? {},
      title: event.title,
      rows: [
        { label: words('name'), value: typeof name === 'string' ? { en: ticket.holder } : name },
        { label: words('when'), value: { en: when('en'), ar: when('ar') } },
        { label: words('where'), value: isOnline ? online : below(event.place, ticket.address) },
        { label: words('type'), value: ticket.ticketType },
      ],
      hint: words(spans.length > 1 ? 'dailyHint' : 'hint'),
      code: ticket.code,
      shortCode: ticket.shortCode,
      address: `${site}/event/${eventId}`,
      cover: await ticketCover(context, store, event),
      logo: await ticketLogo(context, store, profile?.logoMediaId ?? null),
      color: inksOf(event.category?.hue ?? NO_HUE).ramp[1] ?? '#0f2536',
    },
    new Date(event.startTime),
  );
  const day = dayOf(event.startTime, event.zone);
  return { name: await wordedFileName(context, 'ticket', 'pdf', { of: event.title, day }), bytes };
}

/** The event as a file for calendars, by the same numbers as the feed tells it. */
export async function ticketCalendar(context: MemberContext, eventId: number) {
  const entries = await reading(context, async (tx) => {
    await accessEvent(context, tx, eventId, 'see');
    return (await readEventEntries(context, tx, [eventId])).get(eventId) ?? [];
  });
  const [first] = entries;
  if (!first) throw notFound();
  const day = dayOf(first.startsAt, first.zone ?? 'UTC');
  return {
    name: await wordedFileName(context, 'event', 'ics', { of: first.title, day }),
    text: writeCalendar({ name: first.title, method: first.isCancelled ? 'CANCEL' : 'PUBLISH', entries }),
  };
}
