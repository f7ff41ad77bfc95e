import { describe, expect, it } from 'vitest';
import { PRODUCT_WORDING } from '../../wording.ts';
import { mailBodyHtml, mailBodyText } from '../mail-body.ts';
import { type MailBrand, renderMail } from '../render-mail.ts';

const brand: MailBrand = {
  name: 'Noor',
  logoUrl: null,
  colors: { primary: '#ffee00', secondary: '#00c08b' },
  siteUrl: 'https://noor.test',
  timeZone: 'UTC',
  wording: PRODUCT_WORDING.en,
};
const announcement = (body: string) =>
  renderMail('announcement', { name: 'Huda', title: 'New', courseTitle: 'Data', person: 'Omar', body }, brand);

describe('the text of a mail', () => {
  it('sets paragraphs apart and marks the items of lists', () => {
    expect(
      mailBodyText(
        '<h2>Title</h2><p>One<br />two</p><ul><li><p>a</p></li><li>b<ul><li>c</li></ul></li></ul><ol start="3"><li><p>d</p></li><li><p>e</p></li></ol><blockquote><p>f</p></blockquote><p>g</p>',
      ),
    ).toBe('Title\n\nOne\ntwo\n\n- a\n- b\n  - c\n\n3. d\n4. e\n\nf\n\ng');
  });

  it('names the address of a link, once', () => {
    expect(
      mailBodyText(
        '<p>See <a href="https://a.test/?a=1&amp;b=2">here</a>, <a href="https://b.test">https://b.test</a>, <a href="mailto:a@b.test">write</a>.</p>',
      ),
    ).toBe('See here (https://a.test/?a=1&b=2), https://b.test, write (a@b.test).');
  });
});

describe('the HTML of a mail', () => {
  it('carries its look on each tag', () => {
    const html = mailBodyHtml('<ul><li dir="rtl">a</li></ul>', { muted: '#1', line: '#2', 'primary-text': '#3' });
    expect(html).toMatch(/^<ul style="[^"]+"><li dir="rtl" style="[^"]+">a<\/li><\/ul>$/);
  });

  it('gives lists the direction of the mail, and each item that of its words', () => {
    const html = mailBodyHtml(
      '<ol dir="auto"><li dir="auto"><p dir="auto">أ</p></li><li dir="auto"><p dir="auto">b</p><p>c</p></li></ol>',
      { muted: '#1', line: '#2', 'primary-text': '#3' },
    );
    expect(html.replaceAll(/ style="[^"]*"/g, '')).toBe(
      '<ol><li dir="auto">أ</li><li><p dir="auto">b</p><p>c</p></li></ol>',
    );
  });

  it('leads to our own pages, and has nothing in it that could run', () => {
    const { html, text } = announcement(
      '<p onclick="x()">See <a href="/lms/courses/1">the <b>course</b></a><script>x()</script><img src="https://x.test/y.gif"></p>',
    );
    expect(html).toContain('<a href="https://noor.test/lms/courses/1" rel="noopener noreferrer nofollow"');
    expect(html).not.toMatch(/onclick|<script|y\.gif/);
    expect(text).toContain('See the course (https://noor.test/lms/courses/1)');
    expect(text).not.toContain('<');
  });
});
