import { TAX_DOCUMENT_KINDS } from '@sullam/domain/commerce/tax-documents.ts';
import { type Static, Type } from 'typebox';
import { code, DateTime, Id, NamedObject, OneOf, PageQuery } from '../../../kernel/http/schemas.ts';
import { tableFormat } from '../../../kernel/http/table-responses.ts';

export const TaxDocumentParams = Type.Object({ taxDocumentId: Id });

export const TaxDocument = NamedObject('TaxDocument', {
  taxDocumentId: Id,
  orderId: Id,
  kind: OneOf(...TAX_DOCUMENT_KINDS),
  /** Number as it is printed, such as INV-2026-000731. */
  number: Type.String(),
  /** It is about a refund and not a payment. */
  isRefund: Type.Boolean(),
  /** For a company that gave its details. */
  isStandard: Type.Boolean(),
  /** No money moved. */
  isTest: Type.Boolean(),
  issuedAt: DateTime,
  /** The company, or the buyer. */
  buyerName: Type.String(),
  currency: Type.String(),
  /** Positive for refunds too. */
  totalMinor: Type.Integer(),
  taxMinor: Type.Integer(),
  /** It can be downloaded as UBL too. */
  hasXml: Type.Boolean(),
});
export type TaxDocument = Static<typeof TaxDocument>;

export const OrderTaxDocuments = NamedObject('OrderTaxDocuments', { documents: Type.Array(TaxDocument) });

/** A month by the organisation's clock, such as 2026-11. */
const Month = code({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' });

export const TaxDocumentListQuery = Type.Object({ ...PageQuery, month: Type.Optional(Month) });
export type TaxDocumentListQuery = Static<typeof TaxDocumentListQuery>;

export const TaxDocumentExportQuery = Type.Object({ ...tableFormat, month: Month });
