import { NAME_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { type Static, Type } from 'typebox';
import { code, Email, Id, LocalizedName, NamedObject } from '../../../kernel/http/schemas.ts';

export const OrganizationParams = Type.Object({ organizationId: Id });

/** How the organisation can be reached. The details are what its administrators entered. */
export const ContactView = NamedObject('ContactView', {
  organizationId: Id,
  name: LocalizedName,
  contact: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
});
export type ContactView = Static<typeof ContactView>;

export const ContactMessageBody = NamedObject(
  'ContactMessageBody',
  {
    name: Type.String({ minLength: 1, maxLength: NAME_MAX_LENGTH }),
    email: Email,
    subject: Type.String({ minLength: 1, maxLength: 200 }),
    message: Type.String({ minLength: 1, maxLength: 5000 }),
  },
  { additionalProperties: false },
);
export type ContactMessageBody = Static<typeof ContactMessageBody>;

export const SubscriptionBody = NamedObject('SubscriptionBody', { email: Email }, { additionalProperties: false });
export const UnsubscribeQuery = Type.Object({ token: code({ minLength: 1, maxLength: 200 }) });
