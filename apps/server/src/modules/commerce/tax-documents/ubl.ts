import { percentOf, type VatCode, vatCodeOf } from '@sullam/domain/commerce/tax.ts';
import { documentNumber } from '@sullam/domain/commerce/tax-documents.ts';
import { currencyExponent } from '@sullam/domain/currency.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { money, moneyToDecimal } from '@sullam/domain/money.ts';
import type { PostalAddress } from '../marketplace-settings/marketplace-settings.public.ts';
import { type DocumentContent, type DocumentLine, exemptionReasons, totalsOf } from './document-content.ts';
import type { DocumentRecord } from './tax-documents.repository.ts';
import { element, textElement } from './xml-text.ts';

const NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** EN 16931 allows no more. */
const MOST_DECIMALS = 2;

/** UN/ECE recommendation 20: one piece. */
const PIECE = 'C62';

type Described = Pick<DocumentRecord, 'kind' | 'currency' | 'content'>;

/**
 * Whether a document has an XML form: an invoice or credit note between companies. EN 16931 asks for the buyer's country and the seller's
 * VAT number, and its amounts have two decimals at most.
 */
export const hasUbl = ({ kind, currency, content }: Described): boolean =>
  kind !== 'RECEIPT' &&
  content.company !== null &&
  content.seller.vatNumber !== '' &&
  currencyExponent(currency) <= MOST_DECIMALS;

/** Both languages of a text in one field: a Saudi invoice has to be in Arabic, and its reader may not read it. */
const inBoth = ({ en, ar }: Localized): string => [...new Set([en, ar])].filter(Boolean).join(' | ');

/** EN 16931 wants the country in front of a VAT number; Saudi numbers are written without. */
const vatIdOf = (number: string, { countryCode }: PostalAddress): string =>
  /^[A-Z]{2}/.test(number) ? number : `${countryCode}${number}`;

const taxScheme = element('cac:TaxScheme', textElement('cbc:ID', 'VAT'));

interface Party {
  name: string;
  tradeName: string;
  vatNumber: string;
  address: PostalAddress;
}

const partyElement = ({ name, tradeName, vatNumber, address }: Party): string =>
  element(
    'cac:Party',
    element('cac:PartyName', textElement('cbc:Name', tradeName)),
    element(
      'cac:PostalAddress',
      textElement('cbc:StreetName', address.street),
      textElement('cbc:BuildingNumber', address.building),
      textElement('cbc:CityName', address.city),
      textElement('cbc:PostalZone', address.postalCode),
      element('cac:Country', textElement('cbc:IdentificationCode', address.countryCode)),
    ),
    vatNumber === ''
      ? ''
      : element('cac:PartyTaxScheme', textElement('cbc:CompanyID', vatIdOf(vatNumber, address)), taxScheme),
    element('cac:PartyLegalEntity', textElement('cbc:RegistrationName', name)),
  );

const rateElements = (code: VatCode, rate: number): string =>
  textElement('cbc:ID', code) + textElement('cbc:Percent', percentOf(rate));

/** EN 16931 has one breakdown for all exempt lines, so it states all their reasons. */
const reasonOf = (content: DocumentContent): string =>
  exemptionReasons(content).map(inBoth).join('; ') || 'Exempt from VAT';

/** Why lines of a category bear no VAT: the code of EN 16931 for reverse charge, or the reasons of exempt lines. */
function exemptionElements(code: VatCode, content: DocumentContent): string {
  if (code === 'E') return textElement('cbc:TaxExemptionReason', reasonOf(content));
  if (code !== 'AE') return '';
  return (
    textElement('cbc:TaxExemptionReasonCode', 'VATEX-EU-AE') + textElement('cbc:TaxExemptionReason', 'Reverse charge')
  );
}

