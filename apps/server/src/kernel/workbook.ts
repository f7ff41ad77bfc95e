import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { strToU8, Zip, type ZipInputFile, ZipPassThrough } from 'fflate';
import { isDateCell, type TableCell, type TableLine, textOfCell } from './table-cells.ts';

export interface SheetOptions {
  sheet: string;
  isRightToLeft: boolean;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Excel refuses workbooks with a longer text in a cell. */
const MOST_LETTERS = 32_767;
/** Control characters and noncharacters, of which XML allows few even when they are escaped. Tabs and line breaks stay. */
const NOT_IN_XML = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string): string =>
  text.replaceAll(NOT_IN_XML, '').replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/** A surrogate without its partner isn't text either; cutting may leave one. */
const cellXml = (text: string): string =>
  escapeXml(text.slice(0, MOST_LETTERS).replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/** The name of a column: A … Z, AA … */
function columnName(index: number): string {
  const rest = index < 26 ? '' : columnName(Math.floor(index / 26) - 1);
  return rest + String.fromCharCode(65 + (index % 26));
}

const columnNames: string[] = [];
const columnAt = (index: number): string => (columnNames[index] ??= columnName(index));

/** Cell formats, by their place in `STYLES`. */
const STYLE = { plain: 0, head: 1, moment: 2, day: 3 } as const;
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const MILLISECONDS_OF_DAY = 86_400_000;
/** Days from where spreadsheets begin to count (they take 1900 for a leap year) to 1970. */
const DAYS_TO_1970 = 25_569;

/** A date as spreadsheets count it, null for what isn't one. */
function serialOf(date: string): number | null {
  const parsed = Date.parse(`${date.replace(' ', 'T')}${date.includes(' ') ? ':00Z' : 'T00:00:00Z'}`);
  return Number.isNaN(parsed) ? null : parsed / MILLISECONDS_OF_DAY + DAYS_TO_1970;
}

function xmlOfCell(cell: TableCell, reference: string, style: number): string {
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c r="${reference}"><v>${cell}</v></c>`;
  if (isDateCell(cell)) {
    const serial = serialOf(cell.date);
    const format = cell.date.includes(' ') ? STYLE.moment : STYLE.day;
    if (serial !== null) return `<c r="${reference}" s="${format}"><v>${serial}</v></c>`;
  }
  const text = textOfCell(cell);
  if (text === '') return '';
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${cellXml(text)}</t></is></c>`;
}

const xmlOfLine = (cells: TableLine, row: number): string =>
  `<row r="${row}">${cells.map((cell, at) => xmlOfCell(cell, columnAt(at) + row, row === 1 ? STYLE.head : STYLE.plain)).join('')}</row>`;

/** Columns are as wide as their heads need, the first page's texts considered. */
function columnsXml(page: readonly TableLine[]): string {
  const count = Math.max(0, ...page.map((line) => line.length));
  const widths = Array.from({ length: count }, (_, at) => {
    const longest = Math.max(...page.slice(0, 50).map((line) => textOfCell(line[at]).length));
    return Math.min(40, Math.max(10, longest + 2));
  });
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  return count === 0 ? '' : `<cols>${columns.join('')}</cols>`;
}

async function* sheetXml(pages: AsyncIterable<readonly TableLine[]>, isRightToLeft: boolean): AsyncGenerator<string> {
  const side = isRightToLeft ? ' rightToLeft="1"' : '';
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const start = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"${side}>${frozen}</sheetView></sheetViews>`;
  let row = 0;
  for await (const page of pages) {
    if (row === 0) yield `${start}${columnsXml(page)}<sheetData>`;
    yield page.map((line) => xmlOfLine(line, ++row)).join('');
  }
  if (row === 0) yield `${start}<sheetData>`;
  yield '</sheetData></worksheet>';
}

/** A name that Excel takes for a sheet: 31 characters, none of those that formulas use. */
const sheetName = (name: string): string =>
  name
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .replaceAll(/^'+|'+$/g, '')
    .trim()
    .slice(0, 31)
    .trim() || 'Sheet';

const smallFiles = (sheet: string): [path: string, text: string][] => [
  [
    '[Content_Types].xml',
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(sheetName(sheet))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
  ['xl/styles.xml', STYLES],
];

const DEFLATED = 8;

/**
 * Streams an Excel workbook of one sheet, whose first line is the head. Pages are written one at a time and compressed by
 * Node's thread pool, so memory and event loop turns don't grow with the number of rows. Libraries that style cells build
 * the whole sheet in memory (docs/decisions/0020).
 */
export async function* workbookPieces(
  pages: AsyncIterable<readonly TableLine[]>,
  { sheet, isRightToLeft }: SheetOptions,
): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    waiting.push(piece);
  });
  const take = (): Uint8Array[] => {
    const taken = waiting;
    waiting = [];
    return taken;
  };
  for (const [path, text] of smallFiles(sheet)) {
    const file = new ZipPassThrough(path);
    zip.add(file);
    file.push(strToU8(text), true);
  }
  const file: ZipInputFile = { filename: 'xl/worksheets/sheet1.xml', compression: DEFLATED, size: 0, crc: 0 };
  zip.add(file);
  yield* take();
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const xml of sheetXml(pages, isRightToLeft)) {
      const bytes = Buffer.from(xml);
      file.size += bytes.length;
      file.crc = crc32(bytes, file.crc);
      yield bytes;
    }
  }
  // a failure of the pages destroys the stream with its reason, which the loop below throws
  const packed = pipeline(Readable.from(counted()), createDeflateRaw(), () => undefined);
  for await (const piece of packed) {
    file.ondata?.(null, new Uint8Array(piece as Buffer), false);
    yield* take();
  }
  file.ondata?.(null, new Uint8Array(), true);
  zip.end();
  yield* take();
}
