/** The parts of a form in which two of its states differ, each once; `parts` says to which part a field belongs. */
export function changedParts<Parts extends Readonly<Record<string, string>>>(
  before: { readonly [Field in keyof Parts]?: unknown },
  after: { readonly [Field in keyof Parts]?: unknown },
  parts: Parts,
): Parts[keyof Parts][] {
  const fields = Object.keys(parts) as (keyof Parts)[];
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  return [...new Set(changed.map((field) => parts[field]))];
}
