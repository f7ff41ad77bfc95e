import { create } from 'qrcode';

/** The dark squares of a QR code as one path, a row at a time. */
export function qrDrawing(text: string): { path: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const parts: string[] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (!modules.get(row, column)) continue;
      let width = 1;
      while (column + width < size && modules.get(row, column + width)) width++;
      parts.push(`M${column} ${row}h${width}v1h-${width}z`);
      column += width;
    }
  return { path: parts.join(''), size };
}
