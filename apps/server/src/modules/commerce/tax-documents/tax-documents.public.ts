export { previewPaymentDocument } from './issue-documents.ts';
export { documentNumberOf, listDocumentsIssued, listDocumentsOfOrder } from './tax-documents.reads.ts';
export type { DocumentRecord } from './tax-documents.repository.ts';
export { taxDocumentIssued } from './tax-documents.signals.ts';
