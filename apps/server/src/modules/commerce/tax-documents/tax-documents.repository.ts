import type { TaxDocumentKind } from '@sullam/domain/commerce/tax-documents.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import type { DocumentContent } from './document-content.ts';

export interface DocumentRecord {
  taxDocumentId: number;
  kind: TaxDocumentKind;
  series: string;
  number: number;
  uuid: string;
  issuedAt: Date;
  typeCode: '388' | '381';
  isStandard: boolean;
  isTest: boolean;
  orderId: number;
  userId: number;
  refundId: number | null;
  correctsDocumentId: number | null;
  currency: string;
  totalMinor: number;
  taxMinor: number;
  content: DocumentContent;
}

const COLUMNS = [
  'tax_document_id as taxDocumentId',
  'kind',
  'series',
  'number',
  'document_uuid as uuid',
  'issued_at as issuedAt',
  'is_standard as isStandard',
  'is_test as isTest',
  'order_id as orderId',
  'user_id as userId',
  'refund_id as refundId',
  'corrects_document_id as correctsDocumentId',
  'currency',
  'total_minor as totalMinor',
  'tax_minor as taxMinor',
] as const;

/** Documents with all that they say. */
export const documents = () =>
  db
    .selectFrom('tax_documents')
    .select(COLUMNS)
    .select([sql<DocumentRecord['typeCode']>`type_code`.as('typeCode'), sql<DocumentContent>`content`.as('content')]);

export const findDocument = (tx: Tx, taxDocumentId: number): Promise<DocumentRecord | undefined> =>
  tx.one(documents().where('tax_document_id', '=', taxDocumentId));

/** The document of the payment of an order. */
export const findPaymentDocument = (tx: Tx, orderId: number): Promise<DocumentRecord | undefined> =>
  tx.one(documents().where('order_id', '=', orderId).where('refund_id', 'is', null));

/**
 * Returns the next number of a series and locks the series until the transaction ends. Call it as late as possible: payments of an
 * organisation wait for one another here, and a number that is rolled back is given to the next document.
 */
export async function nextNumber(tx: Tx, series: string): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('tax_document_counters')
      .values({ series, last_number: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['organization_id', 'series'])
          .doUpdateSet({ last_number: sql<number>`tax_document_counters.last_number + 1` }),
      )
      .returning('last_number'),
  );
  return row!.last_number;
}

/** The last number that a series has given; 0 for none. */
export async function lastNumber(tx: Tx, series: string): Promise<number> {
  const row = await tx.one(
    db.selectFrom('tax_document_counters').select('last_number as last').where('series', '=', series),
  );
  return row?.last ?? 0;
}

export type NewDocument = Omit<DocumentRecord, 'taxDocumentId'>;

export async function insertDocument(tx: Tx, document: NewDocument): Promise<void> {
  await tx.run(
    db.insertInto('tax_documents').values({
      kind: document.kind,
      series: document.series,
      number: document.number,
      document_uuid: document.uuid,
      issued_at: document.issuedAt,
      type_code: document.typeCode,
      is_standard: document.isStandard,
      is_test: document.isTest,
      order_id: document.orderId,
      user_id: document.userId,
      refund_id: document.refundId,
      corrects_document_id: document.correctsDocumentId,
      currency: document.currency,
      total_minor: document.totalMinor,
      tax_minor: document.taxMinor,
      content: json(document.content),
    }),
  );
}
