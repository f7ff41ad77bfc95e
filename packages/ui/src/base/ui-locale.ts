import { createContext } from 'react';

/** The format locale, for dates and numbers: `en-US`, `ar-AE-u-nu-latn`. */
export const UiLocaleContext = createContext('en-US');

/** Finds out with which day weeks start, 1 for Monday to 7 for Sunday. Only calendars ask, which come later than the page. */
export type FindFirstDay = () => Promise<number>;
export const sunday: FindFirstDay = () => Promise.resolve(7);
export const UiWeekContext = createContext(sunday);
