import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { drawFormulasTask } from './draw-formulas.task.ts';
import { type Formula, formulaMarkup } from './formula-markup.ts';
import { TextCache } from './text-cache.ts';
import { inThread } from './threads/thread-pool.ts';

const FORMULA = /<(span|div) data-formula="([^"]*)"><\/\1>/g;

/** Drawn formulas by their undrawn form, in characters: some thousands of them. */
const drawn = new TextCache(8_000_000);

/** New formulas that a request draws by itself; each takes about a millisecond. A thread draws the others. */
const AT_ONCE = 10;

interface Waiting extends Formula {
  whole: string;
}

interface Request {
  count: number;
  /** By what stands in their place meanwhile. */
  waiting: Map<string, Waiting>;
  /** The answer is made: work that goes on after it draws by itself. */
  isOver: boolean;
}

const requests = new AsyncLocalStorage<Request>();

/** No text of an author holds it. */
const MARK = `formula-${randomUUID()}-`;
const PLACE = new RegExp(`${MARK}\\d+;`, 'g');

/** Cleaned HTML with its formulas drawn; in a request that draws many, some are put in their places at its end. */
export const drawFormulas = (html: string): string =>
  html.replaceAll(FORMULA, (whole, tag: string, encoded: string) => {
    const known = drawn.get(whole);
    if (known) return known;
    const formula = { tag, encoded };
    const request = requests.getStore();
    if (request && !request.isOver && ++request.count > AT_ONCE) {
      const place = `${MARK}${request.waiting.size};`;
      request.waiting.set(place, { ...formula, whole });
      return place;
    }
    const markup = formulaMarkup(formula);
    drawn.set(whole, markup);
    return markup;
  });

/** The same value with formulas in place of their marks. */
function filled(value: unknown, markups: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string')
    return value.includes(MARK) ? value.replaceAll(PLACE, (place) => markups.get(place) ?? '') : value;
  if (Array.isArray(value)) return value.map((each) => filled(each, markups));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, markups)]));
}

/**
 * What a request answers, with its formulas drawn. The first are drawn while they are met; of a page with hundreds of new ones a
 * thread draws the rest, so that no other request waits for them.
 * @throws Problem too-complex where drawing them takes too long, unavailable while too many wait for threads
 */
export function withFormulas<Result>(work: () => Promise<Result>): Promise<Result> {
  const request: Request = { count: 0, waiting: new Map(), isOver: false };
  return requests.run(request, async () => {
    const result = await work();
    request.isOver = true;
    if (request.waiting.size === 0) return result;
    const places = [...request.waiting];
    const markups = await inThread(
      drawFormulasTask,
      places.map(([, { tag, encoded }]) => ({ tag, encoded })),
    );
    for (const [at, [, { whole }]] of places.entries()) drawn.set(whole, markups[at] ?? '');
    return filled(result, new Map(places.map(([place], at) => [place, markups[at] ?? '']))) as Result;
  });
}
