/** What Node knows of the world's time zones. */
export interface TimeZoneData {
  /** The release of the IANA database, such as `2026e`. */
  version: string;
  /** False where Morocco's clocks still go forward after 20 September 2026: local times there are an hour wrong. */
  isCurrent: boolean;
}

/** Noon in UTC, eleven days after Morocco returned to UTC for good. */
const NOON = Date.UTC(2026, 9, 1, 12);

export function timeZoneData(): TimeZoneData {
  const casablanca = new Intl.DateTimeFormat('en', {
    timeZone: 'Africa/Casablanca',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return { version: process.versions.tz ?? 'none', isCurrent: casablanca.format(NOON) === '12' };
}
