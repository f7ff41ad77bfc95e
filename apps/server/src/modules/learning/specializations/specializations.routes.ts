import { Type } from 'typebox';
import { permission, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, page } from '../../../kernel/http/schemas.ts';
import { EnrollmentOrder } from '../enrollments/enrollments.public.ts';
import { checkMayLook } from './specializations.access.ts';
import { listSpecializations, readSpecialization } from './specializations.reads.ts';
import {
  SpecializationBody,
  SpecializationCard,
  SpecializationDetail,
  SpecializationListQuery,
  SpecializationParams,
  SpecializationPatch,
} from './specializations.schemas.ts';
import {
  changeSpecialization,
  createSpecialization,
  enrollInSpecialization,
  leaveSpecialization,
  removeSpecialization,
} from './specializations.service.ts';

export const specializationRoutes = (): RouteDefinition[] => [
  publicRoute({
    method: 'GET',
    path: '/api/specializations',
    operationId: 'listSpecializations',
    mayLag: true,
    summary: "Specializations with the caller's progress",
    query: SpecializationListQuery,
    response: page(SpecializationCard),
    errors: { 403: ['not-allowed'] },
    handle: (context, { query }) => {
      checkMayLook(context);
      return reading(context, (tx) => listSpecializations(context, tx, query));
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/api/specializations/:specializationId',
    operationId: 'getSpecialization',
    mayLag: true,
    summary: 'A specialization with its courses',
    params: SpecializationParams,
    response: SpecializationDetail,
    errors: { 403: ['not-allowed'] },
    handle: (context, { params }) => readSpecialization(context, params.specializationId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/orders/add/specializations/:specializationId',
    operationId: 'enrollInSpecialization',
    refusesMasquerade: true,
    summary:
      'Follows a specialization and enrols in what it asks for without a choice, if that is free; adds one that is sold to the cart. Asking twice changes nothing',
    access: signedIn(),
    params: SpecializationParams,
    response: EnrollmentOrder,
    errors: {
      403: ['enrolment.self-enrolment-off'],
      409: [
        'cart.full',
        'cart.item-closed',
        'cart.item-on-request',
        'enrolment.closed',
        'enrolment.by-invitation',
        'enrolment.not-for-sale',
        'enrolment.not-open-yet',
      ],
    },
    handle: (context, { params }) => enrollInSpecialization(context, params.specializationId),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/specializations/:specializationId/enrollment',
    operationId: 'leaveSpecialization',
    refusesMasquerade: true,
    summary: 'No longer follows a specialization; its courses stay',
    access: signedIn(),
    params: SpecializationParams,
    handle: (context, { params }) => leaveSpecialization(context, params.specializationId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/specializations',
    operationId: 'createSpecialization',
    summary: 'Creates a specialization that is not shown yet',
    access: permission('organization_create_specializations'),
    body: SpecializationBody,
    response: Type.Object({ specializationId: Id }),
    successStatus: 201,
    handle: (context, { body }) => createSpecialization(context, body),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/specializations/:specializationId',
    operationId: 'updateSpecialization',
    summary: 'Changes, shows or hides a specialization',
    access: permission('organization_update_specializations'),
    params: SpecializationParams,
    body: SpecializationPatch,
    errors: { 409: ['specialization.empty', 'specialization.no-published-course'] },
    handle: (context, { params, body }) => changeSpecialization(context, params.specializationId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/specializations/:specializationId',
    operationId: 'deleteSpecialization',
    summary: 'Deletes a specialization; its courses stay',
    access: permission('organization_delete_specializations'),
    params: SpecializationParams,
    handle: (context, { params }) => removeSpecialization(context, params.specializationId),
  }),
];
