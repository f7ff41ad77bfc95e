import { LANGUAGES } from '@sullam/domain/localized.ts';
import { type Static, Type } from 'typebox';
import { code, Email, Id, NamedObject, OneOf } from '../../../kernel/http/schemas.ts';

export const GuestBody = NamedObject('EventGuestTicketBody', {
  eventTicketTypeId: Id,
  name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  email: Email,
  language: OneOf(...LANGUAGES),
});
export type GuestBody = Static<typeof GuestBody>;

/** In the body: what is in an address ends in logs. */
export const GuestLinkBody = NamedObject('EventGuestLinkBody', {
  link: code({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'What the mail to the guest carries' }),
});

export const GuestEnrolled = NamedObject('EventGuestEnrolled', { eventEnrollmentId: Id });

export const GuestClaimed = NamedObject('EventGuestClaimed', { eventId: Id });
