import { permission } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { SpecializationParams } from '../../learning/specializations/specializations.public.ts';
import { CertificateSettings } from './certificate-templates.schemas.ts';
import { changeSpecializationSettings, readSpecializationSettings } from './certificate-templates.service.ts';

const editor = permission('organization_update_specializations');
const params = SpecializationParams;

/** What the certificates of a specialization are made from. */
export const specializationSettingsRoutes: readonly RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/specializations/:specializationId/certificate-settings',
    operationId: 'getSpecializationCertificateSettings',
    summary: "What a specialization's certificates are made from and how long they are valid",
    access: editor,
    params,
    response: CertificateSettings,
    handle: (context, asked) => readSpecializationSettings(context, asked.params.specializationId),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/specializations/:specializationId/certificate-settings',
    operationId: 'setSpecializationCertificateSettings',
    summary: 'Chooses the template and the validity of certificates that are issued from now on',
    access: editor,
    params,
    body: CertificateSettings,
    errors: { 409: ['certificate-template.not-published'] },
    handle: (context, asked) => changeSpecializationSettings(context, asked.params.specializationId, asked.body),
  }),
];
