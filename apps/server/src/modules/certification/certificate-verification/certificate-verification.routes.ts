import { chooseText } from '@sullam/domain/localized.ts';
import type { FastifyReply } from 'fastify';
import type { RequestContext } from '../../../kernel/context.ts';
import { dayOf, wordedFileName } from '../../../kernel/file-name.ts';
import { disposition } from '../../../kernel/http/downloads.ts';
import { publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import type { CertificateSheets } from '../certificate-sheets/certificate-sheets.public.ts';
import type { CertificateRow } from '../certificates/certificates.public.ts';
import { CONTEXT, CONTEXT_PATH } from '../certificates/certificates.public.ts';
import { NumberParams, PdfQuery, StatusListParams, VerifiedCertificate } from './certificate-verification.schemas.ts';
import {
  certificateToShow,
  certificateToTake,
  readCredential,
  verifyCertificate,
} from './certificate-verification.service.ts';
import { readStatusList } from './status-list.ts';

const rateLimit = { per: 'address', count: 120, seconds: 60 } as const;
/** Drawing takes its time. */
const drawn = { per: 'address', count: 40, seconds: 60 } as const;

/** "Certificate - Botany - Noura Alharbi 2026-11-29.pdf": the course, the holder and the day of issue. */
async function nameOf(context: RequestContext, { claims }: CertificateRow, ending: string): Promise<string> {
  const [course, holder] = [claims.course, claims.name].map((text) => chooseText(text, context.language)?.text);
  const of = [course, holder].filter(Boolean).join(' - ');
  const day = dayOf(claims.issuedAt, context.configuration.time_zone);
  return disposition(await wordedFileName(context, 'certificate', ending, { of, day }));
}

/** What may change from one moment to the next, or depends on who asks. */
const unkept = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');

/** What everybody may ask who knows a number: nobody has to sign in to verify. */
export const publicCertificateRoutes = (sheets: CertificateSheets): RouteDefinition[] => [
  publicRoute({
    method: 'GET',
    path: '/api/certificates/:certificateNumber',
    operationId: 'verifyCertificate',
    summary: 'What a certificate claims, how it stands, and whether its signature holds',
    rateLimit,
    params: NumberParams,
    response: VerifiedCertificate,
    errors: { 403: ['not-allowed'] },
    handle: (context, { params }, { reply }) => {
      unkept(reply);
      return verifyCertificate(context, params.certificateNumber);
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/api/certificates/:certificateNumber/sheet',
    operationId: 'getCertificateSheet',
    summary: 'The sheet as a picture, without the result where its holder hides it',
    rateLimit: drawn,
    params: NumberParams,
    isRaw: true,
    errors: { 403: ['not-allowed'] },
    handle: async (context, { params }, { reply }) => {
      const { certificate, hidesResult } = await certificateToShow(context, params.certificateNumber);
      const picture = await sheets.picture(context, certificate, hidesResult);
      await unkept(reply).type('image/webp').send(picture);
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/api/certificates/:certificateNumber/pdf',
    operationId: 'getCertificatePdf',
    summary:
      'The sheet as a PDF with the signed credential inside; for its holder, and for everybody where the holder allows it',
    rateLimit: drawn,
    params: NumberParams,
    query: PdfQuery,
    isRaw: true,
    errors: { 403: ['not-allowed'] },
    handle: async (context, { params, query }, { reply }) => {
      const certificate = await certificateToTake(context, params.certificateNumber);
      const bytes = await sheets.pdf(context, certificate, query.paper ?? 'a4');
      await unkept(reply)
        .type('application/pdf')
        .header('content-disposition', await nameOf(context, certificate, 'pdf'))
        .send(bytes);
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/api/certificates/:certificateNumber/credential',
    operationId: 'getCertificateCredential',
    summary: 'The signed Open Badges 3.0 credential; for its holder, and for everybody where the holder allows it',
    rateLimit,
    params: NumberParams,
    isRaw: true,
    errors: { 403: ['not-allowed', 'certificate.download-not-allowed'] },
    handle: async (context, { params }, { reply }) => {
      const certificate = await certificateToTake(context, params.certificateNumber);
      const credential = await readCredential(context, certificate.certificateId);
      await unkept(reply)
        .type('application/vc+ld+json')
        .header('content-disposition', await nameOf(context, certificate, 'json'))
        .send(JSON.stringify(credential?.document, null, 2));
    },
  }),
  publicRoute({
    method: 'GET',
    path: CONTEXT_PATH,
    operationId: 'getCertificateContext',
    summary: 'What our own terms in credentials mean (JSON-LD)',
    isRaw: true,
    handle: async (_context, _input, { reply }) => {
      await reply
        .type('application/ld+json')
        .header('cache-control', 'public, max-age=86400')
        .header('access-control-allow-origin', '*')
        .send(JSON.stringify(CONTEXT));
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/api/certificate-status-lists/:list',
    operationId: 'getCertificateStatusList',
    summary: 'Which certificates are void (Bitstring Status List), signed',
    rateLimit,
    params: StatusListParams,
    isRaw: true,
    handle: async (context, { params }, { request, reply }) => {
      const list = await readStatusList(context, params.list, request.host);
      await reply
        .type('application/vc+ld+json')
        .header('cache-control', 'public, max-age=60')
        .send(JSON.stringify(list));
    },
  }),
];
