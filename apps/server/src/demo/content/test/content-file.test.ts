import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readMarkdown, YamlFile } from '../content-file.ts';
import { toHtml } from '../markdown.ts';
import { announcementsFile } from '../organization.schemas.ts';
import { questionSchemas } from '../question.schemas.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function write(name: string, ...lines: string[]): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, lines.join('\n'));
  return file;
}

const place = (file: string, line: number) => `${path.relative('', file)}:${line}:`;
const announcement = ['- key: a', '  author: b', '  daysAgo: 1', '  title: { en: A, ar: أ }'];

describe('a YAML file of the content', () => {
  it('is reported with the line and the field of what is missing or misspelt', () => {
    const file = write('wrong.yaml', ...announcement, '  body:', '    en: A', '    arr: أ');
    expect(() => new YamlFile(file).read(announcementsFile)).toThrow(`${place(file, 6)} 0.body: "ar" is missing`);
    expect(() => new YamlFile(file).read(announcementsFile)).toThrow(
      `${place(file, 6)} 0.body: "arr" is not known here`,
    );
  });

  it('is reported with the line where it is no YAML', () => {
    const file = write('broken.yaml', 'a: 1', 'b: [1, 2', 'c: 3');
    expect(() => new YamlFile(file)).toThrow(path.relative('', file));
  });

  it('is reported with the line of Markdown that can’t be shown', () => {
    const file = write('markdown.yaml', ...announcement, '  body:', '    en: See <b>this</b>', '    ar: أ');
    const yaml = new YamlFile(file);
    const [only] = yaml.read(announcementsFile);
    expect(() => yaml.html(only!.body, [0, 'body'])).toThrow(`${place(file, 6)} 0.body.en: HTML can't be used here`);
  });

  it('names the values that a field may have', () => {
    const file = write('question.yaml', 'name: A', 'type: ESSAYS');
    expect(() => new YamlFile(file).read(questionSchemas.ESSAY)).toThrow('type: must be ESSAY');
  });
});

describe('a Markdown file of the content', () => {
  it('begins with its title and takes values', () => {
    const file = write('page.md', '# About {{name}}', '', 'Text of *{{name}}*.');
    const { title, body, html } = readMarkdown(file, folder, { name: 'us' });
    expect([title, html(body)]).toEqual(['About us', '<p>Text of <em>us</em>.</p>']);
  });

  it('is refused without a title, with an unknown value, or with a picture that isn’t there', () => {
    const untitled = write('untitled.md', 'Text');
    expect(() => readMarkdown(untitled, folder)).toThrow(`${place(untitled, 1)} the first line must be the title`);
    expect(() => readMarkdown(write('value.md', '# {{nobody}}'), folder)).toThrow('{{nobody}} has no value');
    const { body, html } = readMarkdown(write('picture.md', '# A', '![A picture](none.webp "Below")'), folder);
    expect(() => html(body)).toThrow('there is no picture none.webp');
  });
});

it.each([
  ['## A\n### B', '<h2>A</h2>\n<h3>B</h3>'],
  ['one\nline', '<p>one line</p>'],
  ['- a **b**\n- `c < d`', '<ul><li>a <strong>b</strong></li><li><code dir="ltr">c &lt; d</code></li></ul>'],
  ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
  ['> a', '<blockquote><p>a</p></blockquote>'],
  ['$a_1 * b$ and \\*c\\*', '<p><span data-formula="a_1 * b"></span> and *c*</p>'],
  ['a\n\n$b$\n\nc', '<p>a</p>\n<div data-formula="b"></div>\n<p>c</p>'],
  ['```\na = "b"\n```', '<pre dir="ltr"><code>a = &quot;b&quot;</code></pre>'],
  [
    '| a | b |\n| --- | --- |\n| 1 | |',
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table>',
  ],
  ['write to hello@demo.test', '<p>write to hello@demo.test</p>'],
])('translates %j', (markdown, html) => {
  expect(toHtml(markdown)).toBe(html);
});
