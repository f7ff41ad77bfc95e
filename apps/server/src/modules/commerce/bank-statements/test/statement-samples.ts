/** Statements of one account with a payment of 49.00 for an order, in each format as banks write it. */

export const csvOf = (number: number, amount = '49.00'): string =>
  [
    'Example Bank,,,,',
    'Date,From,Reference,Amount,Bank reference',
    `28/11/2026,TAMKEEN BANK PJSC,order ${number} forklift,${amount},FT26333-9917`,
    '28/11/2026,OFFICE CLOUD,Subscription,-312.40,FT26333-0002',
    '27/11/2026,N ALHARBI,Deposit,"1,000.00",FT26332-0004',
  ].join('\r\n');

export const mt940Of = (number: number): string => `:20:STMT261128
:25:SA0380000000608010167519
:28C:332/1
:60F:C261127SAR10000,00
:61:2611281128C49,00NTRFMA-${number}//FT26333-9917
:86:166?20MA-${number}?32TAMKEEN BANK
:62F:C261128SAR10049,00
-`;

const entry = (inside: string): string => `<Ntry>${inside}</Ntry>`;

export const camtOf = (number: number, head = ''): string => `<?xml version="1.0" encoding="UTF-8"?>${head}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr><Stmt>
<Acct><Id><IBAN>SA0380000000608010167519</IBAN></Id><Ccy>SAR</Ccy></Acct>
${entry(`<Amt Ccy="SAR">49.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-29</Dt></BookgDt>
<ValDt><Dt>2026-11-28</Dt></ValDt><AcctSvcrRef>FT26333-9917</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<RltdPties><Dbtr><Pty><Nm>TAMKEEN BANK &amp; CO</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>طلب ${number}</Ustrd></RmtInf></TxDtls></NtryDtls>`)}
${entry(`<Amt Ccy="SAR">75.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><DtTm>2026-11-28T09:00:00</DtTm></BookgDt><NtryDtls>
<TxDtls><Refs><AcctSvcrRef>B1</AcctSvcrRef></Refs><Amt Ccy="SAR">25.00</Amt></TxDtls>
<TxDtls><Refs><AcctSvcrRef>B2</AcctSvcrRef></Refs><AmtDtls><TxAmt><Amt Ccy="SAR">50.00</Amt></TxAmt></AmtDtls></TxDtls></NtryDtls>`)}
${entry('<Amt Ccy="SAR">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>PDNG</Cd></Sts><ValDt><Dt>2026-11-28</Dt></ValDt>')}
${entry('<Amt Ccy="SAR">312.40</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><ValDt><Dt>2026-11-28</Dt></ValDt>')}
${entry('<Amt Ccy="SAR">x</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><ValDt><Dt>2026-11-28</Dt></ValDt>')}
</Stmt></BkToCstmrStmt></Document>`;
