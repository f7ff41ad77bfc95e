import { createHash } from 'node:crypto';

export interface Device {
  browser: string | null;
  system: string | null;
}

// The more particular first: nearly every browser also calls itself Safari and Mozilla.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const match = (table: readonly [RegExp, string][], text: string): string | null =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** What a person would call the device of a user agent: names only, versions change too often to matter. */
export const describeDevice = (userAgent: string): Device => ({
  browser: match(BROWSERS, userAgent),
  system: match(SYSTEMS, userAgent),
});

/** The same for the same kind of device whatever its version: an update doesn't make a new device. */
export const deviceHash = (userAgent: string): string => {
  const { browser, system } = describeDevice(userAgent);
  const name = browser && system ? `${browser} on ${system}` : userAgent.replace(/[\d.]+/g, '');
  return createHash('sha256').update(name).digest('base64url');
};
