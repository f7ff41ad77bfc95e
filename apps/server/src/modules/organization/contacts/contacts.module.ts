import { Type } from 'typebox';
import { publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id } from '../../../kernel/http/schemas.ts';
import { defineModule } from '../../../wiring.ts';
import { contactsPersonalRows } from './contacts.personal.ts';
import {
  ContactMessageBody,
  ContactView,
  OrganizationParams,
  SubscriptionBody,
  UnsubscribeQuery,
} from './contacts.schemas.ts';
import { leaveList, readContact, subscribe, writeToOrganization } from './contacts.service.ts';

/** The pages from which people write to the organisation. Its letters are left whatever pages there are. */
const FORMS = ['landing-contact-us', 'landing-technical-support'] as const;

const routes: RouteDefinition[] = [
  publicRoute({
    method: 'GET',
    path: '/api/contact/organization/:organizationId',
    operationId: 'getOrganizationContact',
    partOf: FORMS,
    summary: 'How the organisation can be reached',
    params: OrganizationParams,
    response: ContactView,
    handle: (context, { params }) => readContact(context, params.organizationId),
  }),
  publicRoute({
    method: 'POST',
    path: '/api/contact/organization/:organizationId',
    operationId: 'contactOrganization',
    partOf: FORMS,
    summary: 'Writes to the organisation',
    rateLimit: { per: 'address', count: 10, seconds: 3600 },
    params: OrganizationParams,
    body: ContactMessageBody,
    response: Type.Object({ contactMessageId: Id }),
    successStatus: 201,
    handle: (context, { params, body }) => writeToOrganization(context, params.organizationId, body),
  }),
  publicRoute({
    method: 'POST',
    path: '/api/email-subscription',
    operationId: 'subscribeByEmail',
    summary: "Asks for the organisation's letters",
    rateLimit: { per: 'address', count: 10, seconds: 3600 },
    body: SubscriptionBody,
    handle: (context, { body }) => subscribe(context, body.email),
  }),
  publicRoute({
    method: 'DELETE',
    path: '/api/email-subscription',
    operationId: 'unsubscribeByEmail',
    summary: 'Leaves the list, by the token of a letter',
    rateLimit: { per: 'address', count: 30, seconds: 3600 },
    query: UnsubscribeQuery,
    handle: (context, { query }) => leaveList(context, query.token),
  }),
];

/** Contacts: messages to an organisation and the list of those who want its letters. */
export const contactsModule = defineModule({
  name: 'contacts',
  owns: ['contact_messages', 'email_subscriptions'],
  personalRows: contactsPersonalRows,
  uses: ['organizations'],
  routes,
});
