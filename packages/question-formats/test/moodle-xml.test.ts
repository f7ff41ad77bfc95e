import { describe, expect, it } from 'vitest';
import { exportQuestions } from '../src/export-questions.ts';
import { importQuestions } from '../src/import-questions.ts';
import { base64Of, withMediaIds } from '../src/media-files.ts';
import { pngOf } from './support/pictures.ts';

const read = (inner: string, language: 'en' | 'ar' = 'en') =>
  importQuestions('MOODLE_XML', `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${inner}\n</quiz>`, { language });

const html = (name: string, text: string, more = ''): string =>
  `<${name} format="html"><text><![CDATA[${text}]]></text>${more}</${name}>`;

const question = (type: string, prompt: string, more = ''): string =>
  `<question type="${type}"><name><text>Q</text></name>${html('questiontext', prompt)}${more}</question>`;

const answer = (fraction: string, text: string, feedback = ''): string =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text><feedback format="html"><text>${feedback}</text></feedback></answer>`;

const only = (inner: string) => {
  const { questions, report } = read(inner);
  return {
    ...questions[0]?.question,
    changed: report.changed.map(({ code }) => code),
    left: report.left.map(({ code }) => code),
  };
};

describe('importing Moodle XML', () => {
  it('reads single and multiple choice with what belongs to them', () => {
    const found = only(
      question(
        'multichoice',
        '<p>Pick</p>',
        `${html('generalfeedback', 'Because')}<defaultgrade>2.0000000</defaultgrade><penalty>0.3333333</penalty><single>false</single><shuffleanswers>false</shuffleanswers>${html('correctfeedback', 'Well done')}${answer('50', 'a', 'yes')}${answer('50', 'b')}${answer('-100', 'c')}${html('hint', 'Two of them')}<tags><tag><text>week 1</text></tag></tags>`,
      ),
    );
    expect(found).toMatchObject({
      marks: '2',
      tags: ['week 1'],
      content: { type: 'MULTIPLE_CHOICE', prompt: { en: '<p>Pick</p>' }, hints: [{ en: 'Two of them' }] },
      key: {
        explanation: { en: 'Because' },
        fractions: { c1: '0.5', c2: '0.5', c3: '-1' },
        feedback: { c1: { en: 'yes' } },
      },
      changed: ['penalty-left', 'combined-feedback-left', 'order-not-fixed'],
    });
  });

  it('reads numbers with tolerance and units', () => {
    const number =
      '<answer fraction="100"><text>5</text><tolerance>0.1</tolerance></answer><answer fraction="0"><text>*</text></answer>';
    const units =
      '<units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit><unit><multiplier>100</multiplier><unit_name>cm</unit_name></unit></units>';
    expect(
      only(question('numerical', 'How long?', `${number}${units}<unitgradingtype>1</unitgradingtype>`)),
    ).toMatchObject({
      content: { type: 'NUMERIC', units: ['m', 'cm'] },
      key: {
        accepted: [{ value: '5', tolerance: '0.1', fraction: '1' }],
        units: [
          { name: 'm', factor: '1' },
          { name: 'cm', factor: '0.01' },
        ],
        isUnitRequired: true,
      },
      changed: ['other-answers-left'],
    });
  });

  it('reads short answers with their rule of spelling, and ordering without revealing the order', () => {
    expect(only(question('shortanswer', 'Capital?', `<usecase>1</usecase>${answer('100', 'Cairo')}`))).toMatchObject({
      key: { type: 'SHORT_TEXT', isStrict: true, accepted: [{ text: 'Cairo' }] },
    });
    const found = only(
      question('ordering', 'Sort', answer('1', 'ten') + answer('2', 'eleven') + answer('3', 'twelve')),
    );
    expect(found).toMatchObject({
      content: {
        type: 'ORDERING',
        choices: [{ id: 'c1', text: { en: 'eleven' } }, { text: { en: 'ten' } }, { text: { en: 'twelve' } }],
      },
      key: { order: ['c2', 'c1', 'c3'] },
    });
  });

  it('reads essays, with files instead of text as a file upload', () => {
    const words =
      '<responseformat>editor</responseformat><minwordlimit>50</minwordlimit><maxwordlimit>200</maxwordlimit>';
    expect(only(question('essay', 'Write', `${words}${html('graderinfo', 'Be kind')}`))).toMatchObject({
      content: { type: 'ESSAY', leastWords: 50, mostWords: 200 },
      key: { guide: { en: 'Be kind' } },
    });
    const files =
      '<responseformat>noinline</responseformat><attachments>2</attachments><maxbytes>1024</maxbytes><filetypeslist>.pdf,.DOCX</filetypeslist>';
    expect(only(question('essay', 'Hand in', files))).toMatchObject({
      content: { type: 'FILE_UPLOAD', mostFiles: 2, mostBytes: 1024, extensions: ['pdf', 'docx'] },
    });
  });

  it('reads cloze texts: typed, chosen, and both', () => {
    expect(only(question('cloze', '<p>2+2={2:NUMERICAL:=4:0.1#ok} and {1:SAC:=Nile~%50%nile}</p>'))).toMatchObject({
      marks: '3',
      content: {
        type: 'FILL_BLANKS',
        prompt: { en: '<p>2+2={{b1}} and {{b2}}</p>' },
        blanks: [{ isNumeric: true }, { isNumeric: false }],
      },
      key: {
        isStrict: true,
        blanks: {
          b1: { weight: '2', numbers: [{ value: '4', tolerance: '0.1', feedback: { en: 'ok' } }] },
          b2: {
            weight: '1',
            texts: [
              { text: 'Nile', fraction: '1' },
              { text: 'nile', fraction: '0.5' },
            ],
          },
        },
      },
    });
    expect(only(question('cloze', 'It flows {:MC:~south~=north \\} up}.'))).toMatchObject({
      content: {
        type: 'DROPDOWN_CLOZE',
        prompt: { en: 'It flows {{b1}}.' },
        gaps: [{ choices: [{ text: { en: 'south' } }, { text: { en: 'north } up' } }] }],
      },
      key: { gaps: { b1: { fractions: { c1: '0', c2: '1' } } } },
    });
    expect(only(question('cloze', '{1:MC:=big~small} {1:SA:=river}'))).toMatchObject({
      content: { type: 'FILL_BLANKS', prompt: { en: '{{b1}} (big / small) {{b2}}' } },
      key: { blanks: { b1: { texts: [{ text: 'big' }] } } },
      changed: ['cloze-mixed'],
    });
    expect(only(question('cloze', 'a {{b9}} {1:SA:=x}'))).toMatchObject({
      content: { prompt: { en: 'a { {b9}} {{b1}}' } },
      changed: ['braces-split'],
    });
    expect(only(question('cloze', 'none'))).toMatchObject({ left: ['no-gaps'] });
    expect(only(question('cloze', '{1:MULTIRESPONSE:=a~b}'))).toMatchObject({ left: ['type-unsupported'] });
  });

  it('reads shares of cloze gaps with a decimal comma', () => {
    expect(only(question('cloze', '{1:MCS:%33,33%some~=all} and {1:MC:a~%100.%b}'))).toMatchObject({
      content: { gaps: [{ choices: [{ text: { en: 'some' } }, { text: { en: 'all' } }] }, {}] },
      key: { gaps: { b1: { fractions: { c1: '0.3333', c2: '1' } }, b2: { fractions: { c1: '0', c2: '1' } } } },
    });
  });

  it('takes markup that shows nothing for nothing: rows that nobody filled in, words that belong to no question', () => {
    const row = (fraction: string, text: string): string =>
      `<answer fraction="${fraction}" format="html"><text><![CDATA[${text}]]></text><feedback format="html"><text><![CDATA[<p><br></p>]]></text></feedback></answer>`;
    const rows =
      row('100', '<p>a</p>') + row('0', '<img src="data:image/png;base64,AAAA">') + row('0', '<p dir="ltr"><br></p>');
    expect(only(question('multichoice', 'Q', rows))).toMatchObject({
      content: { choices: [{ text: { en: '<p>a</p>' } }, { text: { en: '<img data-media-id="1" alt="">' } }] },
      key: { feedback: {} },
    });
    const pair = (stem: string, right: string): string =>
      `<subquestion format="html"><text><![CDATA[${stem}]]></text><answer><text>${right}</text></answer></subquestion>`;
    for (const type of ['matching', 'ddmatch'])
      expect(only(question(type, 'Q', pair('<p>a</p>', '1') + pair('<p></p>', '2')))).toMatchObject({
        content: { stems: [{ text: { en: '<p>a</p>' } }], choices: [{ text: { en: '1' } }, { text: { en: '2' } }] },
        changed: type === 'ddmatch' ? ['drag-as-dropdown'] : [],
      });
  });

  it('puts things in the order of their numbers, also where those begin with nought', () => {
    const rows = [2, 0, 1].map((place) => `<answer fraction="${place}.0"><text>x${place}</text></answer>`).join('');
    expect(only(question('ordering', 'Q', rows))).toMatchObject({
      content: { choices: [{ text: { en: 'x0' } }, { text: { en: 'x1' } }, { text: { en: 'x2' } }] },
      key: { order: ['c1', 'c2', 'c3'] },
    });
  });

  it('reads missing words to select or to drag as a drop-down cloze', () => {
    const option = (text: string, group: number): string =>
      `<selectoption><text>${text}</text><group>${group}</group></selectoption>`;
    expect(
      only(
        question(
          'gapselect',
          'The [[2]] is [[3]].',
          option('sea', 1) + option('sun', 1) + option('hot', 2) + option('cold', 2),
        ),
      ),
    ).toMatchObject({
      content: {
        type: 'DROPDOWN_CLOZE',
        prompt: { en: 'The {{b1}} is {{b2}}.' },
        gaps: [{ choices: [{ text: { en: 'sea' } }, { text: { en: 'sun' } }] }, {}],
      },
      key: { gaps: { b1: { fractions: { c1: '0', c2: '1' } }, b2: { fractions: { c1: '0', c2: '1' } } } },
    });
    const box = (text: string): string => `<dragbox><text>${text}</text><group>1</group></dragbox>`;
    expect(only(question('ddwtos', '[[1]]', box('a') + box('b')))).toMatchObject({
      content: { type: 'DROPDOWN_CLOZE' },
      changed: ['drag-as-dropdown'],
    });
  });

  it('lists words to drag so that their order gives nothing away, unless the file keeps it', () => {
    const box = (text: string): string => `<dragbox><text>${text}</text><group>1</group></dragbox>`;
    const asked = (shuffle: string): string =>
      question('ddwtos', '[[1]] [[2]]', `<shuffleanswers>${shuffle}</shuffleanswers>${box('b')}${box('a')}`);
    const [a, b] = [{ text: { en: 'a' } }, { text: { en: 'b' } }];
    expect(only(asked('1'))).toMatchObject({
      content: { gaps: [{ choices: [a, b] }, { choices: [a, b] }] },
      key: { gaps: { b1: { fractions: { c1: '0', c2: '1' } }, b2: { fractions: { c1: '1', c2: '0' } } } },
    });
    expect(only(asked('0'))).toMatchObject({ content: { gaps: [{ choices: [b, a] }, { choices: [b, a] }] } });
  });

  it('reads markers of one kind as a hotspot, in thousandths of the picture', () => {
    const file = `<file name="map.png" encoding="base64">${base64Of(pngOf(400, 200))}</file>`;
    const drag = '<drag><no>1</no><text>Cairo</text></drag>';
    const drop = (choice: number, shape: string, coords: string): string =>
      `<drop><no>1</no><shape>${shape}</shape><coords>${coords}</coords><choice>${choice}</choice></drop>`;
    const shapes =
      drop(1, 'circle', '100,100;20') + drop(1, 'rectangle', '40,20;80,40') + drop(1, 'polygon', '0,0;400,0;400,200');
    const { questions, report, media } = read(question('ddmarker', 'Where is Cairo?', file + drag + shapes));
    expect(questions[0]?.question).toMatchObject({
      content: { type: 'HOTSPOT', pictureMediaId: media[0]?.id, mostPoints: 3 },
      key: {
        areas: [
          { id: 'a1', area: { shape: 'ellipse', x: 200, y: 400, width: 100, height: 200 } },
          { id: 'a2', area: { shape: 'rectangle', x: 100, y: 100, width: 200, height: 200 } },
          {
            id: 'a3',
            area: {
              shape: 'polygon',
              points: [
                { x: 0, y: 0 },
                { x: 1000, y: 0 },
                { x: 1000, y: 1000 },
              ],
            },
          },
        ],
      },
    });
    expect(report.changed).toMatchObject([{ code: 'marker-as-hotspot', values: { marker: 'Cairo' } }]);
    expect(
      only(question('ddmarker', 'Where?', file + drag + drop(1, 'circle', '1,1;1') + drop(2, 'circle', '9,9;1'))).left,
    ).toEqual(['several-markers']);
    expect(only(question('ddmarker', 'Where?', drag + drop(1, 'circle', '1,1;1'))).left).toEqual(['picture-missing']);
  });

  it.each([
    ['description', 'not-a-question'],
    ['calculatedsimple', 'calculated'],
    ['random', 'drawn-from-category'],
    ['ddimageortext', 'type-unsupported'],
    ['stack', 'type-unknown'],
    ['constructor', 'type-unknown'],
  ])('leaves %s: %s', (type, code) => {
    const { report } = read(question(type, 'x'));
    expect(report.left).toMatchObject([{ code, title: 'Q', source: { line: 3 } }]);
  });

  it('brings the pictures along and lets the caller name them anew', () => {
    const picture = `<file name="my map.png" path="/" encoding="base64">${base64Of(pngOf(3, 4))}</file>`;
    const prompt = html(
      'questiontext',
      '<p><img src="@@PLUGINFILE@@/my%20map.png" alt="Map" width="30"> <img src="@@PLUGINFILE@@/gone.png" alt="Gone"> <img src="https://elsewhere.test/x.png" alt="Web"></p>',
      picture,
    );
    const { questions, report, media } = read(`<question type="essay"><name><text>Q</text></name>${prompt}</question>`);
    expect(media).toEqual([{ id: 1, name: 'my map.png', bytes: pngOf(3, 4) }]);
    expect(questions[0]?.question.content.prompt.en).toBe(
      '<p><img data-media-id="1" alt="Map" width="30"> Gone Web</p>',
    );
    expect(report.changed.map(({ code }) => code)).toEqual(['media-missing', 'media-elsewhere']);
    const renamed = withMediaIds(questions[0]!.question, (id) => id + 900);
    expect(renamed.content.prompt.en).toContain('data-media-id="901"');
  });

  it('drops what runs and what names files of others', () => {
    const { questions, report } = read(
      question(
        'essay',
        '<p class="x" onclick="y()">a<script>b()</script><img data-media-id="7" src="x.png"><a href="javascript:z">c</a><font color="red">d</font></p>',
      ),
    );
    expect(questions[0]?.question.content.prompt.en).toBe('<p>acd</p>');
    expect(report.changed).toMatchObject([
      { code: 'media-missing' },
      { code: 'file-link-left' },
      { code: 'html-cleaned', values: { removed: 'class, font, p[onclick], script' } },
    ]);
  });

  it.each([
    [
      '<span lang="en" class="multilang">Hello</span> <span class="multilang" lang="ar">مرحبا</span> 5',
      { en: 'Hello  5', ar: 'مرحبا 5' },
    ],
    ['{mlang en}Hello{mlang}{mlang ar}مرحبا{mlang}', { en: 'Hello', ar: 'مرحبا' }],
    ['{mlang en}Hello{mlang}{mlang fr}Bonjour{mlang}', { en: 'Hello' }],
    ['<span lang="ar" class="multilang">مرحبا</span>', { ar: 'مرحبا' }],
    ['Hello', { en: 'Hello' }],
  ])('takes texts by language: %s', (text, expected) => {
    expect(read(question('essay', text)).questions[0]?.question.content.prompt).toEqual(expected);
  });

  it('reads text without CDATA, and goes on after a question that is not closed', () => {
    const open = '<question type="essay"><name><text>Open</text></name><questiontext><text>x</text></questiontext>';
    const { questions, report } = read(
      `${open}\n${question('truefalse', 'Sky is blue', answer('100', 'true') + answer('0', 'false')).replace('<![CDATA[Sky is blue]]>', '<p>Sky is <b>blue</b></p>')}`,
    );
    expect(questions.map(({ question: { content } }) => content.prompt.en)).toEqual(['<p>Sky is <b>blue</b></p>']);
    expect(report.left).toMatchObject([{ code: 'cut-off', title: 'Open', source: { line: 3 } }]);
  });

  it('reads nested categories', () => {
    const category = (path: string): string =>
      `<question type="category"><category><text>${path}</text></category></question>`;
    const { questions } = read(
      category('$course$/top/A') + question('essay', '1') + category('$course$/top/A/B') + question('essay', '2'),
    );
    expect(questions.map(({ category: path }) => path)).toEqual([['A'], ['A', 'B']]);
  });

  it.each([
    ['<html></html>', 'file-not-this-format'],
    ['', 'file-empty'],
    ['<quiz></quiz>', 'file-without-questions'],
  ])('says of %s: %s', (text, code) => {
    expect(importQuestions('MOODLE_XML', text, { language: 'en' }).report.file).toMatchObject([{ code }]);
  });
});

describe('exporting Moodle XML', () => {
  it('takes pictures along and says what has no place', () => {
    const { questions } = read(question('multichoice', 'x', answer('100', 'a') + answer('0', 'b')));
    const found = questions[0]!.question;
    found.content.prompt = { en: '<p><img data-media-id="12" alt="Map"></p>' };
    found.difficulty = 4;
    found.negativeMarks = '0.25';
    const mediaOf = (id: number) => (id === 12 ? { name: 'a map.png', bytes: pngOf(5, 5) } : null);
    const { files, report } = exportQuestions('MOODLE_XML', [{ question: found, category: [] }], {
      language: 'en',
      mediaOf,
    });
    expect(report.changed.map(({ code }) => code)).toEqual(['negative-marks-left', 'difficulty-left']);
    const back = importQuestions('MOODLE_XML', files.get('questions.xml') ?? '', { language: 'en' });
    expect(back.media).toEqual([{ id: 1, name: 'a-map.png', bytes: pngOf(5, 5) }]);
    expect(back.questions[0]?.question.content.prompt.en).toBe('<p><img data-media-id="1" alt="Map"></p>');
  });
});
