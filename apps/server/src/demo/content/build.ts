/** Short hands with which the course files are written, so that they read as text rather than as structure. */
import { countWords, toHtml } from './markup.ts';
import type {
  AuthorText,
  DemoArticle,
  DemoAudio,
  DemoCourse,
  DemoDocument,
  DemoEmbed,
  DemoSection,
  DemoSubsection,
  DemoVideo,
  Language,
  LocalizedText,
} from './types.ts';

const WORDS_PER_MINUTE = 150;

type Keyless<T> = T extends DemoSubsection ? Omit<T, 'key'> : never;
export type Part = Keyless<DemoSubsection>;
export type PartOptions = Partial<Pick<DemoSubsection, 'isOptional' | 'opensInDays' | 'prerequisite' | 'minutes'>>;
export type SectionDraft = Omit<DemoSection, 'key' | 'subsections'> & { parts: Part[] };

/** A wording in both languages. */
export function t(en: string, ar: string): LocalizedText {
  return { en, ar };
}

function mapText(text: AuthorText, change: (value: string) => string): AuthorText {
  const result: AuthorText = {};
  for (const language of ['en', 'ar'] as const) {
    const value = text[language];
    if (value !== undefined) result[language] = change(value);
  }
  return result;
}

/** Markup in one or both languages, as HTML. */
export function html(text: LocalizedText): LocalizedText;
export function html(text: AuthorText): AuthorText;
export function html(text: AuthorText): AuthorText {
  return mapText(text, toHtml);
}

/** One entry a line; the same number of lines in each language. */
export function lines(text: AuthorText): AuthorText[] {
  const split = (language: Language): string[] => text[language]?.trim().split('\n') ?? [];
  const en = split('en');
  const ar = split('ar');
  const count = Math.max(en.length, ar.length);
  return Array.from({ length: count }, (_, index) => {
    const entry: AuthorText = {};
    if (en[index] !== undefined) entry.en = en[index];
    if (ar[index] !== undefined) entry.ar = ar[index];
    return entry;
  });
}

/** An article; its reading time follows from its length. */
export function article(title: AuthorText, body: AuthorText, options: PartOptions = {}): Omit<DemoArticle, 'key'> {
  const rendered = html(body);
  const minutes = Math.max(2, Math.ceil(countWords(rendered.en ?? rendered.ar ?? '') / WORDS_PER_MINUTE));
  return { kind: 'article', title, html: rendered, minutes, isOptional: false, ...options };
}

export function video(
  title: AuthorText,
  media: Pick<DemoVideo, 'asset' | 'poster' | 'captions' | 'seconds' | 'description'>,
  options: PartOptions = {},
): Omit<DemoVideo, 'key'> {
  return { kind: 'video', title, ...media, minutes: Math.ceil(media.seconds / 60), isOptional: false, ...options };
}

export function audio(
  title: AuthorText,
  media: Pick<DemoAudio, 'asset' | 'seconds' | 'transcript'>,
  options: PartOptions = {},
): Omit<DemoAudio, 'key'> {
  const { transcript, ...rest } = media;
  const minutes = Math.ceil(media.seconds / 60);
  return { kind: 'audio', title, ...rest, transcript: html(transcript), minutes, isOptional: false, ...options };
}

export function document(
  title: AuthorText,
  media: Pick<DemoDocument, 'asset' | 'pages' | 'description'>,
  options: PartOptions = {},
): Omit<DemoDocument, 'key'> {
  return { kind: 'document', title, ...media, minutes: media.pages * 3, isOptional: false, ...options };
}

export function embed(
  title: AuthorText,
  media: Pick<DemoEmbed, 'asset' | 'height' | 'description'>,
  options: PartOptions = {},
): Omit<DemoEmbed, 'key'> {
  return { kind: 'embed', title, ...media, minutes: 5, isOptional: false, ...options };
}

export function section(title: AuthorText, ...parts: Part[]): SectionDraft {
  return { title, parts };
}

interface CourseDraft
  extends Omit<
    DemoCourse,
    | 'sections'
    | 'cover'
    | 'currency'
    | 'languages'
    | 'description'
    | 'outcomes'
    | 'requirements'
    | 'audience'
    | 'status'
    | 'isCertificateIssuedManually'
  > {
  languages?: Language[];
  status?: DemoCourse['status'];
  isCertificateIssuedManually?: boolean;
  /** Markup. */
  description: AuthorText;
  /** One entry a line. */
  outcomes: AuthorText;
  requirements: AuthorText;
  audience: AuthorText;
  sections: SectionDraft[];
}

/** Completes a course: keys of sections and parts, cover, defaults. */
export function course(draft: CourseDraft): DemoCourse {
  return {
    languages: ['en', 'ar'],
    status: 'PUBLISHED',
    isCertificateIssuedManually: false,
    ...draft,
    currency: 'SAR',
    cover: `covers/${draft.key}.webp`,
    description: html(draft.description),
    outcomes: lines(draft.outcomes),
    requirements: lines(draft.requirements),
    audience: lines(draft.audience),
    sections: draft.sections.map(({ parts, ...rest }, index) => ({
      key: `s${index + 1}`,
      ...rest,
      subsections: parts.map((part, position) => ({ key: `s${index + 1}-${position + 1}`, ...part }) as DemoSubsection),
    })),
  };
}
