/** A text in both languages. */
export interface Pair {
  en: string;
  ar: string;
}

export interface SheetParty {
  label: Pair;
  /** Lines at the side of each language. */
  lines: { en: string[]; ar: string[] };
}

export interface SheetLine {
  title: Pair;
  /** Quantity and amounts, in the order of the columns after the first. */
  cells: string[];
}

/** A tax document in words and numbers, ready to be drawn. */
export interface DocumentSheet {
  title: Pair;
  /** Says that no money moved; null for a document that counts. */
  test: Pair | null;
  organization: Pair;
  /** Pairs of a label and a value, two in a row. */
  facts: { label: Pair; value: string }[];
  parties: [SheetParty, SheetParty];
  columns: Pair[];
  lines: SheetLine[];
  sums: { label: Pair; value: string; isTotal: boolean }[];
  notes: Pair[];
  /** Content of the QR code with what it is for; null for a seller who needs none. */
  qr: { content: string; hint: Pair } | null;
}
