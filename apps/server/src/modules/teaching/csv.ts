/** A cell that a spreadsheet takes as text: quoted where needed, and never as a formula that runs when it is opened. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as comma-separated text. The mark at the beginning tells spreadsheets that it is UTF-8, or Arabic breaks. */
export const csv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