/** XML of an invoice or a credit note in UBL 2.1 with the rules of EN 16931. Amounts of credit notes are positive. */
export function writeUbl(document: DocumentRecord): string {
  const { currency, content, typeCode } = document;
  const isCredit = document.kind === 'CREDIT_NOTE';
  const root = isCredit ? 'CreditNote' : 'Invoice';
  const totals = totalsOf(content);
  const amount = (name: string, minor: number) =>
    textElement(name, moneyToDecimal(money(minor, currency)), { currencyID: currency });
  const instant = document.issuedAt.toISOString();
  const { seller, company, corrects } = content;
  const tradeName = inBoth(content.organization);
  const sellerName = inBoth(seller.legalName) || tradeName;

  const lineElement = (line: DocumentLine, index: number): string => {
    const net = line.grossMinor - line.taxMinor;
    const quantity = String(line.quantity ?? 1);
    return element(
      `cac:${root}Line`,
      textElement('cbc:ID', String(index + 1)),
      textElement(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', quantity, { unitCode: PIECE }),
      amount('cbc:LineExtensionAmount', net),
      element(
        'cac:Item',
        textElement('cbc:Name', inBoth(line.title) || line.itemType),
        element(
          'cac:ClassifiedTaxCategory',
          rateElements(vatCodeOf(line.taxCategory ?? 'STANDARD', line.rate), line.rate),
          taxScheme,
        ),
      ),
      // the price of all together, so that it is exact where it doesn't divide evenly
      element(
        'cac:Price',
        amount('cbc:PriceAmount', net),
        quantity === '1' ? '' : textElement('cbc:BaseQuantity', quantity, { unitCode: PIECE }),
      ),
    );
  };

  const subtotals = totals.rates.map(({ code, rate, netMinor, taxMinor }) =>
    element(
      'cac:TaxSubtotal',
      amount('cbc:TaxableAmount', netMinor),
      amount('cbc:TaxAmount', taxMinor),
      element('cac:TaxCategory', rateElements(code, rate), exemptionElements(code, content), taxScheme),
    ),
  );

  const parts = [
    textElement('cbc:CustomizationID', 'urn:cen.eu:en16931:2017'),
    textElement('cbc:ID', documentNumber(document.series, document.number)),
    textElement('cbc:UUID', document.uuid),
    textElement('cbc:IssueDate', instant.slice(0, 10)),
    textElement('cbc:IssueTime', `${instant.slice(11, 19)}Z`),
    textElement(`cbc:${root}TypeCode`, typeCode),
    document.isTest ? textElement('cbc:Note', 'TEST · اختبار: no money moved. Not a tax document.') : '',
    textElement('cbc:Note', content.reason),
    textElement('cbc:DocumentCurrencyCode', currency),
    element('cac:OrderReference', textElement('cbc:ID', String(content.orderNumber))),
    corrects
      ? element(
          'cac:BillingReference',
          element(
            'cac:InvoiceDocumentReference',
            textElement('cbc:ID', corrects.number),
            textElement('cbc:IssueDate', corrects.issuedAt.slice(0, 10)),
          ),
        )
      : '',
    element(
      'cac:AccountingSupplierParty',
      partyElement({ name: sellerName, tradeName, vatNumber: seller.vatNumber, address: seller.address }),
    ),
    company
      ? element(
          'cac:AccountingCustomerParty',
          partyElement({
            name: company.companyName,
            tradeName: '',
            vatNumber: company.vatNumber,
            address: company.address,
          }),
        )
      : '',
    element('cac:TaxTotal', amount('cbc:TaxAmount', totals.taxMinor), ...subtotals),
    // what was charged is paid, and what is credited was paid back
    element(
      'cac:LegalMonetaryTotal',
      amount('cbc:LineExtensionAmount', totals.netMinor),
      amount('cbc:TaxExclusiveAmount', totals.netMinor),
      amount('cbc:TaxInclusiveAmount', totals.totalMinor),
      amount('cbc:PrepaidAmount', totals.totalMinor),
      amount('cbc:PayableAmount', 0),
    ),
    ...content.lines.map(lineElement),
  ];
  const namespaces =
    `xmlns="${NAMESPACE}${root}-2" xmlns:cac="${NAMESPACE}CommonAggregateComponents-2"` +
    ` xmlns:cbc="${NAMESPACE}CommonBasicComponents-2"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>${parts.join('')}</${root}>\n`;
}
