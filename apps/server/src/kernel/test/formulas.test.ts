import { describe, expect, it } from 'vitest';
import { formulaMarkup } from '../formula-markup.ts';
import { drawFormulas, withFormulas } from '../formulas.ts';

const undrawn = (tex: string) => `<span data-formula="${tex}"></span>`;
const texts = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}_{${at}} &lt; x^${at}`);
const pageOf = (names: readonly string[]) => names.map((tex) => `<p>${undrawn(tex)}</p>`).join('');

describe('the formulas of a request', () => {
  it('are drawn all the same, the first at once and hundreds of new ones in a thread', async () => {
    const names = texts('a', 300);
    const untouched = { at: new Date(0), count: 3, none: null };
    let inside = '';
    const { html, list, besides } = await withFormulas(async () => {
      inside = drawFormulas(pageOf(names));
      return { html: inside, list: [{ en: drawFormulas(undrawn('b')) }], besides: untouched };
    });
    expect(inside.match(/<math/g)).toHaveLength(10);
    const drawn = (tex: string) => formulaMarkup({ tag: 'span', encoded: tex });
    expect(html).toBe(names.map((tex) => `<p>${drawn(tex)}</p>`).join(''));
    expect(list).toEqual([{ en: drawn('b') }]);
    expect(besides).toEqual(untouched);
    await withFormulas(async () => {
      expect(drawFormulas(pageOf(names))).toBe(html);
    });
  });

  it('are drawn at once where there are few of them, and outside of requests', async () => {
    const few = pageOf(texts('c', 10));
    await withFormulas(async () => {
      expect(drawFormulas(few).match(/<math/g)).toHaveLength(10);
    });
    expect(drawFormulas(pageOf(texts('d', 30))).match(/<math/g)).toHaveLength(30);
  });

  it('are drawn at once by work that goes on after the answer', async () => {
    let goOn: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let later: Promise<string> = Promise.resolve('');
    await withFormulas(async () => {
      later = answered.then(() => drawFormulas(pageOf(texts('e', 30))));
    });
    goOn();
    expect((await later).match(/<math/g)).toHaveLength(30);
  });
});
