/** Making one costs more than using it, and a file has a moment in every line. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
  formats.set(timeZone, made);
  return made;
}

/** A moment as a day and a time of a zone's clock, which spreadsheets read as one. */
export const plainMoment = (moment: Date | string, timeZone: string): string =>
  formatOf(timeZone).format(new Date(moment)).replace(', ', ' ');
