const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
const JSON_WEB_TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g;
const RANDOM_TEXT = /(?<![\w/+-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{24,}(?![\w/+-])/g;
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)/g;

const DIGITS = 12;

/** What is added up in another order differs in its last digits only. */
const rounded = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS)));

/** Real time that may have reached a response in spite of the frozen clock. */
export interface Run {
  from: number;
  to: number;
}

/**
 * Puts a name in the place of what is drawn by chance: `<token 1>`, `<uuid 2>`, numbered as they first appear, so that
 * the same one has the same name wherever it stands; a moment of the run itself becomes `<now>`. The order of
 * properties and rows stays.
 */
export class Normaliser {
  private readonly names = new Map<string, string>();
  private readonly counts = new Map<string, number>();

  constructor(private readonly run: () => Run) {}

  /** Notifications are numbered by jobs, whose order nobody sees: how they are listed counts, not their numbers. */
  notifications(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.notifications(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        if (key === 'id' && 'templateId' in value) return [key, this.nameOf('notification', String(part))];
        return [key, this.notifications(part)];
      }),
    );
  }

  /** An address as it is called, without what was drawn by chance. */
  address(url: string): string {
    const named = url.replace(/^(\/api\/notifications\/(?:read\/|hide\/)?)(\d+)$/, (_, start: string, id: string) => {
      return start + this.nameOf('notification', id);
    });
    return this.text(named);
  }

  value(value: unknown): unknown {
    if (typeof value === 'string') return this.text(value);
    if (typeof value === 'number') return rounded(value);
    if (Array.isArray(value)) return value.map((item) => this.value(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [this.text(key), this.value(part)]));
  }

  text(text: string): string {
    if (text.length < 20) return text;
    return text
      .replaceAll(JSON_WEB_TOKEN, (found) => this.nameOf('token', found))
      .replaceAll(UUID, (found) => this.nameOf('uuid', found))
      .replaceAll(RANDOM_TEXT, (found) => this.nameOf('token', found))
      .replaceAll(MOMENT, (found) => this.moment(found));
  }

  private nameOf(kind: string, found: string): string {
    const known = this.names.get(`${kind} ${found}`);
    if (known) return known;
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    const name = `<${kind} ${count}>`;
    this.names.set(`${kind} ${found}`, name);
    return name;
  }

  private moment(found: string): string {
    const at = Date.parse(found);
    const { from, to } = this.run();
    return at >= from && at <= to ? '<now>' : found;
  }
}
