import path from 'node:path';
import type { Static } from 'typebox';
import { eachLanguage, languagesOf, type MarkdownFile, readMarkdown, YamlFile } from './content-file.ts';
import { courseFile, partSchemas } from './course.schemas.ts';
import { countWords } from './markdown.ts';
import type { AuthorText, DemoCourse, DemoSection, DemoSubsection, Language } from './types.ts';

/** How fast people read on a screen. */
export const WORDS_PER_MINUTE: Record<Language, number> = { en: 200, ar: 150 };

type PartKind = keyof typeof partSchemas;
type Part<Kind extends PartKind> = Static<(typeof partSchemas)[Kind]>;
type Place = (string | number)[];

/** Reads a course: `course.yaml` and the texts beside it. */
export function readCourse(folder: string, assets: string): DemoCourse {
  const file = new YamlFile(path.join(folder, 'course.yaml'));
  const course = file.read(courseFile);
  const key = path.basename(folder);
  const texts = new CourseTexts(folder, assets);
  const sections = course.sections.map(({ lessons, ...section }, at): DemoSection => {
    const place = ['sections', at, 'lessons'];
    const subsections = lessons.map(({ kind }, position): DemoSubsection => {
      const partKey = `s${at + 1}-${position + 1}`;
      return { key: partKey, ...readPart(file, kind, [...place, position], texts) };
    });
    return { key: `s${at + 1}`, ...section, subsections };
  });
  return {
    languages: ['en', 'ar'],
    status: 'PUBLISHED',
    isCertificateIssuedManually: false,
    ...course,
    key,
    price: Math.round(course.price * 100),
    ...(course.volumePrice
      ? { volumePrice: { ...course.volumePrice, price: Math.round(course.volumePrice.price * 100) } }
      : {}),
    ...(course.sale ? { sale: { ...course.sale, price: Math.round(course.sale.price * 100) } } : {}),
    ...(course.instructorPrice === undefined ? {} : { instructorPrice: Math.round(course.instructorPrice * 100) }),
    currency: 'SAR',
    description: file.html(course.description, ['description']),
    sections,
  };
}

type Keyless<T> = T extends DemoSubsection ? Omit<T, 'key'> : never;

function readPart(file: YamlFile, kind: PartKind, place: Place, texts: CourseTexts): Keyless<DemoSubsection> {
  switch (kind) {
    case 'article':
      return article(file.read(partSchemas.article, place), texts);
    case 'audio':
      return audio(file.read(partSchemas.audio, place), texts);
    case 'video': {
      const part = file.read(partSchemas.video, place);
      return { minutes: Math.ceil(part.seconds / 60), isOptional: false, ...part };
    }
    case 'document': {
      const part = file.read(partSchemas.document, place);
      return { minutes: part.pages * 3, isOptional: false, ...part };
    }
    case 'embed':
      return { minutes: 5, isOptional: false, ...file.read(partSchemas.embed, place) };
  }
}

/** The minutes that a text takes in the language in which it takes longer. */
export function readingMinutes(html: AuthorText): number {
  const minutes = (['en', 'ar'] as const).map(
    (language) => countWords(html[language] ?? '') / WORDS_PER_MINUTE[language],
  );
  return Math.max(1, Math.ceil(Math.max(...minutes)));
}

/** The duration of an article follows from its length, unless the course says how long its exercise takes. */
function article({ file, ...part }: Part<'article'>, texts: CourseTexts): Keyless<DemoSubsection> {
  const { title, html } = texts.read(file);
  return { minutes: readingMinutes(html), isOptional: false, ...part, title, html };
}

function audio({ file, ...part }: Part<'audio'>, texts: CourseTexts): Keyless<DemoSubsection> {
  const { title, html } = texts.read(file);
  return { minutes: Math.ceil(part.seconds / 60), isOptional: false, ...part, title, transcript: html };
}

/** The Markdown files of a course. */
class CourseTexts {
  constructor(
    private readonly folder: string,
    private readonly assets: string,
  ) {}

  read(name: string): { title: AuthorText; html: AuthorText } {
    const files = new Map<Language, MarkdownFile>();
    for (const language of languagesOf(this.folder, name))
      files.set(language, readMarkdown(path.join(this.folder, `${name}.${language}.md`), this.assets));
    const named: AuthorText = Object.fromEntries([...files].map(([language, { title }]) => [language, title]));
    return {
      title: named,
      html: eachLanguage(named, (_, language) => {
        const file = files.get(language)!;
        return file.html(file.body);
      }),
    };
  }
}
