/** Every constant of the specification, section 9, and the sizes of fields and files that both sides check. */

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

// Session
export const TOKEN_CHECK_INTERVAL = 15 * SECOND;
/** An access token is refreshed when this much or less of its life is left. */
export const TOKEN_REFRESH_THRESHOLD = 30 * SECOND;
export const SIGN_ON_TOKEN_LIFE = MINUTE;
export const TWO_FACTOR_CODE_LENGTH = 6;

// Messages that come and go
export const TOAST_DURATION = 3 * SECOND;
export const AUTH_ERROR_TOAST_DURATION = 5 * SECOND;
export const SNACKBAR_DURATION = 5 * SECOND;

/** Data queries are not retried on failure. */
export const QUERY_RETRIES = 0;

// Notifications
export const NOTIFICATION_PAGE_SIZE = 10;
export const NOTIFICATION_POPOVER_SIZE = 15;
/** The badge shows "9+" above it. */
export const NOTIFICATION_BADGE_MAXIMUM = 9;
/** The learner application, as notifications and assignments ask for it. */
export const LEARNER_PORTAL_ID = 1;

/** The organisation used when the host names none. */
export const DEFAULT_ORGANIZATION_ID = 1;

// Events banner
export const BANNER_TAKE = 10;
export const BANNER_FEATURED_ONLY = 1;
export const BANNER_HIDDEN_FOR = 24 * HOUR;

/** Lists of events and courses leave out what ended longer ago. */
export const EXPIRED_ITEMS_SHOWN_FOR = 30 * DAY;

/**
 * The moment that lists of courses and events send as `expiryDate`: the beginning (UTC) of the day that is 30 days back. It is the
 * same all day, so that equal lists have one address.
 * @param now ms since 1970
 */
export const expiryDateOf = (now: number): string =>
  new Date(Math.floor(now / DAY) * DAY - EXPIRED_ITEMS_SHOWN_FOR).toISOString();

// Layout
export const APP_BAR_HEIGHT = 60;
export const APP_BAR_HIDE_THRESHOLD = 243;
export const DRAWER_TITLE_LENGTH = 25;
export const NOTIFICATION_POPOVER_WIDTH = 350;
export const PROFILE_MENU_WIDTH = 270;
export const MENU_OPEN_DELAY = 300;
export const MENU_CLOSE_DELAY = 250;
export const DIALOG_Z_INDEX = 2400;
export const SELECT_MENU_MAX_HEIGHT = 310;
export const ELEVATION_MAXIMUM = 24;
export const BUTTON_MIN_WIDTH = 200;
/** Widths from which a breakpoint begins; "mobile" is below md. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } as const;

// Passwords
export const PASSWORD_MIN_LENGTH = 8;
/** Hashing cost grows with length; nobody types more. */
export const PASSWORD_MAX_LENGTH = 256;

// Lists
export const PAGE_SIZE_DEFAULT = 12;
export const PAGE_SIZE_MAXIMUM = 100;
export const ALL_ROWS = 2_147_483_647;
