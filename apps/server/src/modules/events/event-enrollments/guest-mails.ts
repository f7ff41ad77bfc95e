import { chooseText, joinParts, type Language, type Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { queueMail } from '../../../kernel/mail/queue-mail.ts';
import { pageUrl } from '../../../kernel/organization-url.ts';
import type { EventDay, EventNews } from '../events/events.public.ts';
import { daysIn } from '../events/events.public.ts';
import { siteOf } from './event-site.reads.ts';
import { guestLinkOf } from './ticket-codes.ts';

interface Guest {
  eventEnrollmentId: number;
  name: string;
  email: string;
  language: Language;
  nonce: string;
  /** Who takes them along; none: the organisation itself. */
  bringer?: string;
}

/** Mails a guest the ticket, or what became of it. Guests have no account in which they would find it. */
export async function mailGuest(
  context: SystemContext,
  tx: Tx,
  eventId: number,
  { name, email, language, nonce, bringer }: Guest,
  news?: EventNews | 'takenBack',
): Promise<void> {
  const event = await tx.one(
    db
      .selectFrom('event_records')
      .select(['title', 'zone', 'place', 'address'])
      .select(sql<EventDay[]>`days`.as('days'))
      .where('event_id', '=', eventId),
  );
  if (!event) return;
  const said = (text: unknown) => chooseText(text as Localized, language)?.text ?? '';
  const time = said(daysIn(event.zone, event.days));
  const place = joinParts(language, [said(event.place), said(event.address)]);
  const link = { guest: guestLinkOf(context, nonce), lang: language };
  const url = pageUrl(await siteOf(context, tx), `/event/${eventId}/guest`, link);
  const shared = { name, title: said(event.title) };
  await queueMail(context, tx, {
    template: news ? 'eventNews' : 'eventTicket',
    recipient: email,
    language,
    values: news
      ? { ...shared, [news]: time, ...(news === 'takenBack' ? {} : { url }) }
      : {
          ...shared,
          date: time,
          url,
          ...(place ? { address: place } : {}),
          ...(bringer ? { person: bringer } : {}),
        },
  });
}
