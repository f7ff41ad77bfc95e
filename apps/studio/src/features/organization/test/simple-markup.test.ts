// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { htmlToMarkup, markupToHtml } from '../simple-markup.ts';

const PAGE = `# What we keep

- Your name, and **nothing** more
- Sign-ins

Write to [us](mailto:a@example.org) & wait.
Or ring.

## Steps

1. Reload
2. Write`;

describe('simple markup', () => {
  it('becomes HTML', () => {
    expect(markupToHtml(PAGE)).toBe(
      '<h2>What we keep</h2>\n<ul><li>Your name, and <strong>nothing</strong> more</li><li>Sign-ins</li></ul>\n' +
        '<p>Write to <a href="mailto:a@example.org">us</a> &amp; wait.<br>Or ring.</p>\n<h3>Steps</h3>\n' +
        '<ol><li>Reload</li><li>Write</li></ol>',
    );
  });

  it('comes back as it was written', () => {
    expect(htmlToMarkup(markupToHtml(PAGE))).toBe(PAGE);
    expect(htmlToMarkup(markupToHtml('فقرة **مهمة**.\n\n- بند'))).toBe('فقرة **مهمة**.\n\n- بند');
  });

  it('lets nothing through that could run', () => {
    expect(markupToHtml('<script>alert(1)</script> [x](javascript:alert(1))')).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; [x](javascript:alert(1))</p>',
    );
  });

  it('shows what it has no sign for as plain words', () => {
    expect(htmlToMarkup('<div><p>One <em>two</em></p><blockquote>Three</blockquote></div>')).toBe('One two\n\nThree');
    expect(htmlToMarkup('')).toBe('');
  });
});
