import { createContext } from 'react';

/** The format locale, for dates and numbers: `en-US`, `ar-AE-u-nu-latn`. */
export const UiLocaleContext = createContext('en-US');

/** With which day weeks start, 1 for Monday to 7 for Sunday. */
export const UiWeekContext = createContext(7);
