import { isVatNumberOf } from '@sullam/domain/commerce/reverse-charge.ts';
import { cleanCode } from '@sullam/domain/digits.ts';
import { useQuery } from '@tanstack/react-query';
import { reverseChargeQuery } from './cart.api.ts';
import type { CompanyDraft } from './use-company.ts';

/** Whether the buyer's company would account for the VAT itself; asked once country and VAT number are there. */
export function useReverseCharge({ isOn, company }: CompanyDraft) {
  const vatNumber = cleanCode(company.vatNumber);
  const { countryCode } = company.address;
  const enabled = isOn && countryCode !== '' && vatNumber !== '' && isVatNumberOf(vatNumber, countryCode);
  const { data, isFetching } = useQuery({ ...reverseChargeQuery({ vatNumber, countryCode }), enabled });
  return { isReverseCharge: enabled && data?.applies === true, isAsking: enabled && isFetching };
}
