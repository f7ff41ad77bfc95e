import { LONGEST_QR_VALUE, utf8Length } from '@sullam/domain/commerce/zatca-qr.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx, transaction } from '../../../kernel/database/database.ts';
import { upsert } from '../../../kernel/database/upsert.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { checkCountry, checkVatNumber } from './postal-addresses.ts';
import type { SellerDetails } from './seller-details.schemas.ts';

const NONE: SellerDetails = {
  legalName: { en: '', ar: '' },
  vatNumber: '',
  address: { street: '', building: '', city: '', postalCode: '', countryCode: '' },
  documentsIssuedBy: 'PLATFORM',
  sellsWithReverseCharge: false,
};

/** Who sells, as tax documents name the seller; empty texts until an administrator has entered them. */
export async function readSeller(tx: Tx): Promise<SellerDetails> {
  const row = await tx.one(
    db
      .selectFrom('seller_details')
      .select(['legal_name_en as en', 'legal_name_ar as ar', 'vat_number as vatNumber', 'street', 'building', 'city'])
      .select(['postal_code as postalCode', 'country_code as countryCode', 'documents_issued_by as documentsIssuedBy'])
      .select('sells_with_reverse_charge as sellsWithReverseCharge'),
  );
  if (!row) return NONE;
  const { en, ar, vatNumber, documentsIssuedBy, sellsWithReverseCharge, ...address } = row;
  return { legalName: { en, ar }, vatNumber, address, documentsIssuedBy, sellsWithReverseCharge };
}

/** @throws Problem validation */
function checkSeller({ legalName, vatNumber, address, sellsWithReverseCharge }: SellerDetails): void {
  for (const language of ['en', 'ar'] as const)
    if (utf8Length(legalName[language]) > LONGEST_QR_VALUE) throw invalidField(`legalName.${language}`, 'nameTooLong');
  if (vatNumber !== '' && legalName.en === '' && legalName.ar === '') throw invalidField('legalName.en', 'oneLanguage');
  if (sellsWithReverseCharge && vatNumber === '') throw invalidField('vatNumber', 'required');
  if (vatNumber !== '' || address.countryCode !== '') checkCountry('address.countryCode', address.countryCode);
  checkVatNumber('vatNumber', vatNumber, address.countryCode);
}

export async function upsertSeller(
  tx: Tx,
  { legalName, vatNumber, address, documentsIssuedBy, sellsWithReverseCharge }: SellerDetails,
  { by, at }: { by: number; at: Date },
): Promise<void> {
  const values = {
    legal_name_en: legalName.en,
    legal_name_ar: legalName.ar,
    vat_number: vatNumber,
    street: address.street,
    building: address.building,
    city: address.city,
    postal_code: address.postalCode,
    country_code: address.countryCode,
    documents_issued_by: documentsIssuedBy,
    sells_with_reverse_charge: sellsWithReverseCharge,
    changed_at: at,
    changed_by: by,
  };
  await tx.run(upsert(db.insertInto('seller_details'), {}, values));
}

const trimmed = (seller: SellerDetails): SellerDetails => ({
  ...seller,
  legalName: { en: seller.legalName.en.trim(), ar: seller.legalName.ar.trim() },
  vatNumber: seller.vatNumber.trim(),
});

/** Saves who sells. Documents that were issued keep the seller that they name. */
export const saveSeller = (context: MemberContext, sent: SellerDetails): Promise<void> => {
  const seller = trimmed(sent);
  checkSeller(seller);
  return transaction(context, async (tx) => {
    await upsertSeller(tx, seller, { by: context.caller.userId, at: context.clock.now() });
    await audit(context, tx, {
      action: 'marketplace-settings.save-seller',
      noun: 'marketplace-settings',
      nounId: null,
      changes: { ...seller },
    });
  });
};
