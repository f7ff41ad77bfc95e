import { COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import { Type } from 'typebox';
import { administrator, permission } from '../../../kernel/access/access.ts';
import { wordedFileName } from '../../../kernel/file-name.ts';
import { disposition } from '../../../kernel/http/downloads.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import {
  TemplateDetail,
  TemplateParams,
  TemplateSummary,
} from '../certificate-templates/certificate-templates.public.ts';
import type { CertificateSheets } from './certificate-sheets.service.ts';
import { Drawings, DrawingsBody, Preview, PreviewBody, SamplePdfBody } from './certificates.schemas.ts';
import type { StyleOf } from './document-style.ts';
import { drawElements, previewDesign, previewPdf } from './preview.service.ts';
import { listTemplates, readTemplate } from './templates.reads.ts';

/** Who chooses a template, for a course or for a specialization. */
const mayChoose = permission(...COURSE_AUTHORS, 'organization_update_specializations');

/** Templates with how many hold each, and how a certificate made from one would look. */
export const templateRoutes = (sheets: CertificateSheets, voiceOf: StyleOf): RouteDefinition[] => [
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
  memberRoute({
    method: 'POST',
    path: '/api/certificate-templates/preview',
    operationId: 'previewCertificateTemplate',
    summary: 'How a certificate of a design would look; nothing is kept',
    access: administrator(),
    rateLimit: { per: 'caller', count: 90, seconds: 60 },
    body: PreviewBody,
    response: Preview,
    handle: (context, { body }) => previewDesign(context, sheets, voiceOf, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/certificate-templates/preview-pdf',
    operationId: 'previewCertificatePdf',
    summary: 'A certificate of a design as a PDF that nobody holds; nothing is kept',
    access: administrator(),
    rateLimit: { per: 'caller', count: 30, seconds: 60 },
    body: SamplePdfBody,
    isRaw: true,
    handle: async (context, { body }, { reply }) => {
      const bytes = await previewPdf(context, sheets, voiceOf, body);
      const name = await wordedFileName(context, 'sampleCertificate', 'pdf');
      await reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', disposition(name, 'inline'))
        .send(bytes);
    },
  }),
  memberRoute({
    method: 'POST',
    path: '/api/certificate-templates/drawings',
    operationId: 'previewCertificateElements',
    summary: 'Elements of a design that is arranged freely, each as it would be printed; nothing is kept',
    access: administrator(),
    rateLimit: { per: 'caller', count: 240, seconds: 60 },
    body: DrawingsBody,
    response: Drawings,
    handle: (context, { body }) => drawElements(context, sheets, voiceOf, body),
  }),
];
