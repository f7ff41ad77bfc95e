import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readingMinutes } from '../read-course.ts';
import { readDemo } from '../read-demo.ts';
import type { DemoCourse, DemoSubsection } from '../types.ts';

const folder = path.resolve(import.meta.dirname, '../../../../../../demo');
const organizations = readDemo(folder).map(({ read }) => read());
const courses = organizations.flatMap((organization) => organization.courses);

type Language = 'en' | 'ar';

/** A line that people read: of a lesson, a page or a field. */
interface Line {
  place: string;
  language: Language;
  text: string;
}

const files = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => !file.startsWith('assets') && file !== 'README.md');
const markdown = files.filter((file) => file.endsWith('.md'));
const yaml = files.filter((file) => file.endsWith('.yaml'));
const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

const hasArabic = (text: string): boolean => /[\u0600-\u06ff]/.test(text);
const languageOf = (file: string): Language => (file.endsWith('.ar.md') ? 'ar' : 'en');

/** Code and formulas have words and marks of their own; their place is kept by a sign. */
const withoutCode = (text: string): string => text.replace(/`[^`]*`|\$[^$]+\$/g, '□');

/** The lines of a Markdown text without code, tags and addresses of pictures. */
function linesOf(place: string, language: Language, text: string): Line[] {
  const prose = text.replace(/```[\s\S]*?```/g, (code) => code.replace(/[^\n]/g, ''));
  return prose.split('\n').flatMap((line, at) => {
    const words = withoutCode(line.replace(/^!\[(.*)\]\(\S+ "(.*)"\)$/, '$1 $2'));
    return words.trim() ? [{ place: `${place}:${at + 1}`, language, text: words }] : [];
  });
}

interface Field {
  place: string;
  key: string;
  language: Language;
  text: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts of a YAML file: those in two languages, and those that one person wrote in one. */
function fieldsOf(value: unknown, place: string, key = ''): Field[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => fieldsOf(each, `${place}.${at}`, key));
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([name, inner]) => {
      const isLanguage = name === 'en' || name === 'ar';
      return isLanguage && typeof inner === 'string'
        ? [{ place: `${place}.${name}`, key, language: name, text: inner } satisfies Field]
        : fieldsOf(inner, `${place}.${name}`, isLanguage ? key : name);
    });
  }
  const isText = typeof value === 'string' && /\S \S/.test(value);
  return isText ? [{ place, key, language: hasArabic(value) ? 'ar' : 'en', text: value }] : [];
}

const fields = yaml.flatMap((file) => fieldsOf(parse(read(file)), file));
const lines = [
  ...markdown.flatMap((file) => linesOf(file, languageOf(file), read(file))),
  ...fields.flatMap(({ place, language, text }) => linesOf(place, language, text)),
];
const arabic = lines.filter(({ language }) => language === 'ar');
const english = lines.filter(({ language }) => language === 'en');

/** Each line in which a pattern is found, with what was found. */
const found = (among: readonly Line[], pattern: RegExp): string[] =>
  among.flatMap(({ place, text }) => {
    const [hit] = pattern.exec(text) ?? [];
    return hit === undefined ? [] : [`${place}: …${hit}…`];
  });

describe('the texts of the demo', () => {
  it('are there in both languages, except where a course has one', () => {
    const single = new Map(courses.map(({ key, languages }) => [key, languages]));
    const courseOf = (file: string) => /courses\/([^/]+)\//.exec(file)?.[1] ?? '';
    const isComplete = (file: string) => (single.get(courseOf(file)) ?? ['en', 'ar']).length === 1;
    const alone = markdown.filter((file) => {
      const other =
        languageOf(file) === 'en' ? file.replace(/\.en\.md$/, '.ar.md') : file.replace(/\.ar\.md$/, '.en.md');
      return !markdown.includes(other) && !isComplete(file);
    });
    const half: string[] = [];
    const walk = (value: unknown, place: string): void => {
      if (Array.isArray(value)) for (const [at, each] of value.entries()) walk(each, `${place}.${at}`);
      else if (isRecord(value)) {
        if ('en' in value !== 'ar' in value) half.push(place);
        for (const [name, inner] of Object.entries(value)) walk(inner, `${place}.${name}`);
      }
    };
    // what people write to each other has the language of whoever wrote it
    const isTalk = (file: string) => ['discussions.yaml', 'groups.yaml'].includes(path.basename(file));
    for (const file of yaml) if (!isComplete(file) && !isTalk(file)) walk(parse(read(file)), file);
    expect([...alone, ...half]).toEqual([]);
  });

  it('leave no English in Arabic: no two Latin words in a row, besides what a table quotes', () => {
    const quoting = new Set(
      markdown.filter((file) => languageOf(file) === 'ar' && read(file).includes('| الإنجليزية |')),
    );
    const unquoted = arabic.map(({ place, text, language }) => {
      const quotes = quoting.has(place.replace(/:\d+$/, '')) && text.startsWith('|');
      return { place, language, text: quotes ? text.replace(/^\|[^|]*\|/, '|') : text };
    });
    expect(found(unquoted, /\b[A-Za-z]{2,} +[A-Za-z]{2,}\b/)).toEqual([]);
  });

  it('are punctuated as Arabic in Arabic', () => {
    expect(found(arabic, /[\u0600-\u06ff»][,;?]|[\u0600-\u06ff] [,;?]/)).toEqual([]);
    expect(found(arabic, /\s[،؛؟:.](?!\w)/)).toEqual([]);
    expect(found(arabic, /[،؛؟](?=[\u0621-\u064a«])/)).toEqual([]);
    expect(found(arabic, /[“”‘’]/)).toEqual([]);
    const count = (text: string, sign: string) => text.split(sign).length;
    expect(arabic.filter(({ text }) => count(text, '«') !== count(text, '»')).map(({ place }) => place)).toEqual([]);
  });

  it('write numbers in Arabic digits in Arabic, as the interface around them does', () => {
    // numbers of lists and gaps, dates as files have them, a name, and the digits that a lesson is about
    const others = /^\s*\d+\. |\{\{\d+\}\}|\b\d{4}-\d{2}-\d{2}\b|بايثون 3|أظهرتها 1234/g;
    const prose = arabic.map((line) => ({ ...line, text: line.text.replace(others, '') }));
    expect(found(prose, /.{0,20}[0-9].{0,5}/)).toEqual([]);
    // pages that lessons embed count for themselves
    const embeds = fs.readdirSync(path.join(folder, 'assets/embeds')).filter((file) => file.endsWith('.html'));
    expect(embeds.length).toBeGreaterThan(1);
    expect(embeds.filter((file) => /'ar-[^']*nu-latn/.test(read(`assets/embeds/${file}`)))).toEqual([]);
  });

  it('are punctuated as English in English', () => {
    expect(found(english, /\s[,;?!:.](?!\w)/)).toEqual([]);
    expect(found(english, /[A-Za-z][،؛؟]/)).toEqual([]);
    const count = (text: string, sign: string) => text.split(sign).length;
    expect(english.filter(({ text }) => count(text, '“') !== count(text, '”')).map(({ place }) => place)).toEqual([]);
  });

  it('have typographic quotation marks and dots, and single spaces', () => {
    expect(found(lines, /.{0,20}["']/)).toEqual([]);
    expect(found(lines, /.{0,20}\.\.\./)).toEqual([]);
    expect(found(lines, /\S {2,}\S/)).toEqual([]);
    expect(found(lines, /\s$/)).toEqual([]);
  });

  it('end their paragraphs as sentences end', () => {
    const prose = markdown
      .filter((file) => file.includes('/courses/'))
      .flatMap((file) =>
        linesOf(file, languageOf(file), read(file)).map((line, at, all) => ({ ...line, next: all[at + 1] })),
      )
      .filter(({ text, next }) => /^[^#|\-!□\d]/.test(text) && next?.text !== '□'); // a formula may end the sentence
    expect(prose.length).toBeGreaterThan(500);
    expect(prose.filter(({ text }) => !/[.!?؟…:□”»)*]$/.test(text)).map(({ place }) => place)).toEqual([]);
  });

  it('have headings in sentence case', () => {
    const names =
      /^(I|I[’'].*|Ruq‘ah|Python|Arabic|English|Latin|Riyadh|Acme|Skills|Madar|Salma|Academy|Sunday|Tuesday|Thursday|Friday|AI|Q\d)$/;
    const titles = [
      ...english
        .filter(({ text }) => /^#+ /.test(text))
        .map(({ place, text }) => ({ place, text: text.replace(/^#+ /, '') })),
      ...fields.filter(({ key, language }) => language === 'en' && ['title', 'subtitle'].includes(key)),
    ];
    expect(titles.length).toBeGreaterThan(400);
    const wrong = titles.flatMap(({ place, text }) => {
      const sentences = text.split(/[:.?!] /).map((sentence) => sentence.split(' '));
      const capital = sentences.flatMap(([, ...others]) => others.filter((word) => /^[A-Z]/.test(word)));
      const first = /^[a-z]/.test(text) ? [text] : [];
      return [...first, ...capital.filter((word) => !names.test(word.replace(/[,?]$/, '')))].map(
        (word) => `${place}: ${word}`,
      );
    });
    expect(wrong).toEqual([]);
    expect(titles.filter(({ place, text }) => !place.includes('subtitle') && /[^.]\.$/.test(text))).toEqual([]);
  });

  it('link to pages that there are, and to no real site', () => {
    const links = yaml.flatMap((file) => [...read(file).matchAll(/^\s*(?:- )?link: (\S+)$/gm)]);
    const pages = new Set([
      ...markdown
        .filter((file) => file.includes('pages/'))
        .map((file) => path.basename(file).replace(/\.\w+\.md$/, '')),
      ...organizations.flatMap(({ programs }) => Object.keys(programs)),
    ]);
    const broken = links
      .map(([, address = '']) => address)
      .filter(
        (address) =>
          !(address.startsWith('/') ? pages.has(path.basename(address)) : /^https:\/\/example\.org\//.test(address)),
      );
    expect(links.length).toBeGreaterThan(1);
    expect(broken).toEqual([]);
  });
});

describe('the durations of the demo', () => {
  const lessons = (course: DemoCourse): DemoSubsection[] => course.sections.flatMap(({ subsections }) => subsections);

  it.each([
    [{ en: 'word '.repeat(200) }, 1],
    [{ en: 'word '.repeat(201) }, 2],
    [{ ar: 'كلمة '.repeat(151) }, 2],
    [{ en: 'word '.repeat(400), ar: 'كلمة '.repeat(450) }, 3],
    [{ en: '' }, 1],
  ])('are read by the slower language: %#', (html, minutes) => {
    expect(readingMinutes(html)).toBe(minutes);
  });

  it('of a lesson leave time to read it, and a quarter of an hour at most for its exercise', () => {
    const wrong = courses.flatMap((course) =>
      lessons(course).flatMap((lesson) => {
        if (lesson.kind !== 'article') return [];
        const extra = lesson.minutes - readingMinutes(lesson.html);
        return extra < 0 || extra > 15 ? [`${course.key} ${lesson.key}: ${lesson.minutes}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('of a self-paced course are those of its lessons and exams, and of others no less', () => {
    const wrong = organizations.flatMap(({ courses: own, exams }) =>
      own.flatMap((course) => {
        const examined = exams.filter(({ course: key }) => key === course.key);
        const sum = [...lessons(course), ...examined].reduce((total, { minutes }) => total + minutes, 0);
        const fits =
          course.learningType === 'SELF_PACED' ? course.minutes === Math.ceil(sum / 5) * 5 : course.minutes >= sum;
        return fits ? [] : [`${course.key}: ${course.minutes}, not ${sum}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
