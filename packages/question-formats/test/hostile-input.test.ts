import { AUTHOR_ATTRIBUTES, AUTHOR_TAGS } from '@sullam/domain/author-html.ts';
import { LANGUAGES } from '@sullam/domain/localized.ts';
import { QUESTION_TYPES, type Question } from '@sullam/domain/questions/question.ts';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { detectFormat } from '../src/detect-format.ts';
import { exportQuestions } from '../src/export-questions.ts';
import {
  IMPORT_FORMATS,
  type ImportFormat,
  type ImportResult,
  QUESTION_FORMATS,
  type QuestionFormat,
} from '../src/formats.ts';
import { importQuestions } from '../src/import-questions.ts';
import { descendants, parseMarkup } from '../src/markup/markup-tree.ts';
import { questionsOf } from './support/arbitrary-questions.ts';
import { mapTexts } from './support/canonical.ts';
import { asQti3, CANVAS_QUIZ, CLOZE_TEXT } from './support/foreign-files.ts';
import { pngOf } from './support/pictures.ts';

const options = { language: 'en', mediaOf: () => ({ name: 'map.png', bytes: pngOf(1000, 1000) }) } as const;

/** A file of each format with a question of every type that it holds. */
const SAMPLES = Object.fromEntries(
  QUESTION_FORMATS.map((format) => {
    const items = QUESTION_TYPES.flatMap((type) =>
      fc
        .sample(questionsOf(type), { numRuns: 2, seed: 11 })
        .map((question) => ({ question: question as Question, category: ['A'] })),
    );
    const { files } = exportQuestions(format, items, options);
    return [format, files];
  }),
) as Record<QuestionFormat, Map<string, Uint8Array>>;

const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

/** What stands in HTML that authors may not write. */
function forbiddenIn(html: string): string[] {
  return [...descendants(parseMarkup(html, 'html').root)].flatMap(({ name, attributes }) => {
    const allowed = [...(AUTHOR_ATTRIBUTES['*'] ?? []), ...(AUTHOR_ATTRIBUTES[name] ?? [])];
    const found = Object.entries(attributes).filter(
      ([key, value]) => !allowed.includes(key) || (key === 'href' && !/^\s*(https?|mailto|tel):/i.test(value)),
    );
    return [...(AUTHOR_TAGS.includes(name) ? [] : [name]), ...found.map(([key, value]) => `${key}="${value}"`)];
  });
}

/** Whatever came in, what came out is whole. */
function expectSound({ questions, report, media }: ImportResult): void {
  expect(questions.length).toBe(report.taken.length);
  expect(questions.length + report.left.length + report.file.length).toBeGreaterThan(0);
  const ids = new Set(media.map(({ id }) => id));
  for (const { question } of questions) {
    expect(question.content.type).toBe(question.key.type);
    expect(LANGUAGES.some((code) => question.content.prompt[code])).toBe(true);
    const json = JSON.stringify(question);
    expect(json).not.toMatch(/\\u00(?:0[0-8]|1)|\\ud[89a-f]/);
    for (const [, id] of json.matchAll(/ data-media-id=\\"(\d+)/g)) expect(ids.has(Number(id))).toBe(true);
    const texts: string[] = [];
    mapTexts(question, (localized) => {
      texts.push(...LANGUAGES.map((code) => localized[code] ?? ''));
      return localized;
    });
    expect(texts.flatMap(forbiddenIn)).toEqual([]);
  }
}

const junk = fc.constantFrom(
  ...[
    '{',
    '}',
    '~',
    '=',
    '#',
    '####',
    '::',
    '\\',
    '->',
    '%',
    '%50%',
    '[html]',
    '//',
    '$CATEGORY:',
    '\n\n',
    '\r\n',
    '\u0000',
    '\uFEFF',
  ],
  ...[
    '<',
    '>',
    '</',
    '/>',
    '&',
    '&#0;',
    '&#xD800;',
    '&lt',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '<!DOCTYPE a [',
    '<?xml',
    '"',
    "'",
    '</question>',
  ],
  ...[
    '<question type="cloze">',
    '{1:SA:=',
    '{1:MC:',
    '[[1]]',
    '{{b1}}',
    '\\(',
    '$$',
    '{mlang ar}',
    '{mlang}',
    '<script>alert(1)</script>',
  ],
  ...[
    '<img src="data:image/png;base64,AAAA" onerror="x">',
    '<a href="javascript:x">',
    '\uD800',
    '\u202E',
    '٣',
    'ANSWER: A',
    'A) ',
    '1e99',
    '__proto__',
  ],
);

/** A sample with pieces taken out, doubled, swapped for junk or cut off. */
const broken = (sample: string): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.nat(sample.length), fc.nat(40), fc.oneof(junk, fc.string({ maxLength: 8 }), fc.constant(''))), {
      minLength: 1,
      maxLength: 8,
    })
    .map((changes) =>
      changes.reduce(
        (current, [at, length, instead]) => current.slice(0, at) + instead + current.slice(at + length),
        sample,
      ),
    );

