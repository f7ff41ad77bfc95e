import { createContext } from 'react';

/** The format locale, for dates and numbers: `en-US`, `ar-AE-u-nu-latn`. */
export const UiLocaleContext = createContext('en-US');
