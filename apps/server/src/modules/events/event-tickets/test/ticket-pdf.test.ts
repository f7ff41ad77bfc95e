import type { Localized } from '@sullam/domain/localized.ts';
import type { StructTreeNode } from 'pdfjs-dist/types/src/display/api.js';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstPageOf, textByPdfium, textByPdfJs } from '../../../../../test/support/pdf-text.ts';
import { drawTicketPdf } from '../ticket-pdf.ts';

/** Several days, vowel signs, digits of both kinds and Latin words inside Arabic lines. */
const TITLE = { en: 'Open day: reading together', ar: 'يومٌ مفتوحٌ: نَقرأُ مَعًا (Python 3)' };
const ROWS: readonly { label: Localized; value: Localized }[] = [
  { label: { en: 'Name', ar: 'الاسم' }, value: { en: 'Noura Al-Harbi', ar: 'نُورَة الحَربيّ' } },
  {
    label: { en: 'When', ar: 'الموعد' },
    value: {
      en: 'Friday, 4 December 2026, 10:00 am\nSaturday, 5 December 2026, 6:00 pm',
      ar: 'الجمعة ٤ ديسمبر ٢٠٢٦، ١٠:٠٠ صباحًا\nالسبت ٥ ديسمبر ٢٠٢٦، ٦:٠٠ مساءً',
    },
  },
  { label: { en: 'Where', ar: 'المكان' }, value: { en: 'Hall B2\n12 Palm Street', ar: 'القاعة B2\nشارع النخيل، جِدّة' } },
];
const HINT = { en: 'Show this code at the door.', ar: 'اعرض هذا الرمز عند الدخول.' };

let pdf: Buffer;

beforeAll(async () => {
  const create = { width: 730, height: 192, channels: 3, background: '#88aacc' } as const;
  const sheet = {
    organization: { en: 'Madar Academy', ar: 'أكاديمية مدار' },
    title: TITLE,
    rows: ROWS,
    hint: HINT,
    code: 'SE1.code',
    shortCode: 'ABCD2345',
    address: 'https://madar.example/event/12',
    cover: await sharp({ create }).jpeg().toBuffer(),
    logo: null,
    color: '#0f2536',
  };
  pdf = await drawTicketPdf(sheet, new Date('2026-12-04T07:00:00Z'));
});

/** What the tags of the page say, in the order of reading: what screen readers use. */
const tagged = (node: StructTreeNode): string[] => [
  ...('alt' in node && node.alt ? [String(node.alt)] : []),
  ...node.children.flatMap((child) => ('children' in child ? tagged(child) : [])),
];

/** Letters and digits alone: readers part words and move signs, which is no change of their order. */
const letters = (text: string) => text.normalize('NFC').replaceAll(/[^\p{L}\p{N}]/gu, '');
const marks = (text: string) => (text.normalize('NFC').match(/\p{Mn}/gu) ?? []).sort().join('');
const inEnglish = ({ en }: Localized) => (en ?? '').split('\n');
const inArabic = ({ ar }: Localized) => (ar ?? '').split('\n');
const lines = (side: (words: Localized) => string[]) => [
  ...side(TITLE),
  ...ROWS.flatMap(({ label, value }) => [...side(label), ...side(value)]),
  ...side(HINT),
];

describe('the text of a ticket', () => {
  it('is tagged as it was written, one language after the other, with its vowel signs', async () => {
    const whole = (words: Localized, language: 'en' | 'ar') => (words[language] ?? '').replaceAll('\n', ' ');
    const half = (language: 'en' | 'ar') => [
      ...[{ en: 'Madar Academy', ar: 'أكاديمية مدار' }, TITLE].map((words) => whole(words, language)),
      ...ROWS.flatMap(({ label, value }) => [whole(label, language), whole(value, language)]),
      whole(HINT, language),
    ];
    expect(tagged(await (await firstPageOf(pdf)).getStructTree())).toEqual([
      ...half('en'),
      ...half('ar'),
      'ABCD 2345',
      'https://madar.example/event/12',
    ]);
  });

  it('is read in order by PDF.js, lines of both directions included', async () => {
    const text = await textByPdfJs(pdf);
    for (const line of [...lines(inEnglish), ...lines(inArabic)]) expect(letters(text)).toContain(letters(line));
    expect(marks(text)).toBe(marks(lines(inArabic).join()));
  });

  it('is read in order by PDFium, words of mixed lines each by itself', async () => {
    const text = await textByPdfium(pdf);
    const words = lines(inArabic).flatMap((line) =>
      line.split(/\s+/u).filter((word) => /^\p{Script=Arabic}/u.test(word)),
    );
    for (const part of [...lines(inEnglish), ...words, ...inArabic(HINT)])
      expect(letters(text)).toContain(letters(part));
    expect(marks(text)).toBe(marks(lines(inArabic).join()));
  });
});
