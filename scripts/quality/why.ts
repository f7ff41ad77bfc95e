const COLORS = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');

/** What says how the found differs from the expected: lines of a comparison, and what the browser's runner waited for. */
const TELLING = /^([-+] {2,}\S|(Locator|Expected|Received|Call log)\b.*: *\S)/;

const LONGEST = 600;

/**
 * Why a test failed, on one line: the first line of its message, and after it what differs, since a log that was cut often
 * has nothing but this line.
 * @param message what the runner says, with colours or without
 */
export function whyOf(message: string | null | undefined): string {
  const [first = '', ...others] = (message ?? '').replaceAll(COLORS, '').split('\n');
  const told = others.filter((line) => TELLING.test(line)).map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return [first.trim(), ...told].filter(Boolean).join(' | ').slice(0, LONGEST) || 'not run';
}