/** What somebody takes a file for who chooses wrongly: one of the other formats for each file, in a run of everything all of them. */
function wrongFor(format: ImportFormat): fc.Arbitrary<readonly ImportFormat[]> {
  const others = IMPORT_FORMATS.filter((other) => other !== format);
  return inject('sampling').isWhole ? fc.constant(others) : fc.constantFrom(...others).map((other) => [other]);
}

/** Generous: other tests run on the same cores. */
const PATIENCE = { timeout: 60_000 };

describe('importing broken files', PATIENCE, () => {
  const [qti = ''] = [...SAMPLES.QTI.keys()].filter((name) => name.endsWith('.xml') && !/manifest/.test(name));
  for (const [format, sample] of [
    ['GIFT', text([...SAMPLES.GIFT.values()][0])],
    ['AIKEN', text([...SAMPLES.AIKEN.values()][0])],
    ['MOODLE_XML', text([...SAMPLES.MOODLE_XML.values()][0])],
    ['QTI', asQti3(text(SAMPLES.QTI.get(qti)))],
    ['QTI_1', CANVAS_QUIZ],
    ['CLOZE', CLOZE_TEXT],
  ] as const)
    it(`${format}: takes or leaves every question and never throws`, () => {
      fc.assert(
        fc.property(broken(sample), fc.constantFrom(...LANGUAGES), wrongFor(format), (file, language, wrong) => {
          expectSound(importQuestions(format, file, { language }));
          expectSound(importQuestions(format, new TextEncoder().encode(file), { language }));
          // a wrong choice of format is reported
          for (const other of wrong) expectSound(importQuestions(other, file, { language }));
        }),
        { numRuns: 40 },
      );
    });

  it('QTI: takes or leaves every item of a broken package and never throws', () => {
    const names = [...SAMPLES.QTI.keys()].filter((name) => name.endsWith('.xml'));
    fc.assert(
      fc.property(
        fc.constantFrom(...names).chain((name) => fc.tuple(fc.constant(name), broken(text(SAMPLES.QTI.get(name))))),
        ([name, file]) => {
          const files = new Map(SAMPLES.QTI).set(name, new TextEncoder().encode(file));
          expectSound(importQuestions('QTI', files, { language: 'en' }));
          expectSound(importQuestions('QTI', file, { language: 'ar' }));
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each(IMPORT_FORMATS)('%s: gives an answer to any bytes', (format) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expectSound(importQuestions(format, bytes, { language: 'ar' }));
        expect([...IMPORT_FORMATS, null]).toContain(detectFormat(bytes));
      }),
      { numRuns: 60 },
    );
  });
});

const MANY = 60_000;
/** A text with gaps, each with its rules. */
function gapsWithRules(gaps: number, rules = 1): string {
  const ids = Array.from({ length: gaps }, (_, index) => `R${index}`);
  const declared = ids.map(
    (id) =>
      `<responseDeclaration identifier="${id}" cardinality="single" baseType="float"><correctResponse><value>1</value></correctResponse></responseDeclaration>`,
  );
  const rule = (id: string): string =>
    `<responseCondition><responseIf><equal><variable identifier="${id}"/><correct identifier="${id}"/></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition>`;
  const body = ids.map((id) => `<textEntryInteraction responseIdentifier="${id}"/> and `).join('');
  return `<assessmentItem identifier="i" title="T">${declared.join('')}<itemBody><p>Q ${body} end</p></itemBody><responseProcessing>${ids.map((id) => rule(id).repeat(rules)).join('')}</responseProcessing></assessmentItem>`;
}

const quiz = (inner: string): string => `<?xml version="1.0"?><quiz>${inner}</quiz>`;
const essay = (prompt: string): string =>
  `<question type="essay"><name><text>E</text></name><questiontext format="html"><text>${prompt}</text></questiontext></question>`;

const ATTACKS: [string, QuestionFormat, string][] = [
  [
    'a bomb of entities',
    'MOODLE_XML',
    `<!DOCTYPE q [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 30 }, (_, i) => `<!ENTITY b${i} "&b${i - 1};&b${i - 1};&a;">`).join('')}]>${quiz(essay('&b29;'))}`,
  ],
  [
    'an entity that reads a file',
    'QTI',
    '<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]><assessmentItem identifier="a" title="&f;"><itemBody><p>&f;</p></itemBody></assessmentItem>',
  ],
  ['elements in elements', 'MOODLE_XML', quiz(essay('<b>'.repeat(MANY)))],
  ['escaped elements in elements', 'MOODLE_XML', quiz(essay('&lt;b&gt;'.repeat(MANY)))],
  ['ends without beginnings', 'MOODLE_XML', quiz(essay('</b>'.repeat(MANY)))],
  ['attributes without end', 'MOODLE_XML', quiz(`<question type="essay" ${'a="b" '.repeat(MANY)}>`)],
  [
    'gaps without end',
    'MOODLE_XML',
    quiz(essay('{1:SA:=').replace('essay', 'cloze') + essay('{1:SA:='.repeat(MANY)).replace('essay', 'cloze')),
  ],
  ['formulas without end', 'MOODLE_XML', quiz(essay('\\(\\[$$ '.repeat(MANY)))],
  ['languages without end', 'MOODLE_XML', quiz(essay('{mlang ar}'.repeat(MANY)))],
  ['braces', 'GIFT', '{'.repeat(MANY)],
  ['braces in blocks', 'GIFT', 'a {\n\n'.repeat(MANY)],
  ['colons', 'GIFT', ':'.repeat(MANY)],
  ['signs', 'GIFT', `q {${'=#~'.repeat(MANY)}}`],
  ['backslashes', 'GIFT', `q {=${'\\'.repeat(MANY)}}`],
  ['angles', 'GIFT', `q <a b="${'<a b="'.repeat(MANY)} {T}`],
  ['comments of HTML', 'GIFT', `q ${'<!--'.repeat(MANY)} {T}`],
  ['stars', 'GIFT', `[markdown]${'*a **b _c __d `e '.repeat(MANY / 10)} {T}`],
  ['lists', 'GIFT', `[markdown]${Array.from({ length: 20_000 }, (_, i) => `${' '.repeat(i % 40)}- a`).join('\n')} {T}`],
  ['blank lines', 'GIFT', '\n \n'.repeat(MANY)],
  ['questions', 'AIKEN', 'Q\nA) x\nB) y\nANSWER: A\n\n'.repeat(12_000)],
  ['choices', 'AIKEN', `Q\n${'A) x\n'.repeat(MANY)}ANSWER: A`],
  ['one line', 'AIKEN', 'A) '.repeat(MANY)],
  ['a rule for each of many gaps', 'QTI', gapsWithRules(3000)],
  ['many rules for one gap', 'QTI', gapsWithRules(1, 20_000)],
];

describe('importing files made to hurt', PATIENCE, () => {
  it.each(ATTACKS)('%s (%s): answers soon', (_, format, file) => {
    const started = performance.now();
    const result = importQuestions(format, file, { language: 'en' });
    const found = detectFormat(file);
    expect(performance.now() - started).toBeLessThan(15_000);
    expect([...IMPORT_FORMATS, null]).toContain(found);
    expect(result.report.taken.length + result.report.left.length + result.report.file.length).toBeGreaterThan(0);
  });

  it('never looks at what a document type declares', () => {
    const { questions, report } = importQuestions('MOODLE_XML', ATTACKS[0]?.[2] ?? '', { language: 'en' });
    expect(questions[0]?.question.content.prompt.en).toBe('&amp;b29;');
    expect(report.file).toContainEqual({ code: 'doctype-ignored', values: {} });
    const item =
      '<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]><assessmentItem identifier="a" title="&f;"><responseDeclaration identifier="R" baseType="string"/><itemBody><p>&f;</p><extendedTextInteraction responseIdentifier="R"/></itemBody></assessmentItem>';
    expect(importQuestions('QTI', item, { language: 'en' }).questions[0]?.question.content.prompt.en).toBe(
      '<p>&amp;f;</p>',
    );
  });

  it('takes no more questions than it should, and says so of each other', () => {
    const { questions, report } = importQuestions('AIKEN', 'Q\nA) x\nB) y\nANSWER: A\n\n'.repeat(10_002), {
      language: 'en',
    });
    expect(questions).toHaveLength(10_000);
    expect(report.left.map(({ code }) => code)).toEqual(['too-many-questions', 'too-many-questions']);
    expect(report.left[1]?.source.line).toBe(10_001 * 5 + 1);
  });

  it('refuses a file that is too large', () => {
    const { report } = importQuestions('GIFT', 'x'.repeat(64 * 1024 * 1024 + 1), { language: 'en' });
    expect(report.file).toMatchObject([{ code: 'file-too-large' }]);
  });
});
