import { administrator } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Versioned } from '../../../kernel/http/schemas.ts';
import type { OrganizationLookup } from './organization-lookup.ts';
import { readMessages, readTerminology } from './wording.reads.ts';
import {
  LanguageParams,
  Localizations,
  MessageBody,
  MessageParams,
  TermBody,
  Terminology,
  TermParams,
  TermsBody,
} from './wording.schemas.ts';
import { resetMessage, setMessage, setTerm, setTerms } from './wording.service.ts';

const base = '/api/organizations-dashboard';

/** What an organisation calls things, and how it words messages. */
export const wordingRoutes = ({ content }: Pick<OrganizationLookup, 'content'>): RouteDefinition[] => [
  publicRoute({
    method: 'GET',
    path: `${base}/terminology`,
    operationId: 'getTerminology',
    summary: 'What the organisation calls things',
    response: Terminology,
    handle: (context) => reading(context, async (tx) => ({ data: await readTerminology(context, tx) })),
  }),
  memberRoute({
    method: 'GET',
    path: `${base}/terminology/dashboard`,
    operationId: 'getTerminologyForEditing',
    summary: 'Every name, wording and picture with its default',
    access: administrator(),
    response: Terminology,
    handle: (context) => reading(context, async (tx) => ({ data: await readTerminology(context, tx) })),
  }),
  memberRoute({
    method: 'PUT',
    path: `${base}/terminology/dashboard`,
    operationId: 'setTerms',
    summary: 'Names or pictures several things, all of them or none; null takes the default again',
    access: administrator(),
    body: TermsBody,
    response: Versioned,
    handle: (context, { body }) => setTerms(context, body),
  }),
  memberRoute({
    method: 'PUT',
    path: `${base}/terminology/:slug`,
    operationId: 'setTerm',
    summary: 'Names or pictures one thing in a language or both; null takes the default again',
    access: administrator(),
    params: TermParams,
    body: TermBody,
    response: Versioned,
    handle: (context, { params, body }) => setTerm(context, params.slug, body),
  }),
  publicRoute({
    method: 'GET',
    path: '/api/localizations/:language',
    operationId: 'getLocalizations',
    summary: "The organisation's own wording of interface messages, and that of the content service beneath it",
    params: LanguageParams,
    response: Localizations,
    handle: (context, { params }) =>
      reading(context, async (tx) => ({
        language: params.language,
        messages: await readMessages(tx, params.language),
        contentMessages: content.messagesIn(params.language),
      })),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/localizations/:language/:messageKey',
    operationId: 'setMessage',
    summary: 'Rewords one message of the interface',
    access: administrator(),
    params: MessageParams,
    body: MessageBody,
    response: Versioned,
    errors: { 400: ['localization.invalid-placeholder'] },
    handle: (context, { params, body }) => setMessage(context, params.language, params.messageKey, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/localizations/:language/:messageKey',
    operationId: 'resetMessage',
    summary: 'Takes the shipped message again',
    access: administrator(),
    params: MessageParams,
    handle: (context, { params }) => resetMessage(context, params.language, params.messageKey),
  }),
];
