import type { Configuration } from './configuration.ts';

/** Days of the week as ISO 8601 numbers them, 1 for Monday to 7 for Sunday. */
const MONDAY = 1;
const SATURDAY = 6;
const SUNDAY = 7;

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Regions whose week starts on another day than Monday, after CLDR. A table: browsers and servers know different versions of it. */
const SUNDAY_REGIONS = codes(
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY ' +
    'SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
);
const SATURDAY_REGIONS = codes('AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY');

const CHOSEN = { monday: MONDAY, saturday: SATURDAY, sunday: SUNDAY } as const;

function firstDayOfRegion(region: string): number {
  if (SUNDAY_REGIONS.has(region)) return SUNDAY;
  return SATURDAY_REGIONS.has(region) ? SATURDAY : MONDAY;
}

/** With which day weeks start in an organisation, 1 for Monday to 7 for Sunday: in calendars, week lists, goals, reports and date pickers. */
export const firstDayOfWeek = ({
  week_start: chosen,
  format_region: region,
}: Pick<Configuration, 'week_start' | 'format_region'>): number =>
  chosen === 'region' ? firstDayOfRegion(region) : CHOSEN[chosen];
