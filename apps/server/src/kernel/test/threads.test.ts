import { describe, expect, it } from 'vitest';
import { plainText, sanitizeFormatted, sanitizeHtml } from '../html.ts';
import { prepareHtmlTask } from '../prepare-html.task.ts';
import { prepareHtml } from '../prepare-html.ts';
import { inThread } from '../threads/thread-pool.ts';
import type { ThreadTask } from '../threads/thread-task.ts';

const paragraphs = (count: number) => `<p onclick="x()">One <b>two</b> &amp; three</p>`.repeat(count);

describe('work in a thread', () => {
  it('comes back in parts, each answered before the next', async () => {
    const parts: number[] = [];
    const texts = [1, 2, 3].map((count) => ({
      path: String(count),
      kind: 'article' as const,
      maxLength: 500_000,
      html: paragraphs(count),
    }));
    expect(await inThread(prepareHtmlTask, texts, ({ index }) => void parts.push(index))).toBeNull();
    expect(parts).toEqual([0, 1, 2]);
  });

  it('that takes too long is ended and refused, and the next one runs in a new thread', async () => {
    const hurried = { ...prepareHtmlTask, deadline: 1 };
    const texts = Array.from({ length: 5 }, (_, at) => ({
      path: String(at),
      kind: 'article' as const,
      maxLength: 500_000,
      html: paragraphs(9000),
    }));
    await expect(inThread(hurried, texts)).rejects.toMatchObject({ code: 'too-complex', status: 422 });
    expect(await inThread(prepareHtmlTask, texts.slice(0, 1))).toBeNull();
  });

  it('whose part can’t be taken ends with that reason', async () => {
    const texts = [{ path: 'a', kind: 'article' as const, maxLength: 500_000, html: '<p>a</p>' }];
    const failing = inThread(prepareHtmlTask, texts, () => {
      throw new Error('no room');
    });
    await expect(failing).rejects.toThrow('no room');
    expect(await inThread(prepareHtmlTask, texts)).toBeNull();
  });

  it('that nobody serves fails with its name', async () => {
    const unknown: ThreadTask<null, null> = { name: 'nobody.serves', lane: 'quick', deadline: 5000, run: () => null };
    await expect(inThread(unknown, null)).rejects.toThrow('nobody.serves');
  });
});

describe('large texts', () => {
  it('are cleaned as small ones are', async () => {
    const html = paragraphs(2000);
    const [article, formatted] = [sanitizeHtml(html), sanitizeFormatted(html)];
    const plain = plainText(article);
    for (const kind of ['article', 'formatted'] as const)
      await prepareHtml([{ path: 'a', kind, maxLength: 500_000, html }]);
    expect([sanitizeHtml(html), sanitizeFormatted(html), plainText(article)]).toEqual([article, formatted, plain]);
    expect(article).toBe('<p>One <b>two</b> &amp; three</p>'.repeat(2000));
  });
});
