import type { StatementLine } from '@sullam/domain/commerce/bank-statements.ts';
import { readStatementDay } from '@sullam/domain/commerce/statement-dates.ts';
import type { ReadStatement } from '@sullam/domain/commerce/statement-mt940.ts';
import { parseMoney } from '@sullam/domain/money.ts';
import {
  childNamed,
  childrenNamed,
  descendants,
  type MarkupElement,
  MarkupTooDeep,
  parseMarkup,
  textOf,
} from '@sullam/question-formats/markup/markup-tree.ts';

/** The element at the end of a path of names; undefined where a part of it is missing. */
const at = (from: MarkupElement | undefined, ...path: string[]): MarkupElement | undefined =>
  path.reduce<MarkupElement | undefined>((parent, name) => parent && childNamed(parent, name), from);

const textAt = (from: MarkupElement | undefined, ...path: string[]): string => {
  const found = at(from, ...path);
  return found ? textOf(found).trim() : '';
};

/** The first of some texts that isn't empty. */
const firstOf = (...texts: string[]): string => texts.find((text) => text !== '') ?? '';

const accountOf = (statement: MarkupElement): string =>
  firstOf(textAt(statement, 'Acct', 'Id', 'IBAN'), textAt(statement, 'Acct', 'Id', 'Othr', 'Id')).replace(/\s/g, '');

/** The day of an entry: its value date, or the one on which it was booked. */
const dayOf = (entry: MarkupElement): string | null =>
  readStatementDay(
    firstOf(
      textAt(entry, 'ValDt', 'Dt'),
      textAt(entry, 'ValDt', 'DtTm').slice(0, 10),
      textAt(entry, 'BookgDt', 'Dt'),
      textAt(entry, 'BookgDt', 'DtTm').slice(0, 10),
    ),
    'DMY',
  );

/** Pending entries are not money yet. Earlier versions give the status as text, later ones as a code. */
const isBooked = (entry: MarkupElement): boolean =>
  ['', 'BOOK'].includes(firstOf(textAt(entry, 'Sts', 'Cd'), textAt(entry, 'Sts')));

const isIncoming = (entry: MarkupElement): boolean =>
  textAt(entry, 'CdtDbtInd') === 'CRDT' && textAt(entry, 'RvslInd') !== 'true' && isBooked(entry);

function remittanceOf(details: MarkupElement | undefined): string {
  const remittance = at(details, 'RmtInf');
  const free = remittance ? childrenNamed(remittance, 'Ustrd').map(textOf) : [];
  const structured = remittance
    ? childrenNamed(remittance, 'Strd').map((part) => textAt(part, 'CdtrRefInf', 'Ref'))
    : [];
  const endToEnd = textAt(details, 'Refs', 'EndToEndId');
  const own = endToEnd === 'NOTPROVIDED' ? '' : endToEnd;
  return [...free, ...structured, own]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' ');
}

const payerOf = (details: MarkupElement | undefined): string =>
  firstOf(
    textAt(details, 'RltdPties', 'Dbtr', 'Nm'),
    textAt(details, 'RltdPties', 'Dbtr', 'Pty', 'Nm'),
    textAt(details, 'RltdPties', 'UltmtDbtr', 'Nm'),
    textAt(details, 'RltdPties', 'UltmtDbtr', 'Pty', 'Nm'),
  );

const amountOf = (from: MarkupElement | undefined): { amountMinor: number; currency: string } | null => {
  const currency = from?.attributes.Ccy ?? '';
  if (!from || !/^[A-Z]{3}$/.test(currency)) return null;
  const money = parseMoney(textOf(from), currency);
  return money && money.amount > 0 ? { amountMinor: money.amount, currency } : null;
};

/** The payments of an entry: one, or as many as a batch of it has with amounts of their own. Null where a day or an amount can't be read. */
function linesOf(entry: MarkupElement, account: string): StatementLine[] | null {
  const receivedOn = dayOf(entry);
  const batches = childrenNamed(entry, 'NtryDtls').flatMap((part) => childrenNamed(part, 'TxDtls'));
  const isBatch = batches.length > 1;
  const lines = (isBatch ? batches : [batches[0]]).map((details): StatementLine | null => {
    const own = isBatch ? (at(details, 'Amt') ?? at(details, 'AmtDtls', 'TxAmt', 'Amt')) : at(entry, 'Amt');
    const amount = amountOf(own);
    if (receivedOn === null || !amount) return null;
    const bankReference = firstOf(
      textAt(details, 'Refs', 'AcctSvcrRef'),
      textAt(entry, 'AcctSvcrRef'),
      textAt(entry, 'NtryRef'),
    );
    const remittance = firstOf(remittanceOf(details), textAt(details, 'AddtlTxInf'), textAt(entry, 'AddtlNtryInf'));
    return { account, receivedOn, ...amount, payer: payerOf(details), remittance, bankReference };
  });
  return lines.every((line) => line !== null) ? lines : null;
}

/**
 * Reads the incoming payments of a camt.053 file. Returns null for any other XML, and for one with a document type: no bank writes one,
 * and entities could be declared in it.
 */
export function readCamt(text: string): ReadStatement | null {
  let tree: ReturnType<typeof parseMarkup>;
  try {
    tree = parseMarkup(text, 'xml');
  } catch (error) {
    if (error instanceof MarkupTooDeep) return null;
    throw error;
  }
  const report = at(tree.root, 'Document', 'BkToCstmrStmt');
  if (!report || tree.hasDoctype || [...descendants(tree.root)].some(({ isUnclosed }) => isUnclosed)) return null;
  const read: ReadStatement = { lines: [], skippedCount: 0, problems: [] };
  for (const statement of childrenNamed(report, 'Stmt'))
    for (const entry of childrenNamed(statement, 'Ntry')) {
      const lines = isIncoming(entry) ? linesOf(entry, accountOf(statement)) : [];
      if (lines === null) read.problems.push(entry.line);
      else if (lines.length === 0) read.skippedCount += 1;
      else read.lines.push(...lines);
    }
  return read;
}
