import { administrator } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Versioned } from '../../../kernel/http/schemas.ts';
import { readRegistrationForm } from './registration-form.reads.ts';
import { RegistrationForm, RegistrationFormBody } from './registration-form.schemas.ts';
import { replaceRegistrationForm } from './registration-form.service.ts';

const path = '/api/organizations-dashboard/registration';

export const registrationFormRoutes: RouteDefinition[] = [
  publicRoute({
    method: 'GET',
    path,
    operationId: 'getRegistrationForm',
    summary: "The organisation's own questions at registration",
    response: RegistrationForm,
    handle: (context) => reading(context, (tx) => readRegistrationForm(context, tx)),
  }),
  memberRoute({
    method: 'PUT',
    path,
    operationId: 'replaceRegistrationForm',
    summary: 'Replaces the questions, in their order; 409 when somebody saved in between',
    access: administrator(),
    body: RegistrationFormBody,
    response: Versioned,
    errors: { 409: ['registration.type-fixed'] },
    handle: (context, { body }) => replaceRegistrationForm(context, body),
  }),
];
