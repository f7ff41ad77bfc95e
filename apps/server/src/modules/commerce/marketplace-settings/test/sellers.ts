import type { SellerDetails } from '../seller-details.schemas.ts';

/** A Saudi seller with a VAT number. */
export const MADAR: SellerDetails = {
  legalName: { en: 'Madar Academy', ar: 'أكاديمية مدار' },
  vatNumber: '310122393500003',
  address: {
    street: 'King Fahd Road',
    building: '7712',
    city: 'Riyadh',
    postalCode: '12212',
    countryCode: 'SA',
  },
  documentsIssuedBy: 'PLATFORM',
  sellsWithReverseCharge: false,
};
