import { describe, expect, it } from 'vitest';
import { coordinates, pointsOf } from '../src/areas.ts';
import { equalShares, middleOf, readNumber, settledShares, sum } from '../src/decimals.ts';
import { detectFormat, kindOfFile } from '../src/detect-format.ts';
import { decodeText } from '../src/encoding.ts';
import { importQuestions } from '../src/import-questions.ts';
import { base64Of, bytesOfBase64 } from '../src/media-files.ts';
import { pictureSize } from '../src/picture-size.ts';
import { pngOf } from './support/pictures.ts';

const wide = (text: string, isBig = false): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  [...text].forEach((sign, index) => {
    view.setUint16(index * 2, sign.charCodeAt(0), !isBig);
  });
  return bytes;
};

describe('finding the format of a file', () => {
  it.each([
    ['<?xml version="1.0"?>\n<!-- a > b -->\n<quiz></quiz>', 'MOODLE_XML'],
    ['<!DOCTYPE quiz [<!ENTITY a "b">]><quiz/>', 'MOODLE_XML'],
    ['\uFEFF<assessmentItem xmlns="x"/>', 'QTI'],
    ['<imscp:manifest xmlns:imscp="x"/>', 'QTI'],
    ['<?xml version="1.0"?><rss/>', null],
    ['Which?\nA) a\nB) b\nANSWER: B', 'AIKEN'],
    ['Which?\r\nA) a\r\nB) b\r\nANSWER: B) b\r\n', 'AIKEN'],
    ['Which? {=a ~b}', 'GIFT'],
    ['// only a comment\n::Title:: text', 'GIFT'],
    ['[html]<p>Which?</p>{T}', 'GIFT'],
    ['Dear all,\nsee you tomorrow.', null],
    ['', null],
  ])('%j is %s', (text, format) => {
    expect(detectFormat(text)).toBe(format);
    expect(detectFormat(new TextEncoder().encode(text))).toBe(format);
  });

  it('knows the files of other systems by what they are', () => {
    const packed = new Map(
      [
        [
          'imsmanifest.xml',
          '<manifest xmlns:bb="http://www.blackboard.com/content-packaging/"><resource bb:file="res00001.dat" type="assessment/x-bb-pool"/></manifest>',
        ],
        ['res00001.dat', '<questestinterop/>'],
      ].map(([path = '', text]) => [path, new TextEncoder().encode(text)] as const),
    );
    expect(kindOfFile(packed)).toBe('BLACKBOARD');
    for (const [text, kind] of [
      ["<?xml version='1.0'?>\n<POOL><TITLE value='x'/></POOL>", 'BLACKBOARD'],
      ['MC\tWhich ocean is warm?\tIndian\tcorrect\tArctic\tincorrect\n', 'BLACKBOARD'],
      ['<questestinterop/>', 'QTI_1'],
      ['<qti-assessment-item/>', 'QTI'],
      ['<examview type="test"/>', null],
      ["<?xml version='1.0'?><examview type='test'/>", 'XML'],
    ] as const)
      expect([text, kindOfFile(text)]).toEqual([text, kind]);
  });

  it('asks the name where the content could be anything', () => {
    expect(detectFormat('Just a description.', 'a.gift')).toBe('GIFT');
    expect(detectFormat('Just a description.', 'a.txt')).toBeNull();
  });

  it('takes a package for questions only when there are some', () => {
    const files = (manifest: string) => new Map([['imsmanifest.xml', new TextEncoder().encode(manifest)]]);
    expect(detectFormat(files('<manifest><resource type="imsqti_item_xmlv2p1"/></manifest>'))).toBe('QTI');
    expect(detectFormat(files('<manifest><resource type="webcontent"/></manifest>'))).toBeNull();
  });
});

