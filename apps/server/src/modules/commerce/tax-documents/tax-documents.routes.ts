import type { FastifyReply } from 'fastify';
import { administrator, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { disposition } from '../../../kernel/http/downloads.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import { accessOrder, OrderParams } from '../orders/orders.public.ts';
import { type DocumentFile, documentPdf, documentXml } from './document-files.service.ts';
import { exportDocuments } from './documents-export.service.ts';
import { sendDocument } from './send-document.service.ts';
import { listDocuments, listOrderDocuments } from './tax-documents.reads.ts';
import {
  OrderTaxDocuments,
  TaxDocument,
  TaxDocumentExportQuery,
  TaxDocumentListQuery,
  TaxDocumentParams,
} from './tax-documents.schemas.ts';

const sendFile = (reply: FastifyReply, type: string, { name, bytes }: DocumentFile): FastifyReply =>
  reply
    .type(type)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', disposition(name))
    .send(bytes);

export const taxDocumentRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/orders/:orderId/tax-documents',
    operationId: 'listOrderTaxDocuments',
    summary: 'Invoice or receipt of an order and its credit notes, oldest first, for its buyer and administrators',
    access: signedIn(),
    params: OrderParams,
    response: OrderTaxDocuments,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        await accessOrder(context, tx, params.orderId, 'read');
        return { documents: await listOrderDocuments(tx, params.orderId) };
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/tax-documents',
    operationId: 'listTaxDocuments',
    summary: 'Tax documents of the organisation or of one of its months, newest first',
    access: administrator(),
    query: TaxDocumentListQuery,
    response: page(TaxDocument),
    handle: (context, { query }) => reading(context, (tx) => listDocuments(context, tx, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/tax-documents/export',
    operationId: 'exportTaxDocuments',
    summary: 'Tax documents of a month as a table with one row a line, for the system that issues or books them',
    access: administrator(),
    query: TaxDocumentExportQuery,
    isRaw: true,
    rateLimit: { per: 'caller', count: 60, seconds: 3600 },
    handle: async (context, { query }, { reply }) =>
      sendTable(reply, await exportDocuments(context, query.month, query.format)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/tax-documents/:taxDocumentId/pdf',
    operationId: 'getTaxDocumentPdf',
    summary: 'A tax document on A4 in both languages, for its buyer and administrators',
    access: signedIn(),
    params: TaxDocumentParams,
    isRaw: true,
    rateLimit: { per: 'caller', count: 120, seconds: 3600 },
    handle: async (context, { params }, { reply }) =>
      sendFile(reply, 'application/pdf', await documentPdf(context, params.taxDocumentId)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/tax-documents/:taxDocumentId/xml',
    operationId: 'getTaxDocumentXml',
    summary: 'An invoice or credit note of a company as UBL 2.1, for its buyer and administrators',
    access: signedIn(),
    params: TaxDocumentParams,
    isRaw: true,
    errors: { 409: ['tax-document.no-xml'] },
    handle: async (context, { params }, { reply }) =>
      sendFile(reply, 'application/xml; charset=utf-8', await documentXml(context, params.taxDocumentId)),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/tax-documents/:taxDocumentId/send',
    operationId: 'sendTaxDocument',
    summary: 'Sends a tax document to its buyer by mail again, for its buyer and administrators',
    access: signedIn(),
    refusesMasquerade: true,
    rateLimit: { per: 'caller', count: 20, seconds: 3600 },
    params: TaxDocumentParams,
    errors: { 409: ['tax-document.buyer-gone'] },
    handle: (context, { params }) => sendDocument(context, params.taxDocumentId),
  }),
];
