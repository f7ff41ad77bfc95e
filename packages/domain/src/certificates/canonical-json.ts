/**
 * JSON in the one form of RFC 8785: members sorted by their names' UTF-16 units, no spaces, numbers as JavaScript writes them. Equal
 * values give equal texts on every machine.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([first], [second]) => (first < second ? -1 : first > second ? 1 : 0))
      .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
    return `{${members.join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('JSON has no such number');
  return JSON.stringify(value);
}
