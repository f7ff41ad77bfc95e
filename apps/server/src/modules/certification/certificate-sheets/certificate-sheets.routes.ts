import { administrator } from '../../../kernel/access/access.ts';
import { wordedFileName } from '../../../kernel/file-name.ts';
import { disposition } from '../../../kernel/http/downloads.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import type { StyleOf } from '../certificates/certificates.public.ts';
import { Drawings, DrawingsBody, Preview, PreviewBody, SamplePdfBody } from './certificate-sheets.schemas.ts';
import type { CertificateSheets } from './certificate-sheets.service.ts';
import { drawElements, previewDesign, previewPdf } from './preview.service.ts';

/** How a certificate made from a template would look. */
export const previewRoutes = (sheets: CertificateSheets, voiceOf: StyleOf): RouteDefinition[] => [
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
