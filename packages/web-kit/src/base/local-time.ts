/** A moment in the reader's own zone, as a date field with a time writes it; null stays null. */
export function localText(moment: string | null): string | null {
  if (!moment) return null;
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
