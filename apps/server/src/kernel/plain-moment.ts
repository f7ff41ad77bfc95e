/** A moment as a day and a time of a zone's clock, which spreadsheets read as one. */
export function plainMoment(moment: Date | string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return format.format(new Date(moment)).replace(', ', ' ');
}
