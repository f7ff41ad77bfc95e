import { LONGEST_QR_VALUE } from '@sullam/domain/commerce/zatca-qr.ts';
import { type Static, Type } from 'typebox';
import { NamedObject, OneOf } from '../../../kernel/http/schemas.ts';
import { PostalAddress, VatNumber } from './postal-addresses.ts';

const DOCUMENT_ISSUERS = ['PLATFORM', 'OUTSIDE_SYSTEM'] as const;

const LegalName = Type.String({ maxLength: LONGEST_QR_VALUE });

export const SellerDetails = NamedObject('SellerDetails', {
  /** Registered name in each language; empty where there is none. At most 255 bytes in UTF-8. */
  legalName: Type.Object({ en: LegalName, ar: LegalName }),
  vatNumber: VatNumber,
  address: PostalAddress,
  documentsIssuedBy: OneOf(...DOCUMENT_ISSUERS),
  /** Companies that are registered for VAT in another country account for the VAT themselves. Needs a VAT number. */
  sellsWithReverseCharge: Type.Boolean(),
});
export type SellerDetails = Static<typeof SellerDetails>;
