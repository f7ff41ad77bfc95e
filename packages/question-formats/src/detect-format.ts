import { DEFAULT_LANGUAGE } from '@sullam/domain/localized.ts';
import { decodeText } from './encoding.ts';
import type { QuestionFormat, QuestionSource } from './formats.ts';

/** As much of a file as is looked at. */
const SAMPLE = 200_000;
/** A manifest names many files of other kinds: cartridges of courses have one too. */
const MOST_OF_MANIFEST = 20_000_000;
const QTI_RESOURCE = /["']imsqti_(?:item|test|assessment|apipitem)_xmlv2p\d["']/;
const PROLOG =
  /^(?:\s|<\?[^>]{0,1000}\?>|<!--(?:[^-]|-(?!->)){0,20000}-->|<![A-Za-z](?:\[[^\]]{0,4000}\]|[^>[]){0,2000}>)+/;
const ROOT = /^<(?:[\w.-]{1,40}:)?([A-Za-z][\w.-]{0,60})/;
const ROOTS: Record<string, QuestionFormat> = {
  quiz: 'MOODLE_XML',
  assessmentItem: 'QTI',
  assessmentTest: 'QTI',
  manifest: 'QTI',
};

const AIKEN_ANSWER = /^[ \t]*ANSWER[ \t]*:[ \t]*[A-Z][ \t]*$/im;
const AIKEN_CHOICE = /^[ \t]*A[.)][ \t]+\S/m;
const GIFT_SIGNS = /^[ \t]*(?:\$CATEGORY:|::|\/\/)|(?:^|[^\\])\{|^\[(?:html|moodle|plain|markdown)\]/m;

function formatOfText(text: string, name: string): QuestionFormat | null {
  const start = text.trimStart();
  if (start.startsWith('<')) {
    const root = ROOT.exec(start.slice(PROLOG.exec(start)?.[0].length ?? 0))?.[1];
    if (root && Object.hasOwn(ROOTS, root)) return ROOTS[root] ?? null;
    if (/^<\?xml/.test(start)) return null;
  }
  if (/\.gift(?:\.txt)?$/i.test(name)) return 'GIFT';
  if (AIKEN_ANSWER.test(text) && AIKEN_CHOICE.test(text)) return 'AIKEN';
  return GIFT_SIGNS.test(text) ? 'GIFT' : null;
}

/** The format of a question file by what is in it; a name helps only where the content could be anything. */
export function detectFormat(source: QuestionSource, name = ''): QuestionFormat | null {
  if (typeof source === 'string') return formatOfText(source.slice(0, SAMPLE), name);
  if (source instanceof Uint8Array)
    return formatOfText(decodeText(source.subarray(0, SAMPLE), DEFAULT_LANGUAGE).text, name);
  const manifest = [...source].find(([path]) => /(?:^|\/)imsmanifest\.xml$/i.test(path))?.[1];
  if (manifest && QTI_RESOURCE.test(decodeText(manifest.subarray(0, MOST_OF_MANIFEST), DEFAULT_LANGUAGE).text))
    return 'QTI';
  const isItem = ([path, bytes]: [string, Uint8Array]): boolean =>
    /\.xml$/i.test(path) && detectFormat(bytes) === 'QTI';
  return [...source].some((file) => !/imsmanifest\.xml$/i.test(file[0]) && isItem(file)) ? 'QTI' : null;
}
