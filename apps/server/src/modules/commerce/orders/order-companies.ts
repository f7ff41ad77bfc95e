import { hasReverseCharge } from '@sullam/domain/commerce/reverse-charge.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { checkCountry, checkVatNumber, readSeller } from '../marketplace-settings/marketplace-settings.public.ts';
import { insertCompany } from './orders.repository.ts';
import type { OrderCompany } from './orders.schemas.ts';

/**
 * A company as an order keeps it, without spaces around its texts.
 * @throws Problem validation, naming the field: a standard tax invoice needs a name and an address
 */
export function readCompany({ companyName, vatNumber, address }: OrderCompany): OrderCompany {
  const { street, building, city, postalCode, countryCode } = address;
  const company = {
    companyName: companyName.trim(),
    vatNumber: vatNumber.trim(),
    address: {
      street: street.trim(),
      building: building.trim(),
      city: city.trim(),
      postalCode: postalCode.trim(),
      countryCode,
    },
  };
  if (company.companyName === '') throw invalidField('company.companyName', 'required');
  for (const part of ['street', 'city'] as const)
    if (company.address[part] === '') throw invalidField(`company.address.${part}`, 'required');
  checkCountry('company.address.countryCode', countryCode);
  checkVatNumber('company.vatNumber', company.vatNumber, countryCode);
  return company;
}

/** Whether a company accounts for the VAT of its order itself and pays the prices without it. */
export async function paysWithoutTax(
  tx: Tx,
  company: { vatNumber: string; countryCode: string } | null,
): Promise<boolean> {
  const { sellsWithReverseCharge, vatNumber, address } = await readSeller(tx);
  return hasReverseCharge({ sellsWithReverseCharge, vatNumber, countryCode: address.countryCode }, company);
}

/** Keeps the company of an order, if there is one. */
export async function keepCompany(tx: Tx, orderId: number, company: OrderCompany | null): Promise<void> {
  if (company) await insertCompany(tx, orderId, company);
}
