import { isSaudiVatNumber } from '@sullam/domain/commerce/zatca-qr.ts';
import { COUNTRY_CODES } from '@sullam/domain/countries.ts';
import { type Static, Type } from 'typebox';
import { code, NamedObject } from '../../../kernel/http/schemas.ts';
import { invalidField } from '../../../kernel/problem.ts';

/** Where a seller or a company is, in the fields that tax documents need apart. Empty texts: not known. */
export const PostalAddress = NamedObject('PostalAddress', {
  street: Type.String({ maxLength: 200 }),
  building: Type.String({ maxLength: 50 }),
  city: Type.String({ maxLength: 100 }),
  postalCode: code({ maxLength: 20 }),
  /** ISO 3166-1 alpha-2. */
  countryCode: code({ maxLength: 2 }),
});
export type PostalAddress = Static<typeof PostalAddress>;

/** Empty where somebody is not registered for VAT. */
export const VatNumber = code({ maxLength: 30 });

/** @throws Problem validation for a country that does not exist */
export function checkCountry(path: string, countryCode: string): void {
  if (!COUNTRY_CODES.includes(countryCode)) throw invalidField(path, countryCode === '' ? 'required' : 'list');
}

/**
 * Saudi Arabia is the only country whose numbers are checked, because its QR code carries them.
 * @throws Problem validation
 */
export function checkVatNumber(path: string, vatNumber: string, countryCode: string): void {
  if (vatNumber !== '' && countryCode === 'SA' && !isSaudiVatNumber(vatNumber))
    throw invalidField(path, 'saudiVatNumber');
}
