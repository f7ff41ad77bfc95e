import { COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import { Type } from 'typebox';
import { administrator, permission } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { TemplateDetail, TemplateParams, TemplateSummary } from './certificate-templates.schemas.ts';
import { listTemplates, readTemplate } from './templates.reads.ts';

/** Who chooses a template, for a course or for a specialization. */
const mayChoose = permission(...COURSE_AUTHORS, 'organization_update_specializations');

/** Templates with how many hold each. */
export const templateListRoutes: readonly RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/certificate-templates',
    operationId: 'listCertificateTemplates',
    summary: 'Templates of certificates, the standard one first',
    access: mayChoose,
    response: Type.Object({ data: Type.Array(TemplateSummary) }),
    handle: (context) => listTemplates(context),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/certificate-templates/:certificateTemplateId',
    operationId: 'getCertificateTemplate',
    summary: 'A template with its draft, its versions and how many hold each',
    access: administrator(),
    params: TemplateParams,
    response: TemplateDetail,
    handle: (context, { params }) => readTemplate(context, params.certificateTemplateId),
  }),
];
