/** A VAT number of Saudi Arabia: 15 digits that begin and end with 3. */
const SAUDI_VAT_NUMBER = /^3\d{13}3$/;

export const isSaudiVatNumber = (number: string): boolean => SAUDI_VAT_NUMBER.test(number);

/** A field of the QR code has one byte for its length. */
export const LONGEST_QR_VALUE = 255;

const encoder = new TextEncoder();

/** Bytes of a text in UTF-8: an Arabic letter takes two. */
export const utf8Length = (text: string): number => encoder.encode(text).length;

export interface ZatcaQrFields {
  sellerName: string;
  vatNumber: string;
  issuedAt: Date;
  /** Decimal numbers in the main unit, such as 115.00. */
  total: string;
  tax: string;
}

/**
 * Content of the QR code on a Saudi tax invoice (ZATCA phase 1): each field as tag, length in bytes and value, all of it in base64.
 * @throws RangeError for a value of more than 255 bytes; settings refuse such a name, because a shortened one is another name
 */
export function zatcaQr({ sellerName, vatNumber, issuedAt, total, tax }: ZatcaQrFields): string {
  const instant = `${issuedAt.toISOString().slice(0, 19)}Z`;
  const bytes = [sellerName, vatNumber, instant, total, tax].flatMap((value, index) => {
    const encoded = encoder.encode(value);
    if (encoded.length > LONGEST_QR_VALUE) throw new RangeError(`Field ${index + 1} has ${encoded.length} bytes`);
    return [index + 1, encoded.length, ...encoded];
  });
  return btoa(String.fromCharCode(...bytes));
}
