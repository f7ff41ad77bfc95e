// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { baseOf } from '../src/rich-text/base-extensions.ts';
import { filesOf } from '../src/rich-text/clipboard.ts';
import { tidyPasted, withPictures } from '../src/rich-text/pasted-html.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const png = new File(['x'], 'image.png', { type: 'image/png' });
const pdf = new File(['x'], 'paper.pdf', { type: 'application/pdf' });

/** A clipboard as browsers hand it over. */
const clipboard = (files: File[], html = '', plain = ''): DataTransfer =>
  ({ files, getData: (type: string) => (type === 'text/html' ? html : plain) }) as unknown as DataTransfer;

it('takes the words and not the picture that an office program puts beside them', () => {
  const words = '<style>p{}</style><p>نص منسوخ</p>';
  expect(filesOf(clipboard([png], words, 'نص منسوخ'))).toEqual([]);
  expect(filesOf(clipboard([png], '', 'A,B'))).toEqual([]);
  expect(filesOf(clipboard([png], words))).toEqual([]);
});

it('takes a picture that stands alone, and files', () => {
  expect(filesOf(clipboard([png]))).toEqual([png]);
  expect(filesOf(clipboard([png], '<meta><style>p{}</style><img src="https://elsewhere.example/x.png">'))).toEqual([
    png,
  ]);
  expect(filesOf(clipboard([png], '', 'image.png'))).toEqual([png]);
  expect(filesOf(clipboard([pdf, png], '', 'paper.pdf\nimage.png'))).toEqual([pdf, png]);
  expect(filesOf(null)).toEqual([]);
});

const article = { tables: true, pictures: true };
const words = { tables: false, pictures: false };

const item = (level: number, mark: string, text: string, list = 1, more = '') =>
  `<p class="MsoListParagraph" ${more} style="text-indent:-18pt;mso-list:l${list} level${level} lfo${list}"><span style="mso-list:Ignore">${mark}<span>&nbsp;&nbsp;</span></span>${text}<o:p></o:p></p>`;

it('makes lists of the paragraphs by which Word shows them, nested as there', () => {
  const pasted = [
    '<p>Before</p>',
    item(1, '1.', 'One'),
    item(2, 'a)', 'One a'),
    item(2, '·', 'dot', 2),
    item(1, '2.', 'Two'),
    '<p>Between</p>',
    item(1, '3.', 'Three'),
    item(1, 'o', 'Circle', 3),
  ].join('\n');
  expect(tidyPasted(pasted, words).html.replaceAll('\n', '')).toBe(
    [
      '<p>Before</p>',
      '<ol><li><p>One</p><ol><li><p>One a</p></li></ol><ul><li><p>dot</p></li></ul></li><li><p>Two</p></li></ol>',
      '<p>Between</p>',
      '<ol start="3"><li><p>Three</p></li></ol><ul><li><p>Circle</p></li></ul>',
    ].join(''),
  );
  expect(tidyPasted(item(1, '١.', 'أول', 1, 'dir="RTL"'), words).html).toBe(
    '<ol dir="rtl"><li><p dir="rtl">أول</p></li></ol>',
  );
});

it('keeps tables of Excel with their direction, as lines where a text holds none', () => {
  const table =
    '<table dir="RTL" border="0"><tbody><tr><td>الاسم</td><td>العدد</td></tr><tr><td>ورق</td><td>5</td></tr></tbody></table>';
  expect(tidyPasted(table, article).html).toBe(table.replace('RTL', 'rtl'));
  expect(tidyPasted(table, words).html).toBe('<p dir="rtl">الاسم | العدد</p><p dir="rtl">ورق | 5</p>');
  expect(tidyPasted('<table><tbody><tr><td>Alone</td></tr></tbody></table>', article).html).toBe('<div>Alone</div>');
});

it('takes pictures out of the bytes in the text, counts what it leaves out, and keeps words apart', () => {
  const html = `<p>A<img src="data:image/png;base64,${PIXEL}" alt="Map">B</p><p>C<img src="file:///C:/x.png">D</p><img width="1" src="https://t.example/x">`;
  const pasted = tidyPasted(html, article);
  expect(pasted.pictures).toMatchObject([{ number: 0, alt: 'Map', file: { type: 'image/png', name: 'picture.png' } }]);
  expect(pasted.leftOut).toBe(1);
  expect(withPictures(pasted.html, new Map([[0, { mediaId: 7, url: '/m/7' }]]))).toBe(
    '<p>A<img alt="Map" data-media-id="7" src="/m/7">B</p><p>C<br>D</p>',
  );
  expect(withPictures(pasted.html, new Map())).toBe('<p>A<br>B</p><p>C<br>D</p>');
  expect(tidyPasted(html, words)).toMatchObject({ html: '<p>A<br>B</p><p>C<br>D</p>', pictures: [], leftOut: 2 });
});

it('ends a link where the address ends', () => {
  const editor = new Editor({ extensions: baseOf({}), injectCSS: false });
  editor.commands.setContent('<p></p>');
  editor.view.pasteText('زوروا https://example.com/a، ثم (https://example.com/b_(c)).');
  const links = [...editor.getHTML().matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, to, text]) => [
    to,
    text,
  ]);
  expect(links).toEqual([
    ['https://example.com/a', 'https://example.com/a'],
    ['https://example.com/b_(c)', 'https://example.com/b_(c)'],
  ]);
  editor.destroy();
});
