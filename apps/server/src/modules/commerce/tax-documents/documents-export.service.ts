import { percentOf } from '@sullam/domain/commerce/tax.ts';
import { documentNumber } from '@sullam/domain/commerce/tax-documents.ts';
import { chooseText } from '@sullam/domain/localized.ts';
import { money, moneyToDecimal } from '@sullam/domain/money.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { resultWords } from '../../../kernel/result-words.ts';
import { momentCell, type TableLine } from '../../../kernel/table-cells.ts';
import { type TableFile, type TableFormat, tableFile } from '../../../kernel/table-file.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { DOCUMENT_WORDS } from './document-files.service.ts';
import { titleKeyOf } from './document-sheet.ts';
import { documentsOf } from './tax-documents.reads.ts';
import type { DocumentRecord } from './tax-documents.repository.ts';

const COLUMNS = [
  'number',
  'document',
  'uuid',
  'issuedAt',
  'instant',
  'typeCode',
  'form',
  'corrects',
  'reason',
  'order',
  'buyer',
  'email',
  'vatNumber',
  'street',
  'building',
  'city',
  'postalCode',
  'country',
  'line',
  'item',
  'net',
  'rate',
  'tax',
  'total',
  'currency',
  'test',
] as const;

/** Documents that are read at a time. */
const PAGE = 200;

/**
 * Documents of a month with all that an outside system needs to issue them: one row a line, in the order in which they were issued. The
 * rows of refunds are positive too; their type code says what they are.
 */
export async function exportDocuments(
  context: MemberContext,
  month: string,
  format: TableFormat | undefined,
): Promise<TableFile> {
  const t = await translatorOf(context, DOCUMENT_WORDS);
  const words = await resultWords(context);
  const read = (after: DocumentRecord | null) =>
    reading(context, async (tx) => {
      let query = documentsOf(context, month)
        .clearOrderBy()
        .orderBy('issued_at')
        .orderBy('tax_document_id')
        .limit(PAGE);
      if (after)
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('issued_at', 'tax_document_id'), '>', tuple(after.issuedAt, after.taxDocumentId)),
        );
      return tx.all(query);
    });
  const rowsOf = (document: DocumentRecord): TableLine[] => {
    const { content, currency, isTest, isStandard, series, number } = document;
    const { company, buyer, lines } = content;
    const printed = documentNumber(series, number);
    const decimal = (minor: number) => moneyToDecimal(money(minor, currency));
    const address = company?.address;
    return lines.map((line, index) => [
      printed,
      t(`tax-documents.titles.${titleKeyOf(document)}`),
      document.uuid,
      momentCell(document.issuedAt, context.configuration.time_zone),
      // to the second and for certain, also where a clock is set back
      document.issuedAt.toISOString().slice(0, 19).replace('T', ' '),
      document.typeCode,
      t(`tax-documents.forms.${isStandard ? 'standard' : 'simplified'}`),
      content.corrects?.number,
      content.reason,
      content.orderNumber,
      company?.companyName ?? buyer.name,
      buyer.email,
      company?.vatNumber,
      address?.street,
      address?.building,
      address?.city,
      address?.postalCode,
      address?.countryCode,
      index + 1,
      chooseText(line.title, context.language)?.text,
      decimal(line.grossMinor - line.taxMinor),
      percentOf(line.rate),
      decimal(line.taxMinor),
      decimal(line.grossMinor),
      currency,
      words.yesNo(isTest),
    ]);
  };
  async function* pages(): AsyncGenerator<TableLine[]> {
    yield [COLUMNS.map((column) => t(`tax-documents.columns.${column}`))];
    let last: DocumentRecord | null = null;
    do {
      const found: DocumentRecord[] = await read(last);
      yield found.flatMap(rowsOf);
      last = found.length === PAGE ? found.at(-1)! : null;
    } while (last);
  }
  return tableFile(context, format, pages(), { title: t('tax-documents.file.title'), day: month });
}
