/** A moment in the author's own zone, as the date field writes it. */
export function localText(moment: string | null): string | null {
  if (!moment) return null;
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
