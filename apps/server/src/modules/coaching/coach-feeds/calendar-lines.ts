/** The text is no calendar that can be read. */
export class UnreadableCalendar extends Error {}

/** A property as it is written: values aren't unescaped. */
export interface RawProperty {
  name: string;
  params: ReadonlyMap<string, string>;
  value: string;
}

export interface RawComponent {
  name: string;
  properties: RawProperty[];
}

const LINE = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^";:])*)*):(.*)$/;
const PARAMETER = /;([\w-]+)=((?:"[^"]*"|[^";])*)/g;

/** Components that say when a person is busy. */
const READ = new Set(['VEVENT', 'VFREEBUSY']);

function readLine(line: string): RawProperty | null {
  const [, name, params, value] = LINE.exec(line) ?? [];
  if (name === undefined || params === undefined || value === undefined) return null;
  const pairs = [...params.matchAll(PARAMETER)].map(
    ([, key, text]) => [key!.toUpperCase(), text!.replaceAll('"', '')] as const,
  );
  return { name: name.toUpperCase(), params: new Map(pairs), value: value.trim() };
}

/**
 * Events and free-busy lists of a calendar, as they are written. Alarms and zones are left out.
 * @throws UnreadableCalendar for other text and for a calendar that is cut off
 */
export function readComponents(text: string): RawComponent[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r\n|\n|\r/);
  const found: RawComponent[] = [];
  const open: RawComponent[] = [];
  let calendars = 0;
  for (const line of lines) {
    if (line.trim() === '') continue;
    const property = readLine(line);
    if (!property) {
      if (open.length === 0) throw new UnreadableCalendar('text outside a calendar');
      continue;
    }
    const { name, value } = property;
    const component = value.toUpperCase();
    if (name === 'BEGIN') {
      if (open.length === 0 && component !== 'VCALENDAR') throw new UnreadableCalendar('no calendar');
      open.push({ name: component, properties: [] });
    } else if (name === 'END') {
      const closed = open.pop();
      if (closed?.name !== component) throw new UnreadableCalendar(`${component} ends where it is not open`);
      if (component === 'VCALENDAR') calendars += 1;
      if (READ.has(component)) found.push(closed);
    } else {
      const inner = open.at(-1);
      if (!inner) throw new UnreadableCalendar('text outside a calendar');
      if (READ.has(inner.name)) inner.properties.push(property);
    }
  }
  if (open.length > 0 || calendars === 0) throw new UnreadableCalendar('the calendar is cut off');
  return found;
}
