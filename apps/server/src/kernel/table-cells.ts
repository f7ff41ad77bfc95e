import { plainMoment } from './plain-moment.ts';

/** A day (`2026-11-29`) or a time of the organisation's clock (`2026-11-29 14:05`): a date in a workbook, this text in CSV. */
export interface DateCell {
  date: string;
}

/** Texts are texts, whatever they look like: nothing becomes a formula. */
export type TableCell = string | number | DateCell | readonly string[] | null | undefined;
export type TableLine = readonly TableCell[];

export const isDateCell = (cell: TableCell): cell is DateCell =>
  typeof cell === 'object' && cell !== null && 'date' in cell;

export function textOfCell(cell: TableCell): string {
  if (isDateCell(cell)) return cell.date;
  return Array.isArray(cell) ? cell.join('; ') : String(cell ?? '');
}

/** A moment by the clock of a zone. */
export const momentCell = (at: Date | string | null | undefined, timeZone: string): DateCell | null =>
  at ? { date: plainMoment(at, timeZone) } : null;

/** A day as the database writes it. */
export const dayCell = (day: string | null | undefined): DateCell | null => (day ? { date: day } : null);
