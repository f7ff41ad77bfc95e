import writeFile from 'write-excel-file/node';

/** Texts are texts, whatever they look like: nothing becomes a formula. */
export type WorkbookCell = string | number | null;

const presentCell = (value: WorkbookCell) => {
  if (value === null || value === '') return null;
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
};

/** An Excel workbook of one sheet, whose first line is the head. It is made whole in memory. */
export function writeWorkbook(
  [head = [], ...rows]: readonly (readonly WorkbookCell[])[],
  { sheet, isRightToLeft }: { sheet: string; isRightToLeft: boolean },
): Promise<Buffer> {
  const titles = head.map(String);
  const data = [
    titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(presentCell)),
  ];
  const options = {
    sheet,
    rightToLeft: isRightToLeft,
    stickyRowsCount: 1,
    columns: titles.map((title) => ({ width: Math.min(40, Math.max(10, title.length + 2)) })),
  };
  return writeFile(data, options).toBuffer();
}
