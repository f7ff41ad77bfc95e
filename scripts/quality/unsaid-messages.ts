/** A key that stands in a source file whole, in quotes or as an attribute of something. */
const WHOLE = /[\w-]+(?:\.[\w-]+)+/g;
/** A key that is put together: `area.states.${state}`, `${area}.titles.${title}`. */
const MADE = /`([\w.-]*(?:\$\{[^}`]*\}[\w.-]*)+)`/g;

const escaped = (text: string): string => text.replaceAll('.', '\\.');

/** Which keys a template may make; undefined: too little of it is fixed to say. */
function keysMadeBy(template: string): RegExp | undefined {
  const parts = template.split(/\$\{[^}]*\}/);
  if (!parts.some((part) => /\w{3,}\./.test(part) || /\.\w{3,}/.test(part))) return undefined;
  return new RegExp(`^${parts.map(escaped).join('[\\w.-]+')}$`);
}

/** The messages that nothing in these sources says: every page that brings their area would carry them for nobody. */
export function unsaidMessages(keys: Iterable<string>, sources: Iterable<string>): string[] {
  const whole = new Set<string>();
  const made = new Set<string>();
  for (const source of sources) {
    for (const [key] of source.matchAll(WHOLE)) whole.add(key);
    for (const [, template = ''] of source.matchAll(MADE)) made.add(template);
  }
  const patterns = [...made].flatMap((template) => keysMadeBy(template) ?? []);
  return [...keys].filter((key) => !whole.has(key) && !patterns.some((pattern) => pattern.test(key)));
}
