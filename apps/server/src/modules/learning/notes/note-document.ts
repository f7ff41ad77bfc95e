import { chooseText, directionOf, type Language } from '@sullam/domain/localized.ts';
import { isolate, stripBidiControls } from '@sullam/domain/text-direction.ts';
import { messages as arabic } from '@sullam/strings/areas/notes.ar.ts';
import { messages as english } from '@sullam/strings/areas/notes.en.ts';
import { createFormatter } from '@sullam/strings/format.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { escapeHtml } from '../../../kernel/mail/mail-html.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { markdownLine, markdownOf } from './note-markdown.ts';
import type { Note } from './notes.schemas.ts';

const WORDS = { en: english, ar: arabic };

/** Somebody's notes of a course, with the words around them, as a file that needs nothing of ours to be read. */
export interface NoteDocument {
  language: Language;
  title: string;
  /** How many, and of which day. */
  summary: string;
  parts: { title: string; notes: { moment: string | null; html: string; shownHtml: string }[] }[];
}

/** Puts notes, which come in the order of their lessons, below the titles of these. */
export async function noteDocument(
  context: MemberContext,
  courseTitle: Parameters<typeof chooseText>[0],
  notes: readonly Note[],
): Promise<NoteDocument> {
  const { language, configuration, clock } = context;
  const t = await translatorOf(context, WORDS);
  const format = createFormatter({
    language,
    timeZone: configuration.time_zone,
    arabicDigits: configuration.arabic_digits,
  });
  const said = (text: Parameters<typeof chooseText>[0]) => chooseText(text, language)?.text ?? '';
  const parts: (NoteDocument['parts'][number] & { lesson: number | null })[] = [];
  for (const { courseSubsectionId: lesson, lessonTitle, positionSeconds, html, shownHtml } of notes) {
    let part = parts.at(-1);
    if (!part || part.lesson !== lesson) {
      part = { lesson, title: lesson === null ? t('notes.labels.ofCourse') : said(lessonTitle), notes: [] };
      parts.push(part);
    }
    part.notes.push({
      moment: positionSeconds === null ? null : format.clock(positionSeconds * 1000),
      html,
      shownHtml,
    });
  }
  return {
    language,
    title: t('notes.document.title', { title: { raw: isolate(said(courseTitle)) } }),
    summary: t('notes.document.summary', {
      count: notes.length,
      date: { raw: format.date(clock.now()) },
    }),
    parts,
  };
}

/** As Markdown, which any editor opens. */
export function markdownDocument({ title, summary, parts }: NoteDocument): string {
  const sections = parts.map(({ title: lesson, notes }) =>
    [
      `## ${markdownLine(lesson)}`,
      ...notes.map(({ moment, html }) =>
        [...(moment === null ? [] : [`**${stripBidiControls(moment)}**`]), markdownOf(html)].join('\n\n'),
      ),
    ].join('\n\n'),
  );
  return `${[`# ${markdownLine(stripBidiControls(title))}`, stripBidiControls(summary), ...sections].join('\n\n')}\n`;
}

const STYLE = `
body { margin: 2rem auto; max-width: 46rem; padding: 0 1.25rem; font: 1rem/1.6 system-ui, sans-serif; color: #1b1f24; background: #fff; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.15rem; margin: 2rem 0 0; border-block-end: 1px solid #d5dae0; padding-block-end: .25rem; break-after: avoid; }
.summary { color: #566775; } .note { display: grid; grid-template-columns: 4.5rem 1fr; gap: .75rem; padding-block: .75rem; border-block-end: 1px solid #eceff2; break-inside: avoid; }
.moment { color: #7a5200; font-variant-numeric: tabular-nums; } .text > :first-child { margin-block-start: 0; } .text > :last-child { margin-block-end: 0; }
pre { overflow-x: auto; background: #f4f6f8; padding: .75rem; border-radius: 6px; white-space: pre-wrap; } blockquote { margin-inline: 0; padding-inline-start: 1rem; border-inline-start: 3px solid #d5dae0; }
@media print { body { margin: 0; max-width: none; font-size: 10.5pt; } }`;

/** As a page of its own, to be read, printed or kept as a PDF. */
export function htmlDocument({ language, title, summary, parts }: NoteDocument): string {
  const sections = parts.map(
    ({ title: lesson, notes }) =>
      `<section><h2 dir="auto">${escapeHtml(lesson)}</h2>${notes
        .map(
          ({ moment, shownHtml }) =>
            `<div class="note"><span class="moment" dir="ltr">${moment === null ? '' : escapeHtml(stripBidiControls(moment))}</span><div class="text" dir="auto">${shownHtml}</div></div>`,
        )
        .join('')}</section>`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(stripBidiControls(title))}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(title)}</h1><p class="summary">${escapeHtml(summary)}</p>
${sections.join('\n')}
</body></html>
`;
}
