import type { OrderCompany } from '@sullam/api-client/schema.gen.ts';
import { isSaudiVatNumber } from '@sullam/domain/commerce/zatca-qr.ts';
import { cleanCode } from '@sullam/domain/digits.ts';
import { NO_ADDRESS } from '@sullam/web-kit/billing/address-fields.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';

const NONE: OrderCompany = { companyName: '', vatNumber: '', address: NO_ADDRESS };

/** The company that the buyer buys for: what stands in its fields, and what is wrong with it. */
export function useCompany(refusal: unknown) {
  const t = useT();
  const [isOn, setOn] = useState(false);
  const [isTried, setTried] = useState(false);
  const [company, setCompany] = useState(NONE);
  const { companyName, vatNumber, address } = company;
  const refused = useRefusals(refusal, {
    'company.companyName': companyName,
    'company.vatNumber': vatNumber,
    'company.address.street': address.street,
    'company.address.city': address.city,
    'company.address.countryCode': address.countryCode,
  });
  const missing = (text: string) => (text.trim() === '' ? t('errors.rules.required') : undefined);
  const number = cleanCode(vatNumber);
  const isOdd = number !== '' && address.countryCode === 'SA' && !isSaudiVatNumber(number);
  const errors = {
    companyName: missing(companyName) ?? refused['company.companyName'],
    vatNumber: isOdd ? t('errors.rules.saudiVatNumber') : refused['company.vatNumber'],
    street: missing(address.street) ?? refused['company.address.street'],
    city: missing(address.city) ?? refused['company.address.city'],
    countryCode: missing(address.countryCode) ?? refused['company.address.countryCode'],
  };
  const isComplete = !missing(companyName) && !missing(address.street) && !missing(address.city) && !isOdd;
  return {
    isOn,
    setOn,
    isTried,
    company,
    setCompany,
    errors,
    /** The company to order for, or undefined for none; null while something is wrong, which the fields then say. */
    toSend: (): OrderCompany | undefined | null => {
      if (!isOn) return undefined;
      setTried(true);
      return isComplete && address.countryCode !== '' ? company : null;
    },
  };
}

export type CompanyDraft = ReturnType<typeof useCompany>;