describe('reading the text of a file', () => {
  it.each([
    ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, 0x41]), 'A', null],
    ['UTF-16 with a mark', new Uint8Array([0xff, 0xfe, ...wide('ما')]), 'ما', null],
    ['UTF-16 without a mark', wide('Question {T}'), 'Question {T}', 'utf-16le'],
    ['UTF-16 of the other order', wide('Question {T}', true), 'Question {T}', 'utf-16be'],
    [
      'declared Windows-1256',
      new Uint8Array([...new TextEncoder().encode('<?xml version="1.0" encoding="windows-1256"?>'), 0xe3, 0xc7]),
      '<?xml version="1.0" encoding="windows-1256"?>ما',
      null,
    ],
    ['undeclared Windows-1256', new Uint8Array([0xe3, 0xc7]), 'ما', 'windows-1256'],
  ])('%s', (_, bytes, text, guessedEncoding) => {
    expect(decodeText(bytes, 'ar')).toEqual({ text, guessedEncoding, controlCharacters: 0, unreadable: 0 });
  });

  it('guesses a Western encoding for English and says so in the report', () => {
    const bytes = new Uint8Array([0x43, 0x61, 0x66, 0xe9, 0x20, 0x7b, 0x54, 0x7d]);
    const { questions, report } = importQuestions('GIFT', bytes, { language: 'en' });
    expect(questions[0]?.question.content.prompt.en).toBe('Café');
    expect(report.file).toEqual([{ code: 'encoding-guessed', values: { encoding: 'windows-1252' } }]);
  });

  it('takes out what no text has, counted, and ends lines in one way', () => {
    expect(decodeText('a\u0000b\r\nc\rd\uD800', 'en')).toEqual({
      text: 'ab\nc\nd',
      guessedEncoding: null,
      controlCharacters: 2,
      unreadable: 0,
    });
  });
});

describe('numbers of files', () => {
  it.each([
    ['1.50', '1.5'],
    [' -.5 ', '-0.5'],
    ['2,5', '2.5'],
    ['3e-4', '0.0003'],
    ['12.5e2', '1250'],
    ['٣٫٥', '3.5'],
    ['-0', '0'],
    ['007', '7'],
    ['', null],
    ['.', null],
    ['1e999', null],
    ['1.2.3', null],
    ['NaN', null],
  ])('%j is %s', (written, value) => {
    expect(readNumber(written)).toBe(value);
  });

  it('shares out what adds up to one', () => {
    for (let count = 1; count <= 30; count += 1) expect(sum(equalShares(count))).toBe('1');
    expect(settledShares(['0.1666667', '0.1666667', '0.6666667'])).toEqual({
      fractions: ['0.1666667', '0.1666667', '0.6666666'],
      isRounded: true,
    });
    expect(settledShares(['0.5', '0.25'])).toEqual({ fractions: ['0.5', '0.25'], isRounded: false });
  });

  it('finds the middle of a range, whichever end comes first', () => {
    expect(middleOf('1', '2')).toEqual({ value: '1.5', tolerance: '0.5' });
    expect(middleOf('-3.141', '-3.142')).toEqual({ value: '-3.1415', tolerance: '0.0005' });
  });
});

describe('files in files', () => {
  it('reads base64 and writes it', () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
    expect(bytesOfBase64(base64Of(bytes).replace(/(.{76})/g, '$1\n'))).toEqual(bytes);
    expect(bytesOfBase64('not base64!')).toBeNull();
    expect(bytesOfBase64('')).toBeNull();
  });

  it.each([
    ['PNG', pngOf(640, 480), { width: 640, height: 480 }],
    [
      'GIF',
      new Uint8Array([...'GIF89a'].map((sign) => sign.charCodeAt(0)).concat([0x10, 0, 0x20, 0])),
      { width: 16, height: 32 },
    ],
    [
      'JPEG',
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 0, 50, 0, 100, 3, 0, 0]),
      { width: 100, height: 50 },
    ],
    ['SVG', new TextEncoder().encode('<svg xmlns="x" viewBox="0 0 30 40">'), { width: 30, height: 40 }],
    ['nothing', new Uint8Array([1, 2, 3]), null],
    ['a cut JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0, 0, 0, 0, 0, 0]), null],
  ])('sees how large a picture is: %s', (_, bytes, size) => {
    expect(pictureSize(bytes)).toEqual(size);
  });

  it('reads coordinates', () => {
    expect(coordinates('1, 2;3\n4.5')).toEqual([1, 2, 3, 4.5]);
    expect(coordinates('1,x')).toBeNull();
    expect(pointsOf([0, 0, 1, 0, 1, 1, 0, 0])).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ]);
  });
});
