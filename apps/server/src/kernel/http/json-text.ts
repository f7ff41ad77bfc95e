const WIDTH = 120;

/** The OpenAPI document as people review it: what fits into a line stands in one, everything else has a line for each of its parts. */
export function jsonText(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ');
  if (value === null || typeof value !== 'object' || indent.length + line.length <= WIDTH) return line;
  const inner = `${indent} `;
  const [open, close, parts] = Array.isArray(value)
    ? ['[', ']', value.map((item) => jsonText(item, inner))]
    : ['{', '}', Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${jsonText(item, inner)}`)];
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
