import { type AnyRouter, useMatch, useMatches, useRouterState } from '@tanstack/react-router';

/** Without its last slash. */
const trim = (path: string): string => path.replace(/\/+$/, '');

/** The same, decoded: matches and locations differ in what they leave encoded. */
function plain(path: string): string {
  const trimmed = trim(path);
  try {
    return decodeURIComponent(trimmed);
  } catch {
    return trimmed; // a percent sign that stands for itself
  }
}

/**
 * Path of the screen or frame that draws this component. It stays the same while the reader is leaving, whereas the router's location is
 * the next page's already: a screen that decides by that one where it belongs redirects its reader back and can't be left.
 */
export const usePagePath = (): string =>
  useMatch({ strict: false, shouldThrow: false, select: ({ pathname }) => trim(pathname) }) ?? '';

/** Path of the whole page that is drawn, for frames too. Like `usePagePath` it stays the same while the reader is leaving. */
export const useShownPath = (): string => useMatches({ select: (matches) => trim(matches.at(-1)?.pathname ?? '') });

/** Path of the page that is open or about to open. Menus and tabs mark their current entry by it. */
export const useDestinationPath = (): string => useRouterState({ select: ({ location }) => location.pathname });

/** Whether the reader is on this page, or on one inside this frame, and isn't leaving it. */
export const isStillAt = (router: AnyRouter, pagePath: string): boolean =>
  `${plain(router.latestLocation.pathname)}/`.startsWith(`${plain(pagePath)}/`);
