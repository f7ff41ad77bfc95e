/** Names that systems keep for themselves. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const LONGEST = 100;

/** One part of a path that every system can unpack and that leads nowhere else. */
export function safeName(name: string, fallback: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(plain)?.[0] ?? '';
  const stem = [...plain.slice(0, plain.length - ending.length)].slice(0, LONGEST - ending.length).join('');
  const whole = `${stem}${ending}`;
  if (stem.trim() === '') return `${fallback}${ending}`;
  return RESERVED.test(whole) ? `_${whole}` : whole;
}

/** Gives each path once: the second of a name gets a number before its ending. */
export function uniquePaths(): (path: string) => string {
  const taken = new Set<string>();
  return (path) => {
    const [, stem = path, ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,10})?$/s.exec(path) ?? [];
    let unique = path;
    // systems that ignore case would write one file over the other
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${stem} (${count})${ending}`;
    taken.add(unique.toLowerCase());
    return unique;
  };
}
