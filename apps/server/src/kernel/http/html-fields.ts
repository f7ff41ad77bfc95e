import type { TSchema } from 'typebox';
import type { HtmlKind } from '../html.ts';
import type { GivenHtml } from '../prepare-html.task.ts';
import { LIMITS } from './limits.ts';

/** Marks the text fields of the API that hold HTML, and says of which kind; see `html()` in schemas.ts. */
export const HTML_MARK = 'x-html';

interface Part {
  [HTML_MARK]?: HtmlKind;
  maxLength?: number;
  properties?: Record<string, Part>;
  patternProperties?: Record<string, Part>;
  additionalProperties?: Part | boolean;
  items?: Part;
  anyOf?: Part[];
}

/** Finds the HTML in a value of its schema. */
type Finder = (value: unknown, path: string, found: GivenHtml[]) => void;

const at = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

/** Null: nothing of this schema is HTML. */
function finderOf(part: Part | boolean | undefined): Finder | null {
  if (part === undefined || typeof part === 'boolean') return null;
  const { [HTML_MARK]: kind, maxLength = LIMITS.html } = part;
  if (kind)
    return (value, path, found) => {
      if (typeof value === 'string' && value !== '') found.push({ path, kind, maxLength, html: value });
    };
  const finders: Finder[] = [];
  const named = Object.entries(part.properties ?? {}).flatMap(([name, inner]) => {
    const finder = finderOf(inner);
    return finder ? [[name, finder] as const] : [];
  });
  if (named.length > 0)
    finders.push((value, path, found) => {
      if (isObject(value)) for (const [name, finder] of named) finder(value[name], at(path, name), found);
    });
  const others = [...Object.values(part.patternProperties ?? {}), part.additionalProperties, part.items];
  for (const finder of others.map(finderOf))
    if (finder)
      finders.push((value, path, found) => {
        if (isObject(value)) for (const [name, inner] of Object.entries(value)) finder(inner, at(path, name), found);
      });
  for (const finder of (part.anyOf ?? []).map(finderOf)) if (finder) finders.push(finder);
  if (finders.length === 0) return null;
  return (value, path, found) => {
    for (const finder of finders) finder(value, path, found);
  };
}

/** The HTML texts in the bodies of this schema, each once; null where it has no HTML field. */
export function htmlFinder(schema: TSchema | undefined): ((body: unknown) => GivenHtml[]) | null {
  const finder = finderOf(schema as Part | undefined);
  if (!finder) return null;
  return (body) => {
    const found: GivenHtml[] = [];
    finder(body, '', found);
    // parts of a union may name the same field
    return [...new Map(found.map((text) => [`${text.kind} ${text.path}`, text])).values()];
  };
}
