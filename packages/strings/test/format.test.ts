import { money } from '@sullam/domain/money.ts';
import { resolveTerms } from '@sullam/domain/terminology.ts';
import { describe, expect, it } from 'vitest';
import { createFormatter } from '../src/format.ts';
import { formatLocaleOf } from '../src/format-locale.ts';
import { loadArea } from '../src/load.ts';
import { createTranslator } from '../src/translate.ts';

const plain = (text: string) => text.replace(/[\u061C\u200E\u200F\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ');
const en = createFormatter({ language: 'en', timeZone: 'Asia/Dubai' });
const ar = createFormatter({ language: 'ar', timeZone: 'Asia/Dubai', region: 'AE' });
const latin = createFormatter({ language: 'ar', arabicDigits: 'latn', timeZone: 'Asia/Dubai' });
const moment = '2026-11-21T20:30:00Z';

describe('formatLocaleOf', () => {
  it('pins calendar and digits', () => {
    expect(formatLocaleOf('en')).toBe('en-GB-u-ca-gregory-nu-latn');
    expect(formatLocaleOf('en', { region: 'SA' })).toBe('en-GB-u-ca-gregory-nu-latn');
    expect(formatLocaleOf('ar', { region: 'SA', arabicDigits: 'latn' })).toBe('ar-SA-u-ca-gregory-nu-latn');
    expect(formatLocaleOf('ar', {}, 'islamic-umalqura')).toBe('ar-AE-u-ca-islamic-umalqura-nu-arab');
  });
});

describe('createFormatter', () => {
  it('shows dates in the zone it was given', () => {
    expect(en.date(moment, 'long')).toBe('22 November 2026');
    expect(plain(ar.date(moment, 'long'))).toBe('٢٢ نوفمبر ٢٠٢٦');
    expect(en.dateTime(moment)).toBe('22 Nov 2026, 00:30');
    expect(plain(ar.dateTime(moment))).toMatch(/^٢٢ نوفمبر ٢٠٢٦، /);
    expect(ar.year(moment)).toBe('٢٠٢٦');
  });

  it('names the zone as people call it', () => {
    const inRiyadh = (language: 'en' | 'ar') => createFormatter({ language, timeZone: 'Asia/Riyadh' }).zoneName(moment);
    expect([inRiyadh('en'), inRiyadh('ar')]).toEqual(['Arabian Standard Time', 'التوقيت العربي الرسمي']);
  });

  it('can add the Hijri date', () => {
    const both = createFormatter({ language: 'en', timeZone: 'UTC', showsHijri: true });
    expect(plain(both.date('2026-11-21T12:00:00Z', 'long'))).toMatch(/^21 November 2026 \(.*1448.*\)$/);
    expect(both.date('2026-11-21T12:00:00Z', 'short')).toBe('21/11/2026');
  });

  it("writes numbers in the reader's digits", () => {
    expect(en.number(1234.5)).toBe('1,234.5');
    expect(ar.number(1234.5)).toBe('١٬٢٣٤٫٥');
    expect(latin.number(12)).toBe('12');
    expect(en.decimal('12345678901234567.50')).toBe('12,345,678,901,234,567.50');
    expect(en.exactPercent('12345678901234567.50')).toBe('12,345,678,901,234,567.50%');
    expect(plain(ar.exactPercent('87.50'))).toBe('٨٧٫٥٠٪');
    expect(plain(ar.percent(0.5))).toBe('٥٠٪');
    expect([plain(ar.percentSign), en.percentSign]).toEqual(['٪', '%']);
  });

  it('isolates the currency', () => {
    expect(plain(en.money(money(125_050, 'USD')))).toBe('US$1,250.50');
    expect(en.money(money(500, 'USD'))).toMatch(/\u2068US\$\u2069/);
    expect(plain(ar.money(money(12_500, 'KWD')))).toContain('١٢٫٥٠٠');
  });

  it('writes a negative amount with a minus sign', () => {
    expect(plain(en.money(money(-1_250, 'SAR')))).toBe('\u2212SAR 12.50');
    expect(plain(ar.money(money(-1_250, 'SAR')))).toContain('\u2212');
    expect(ar.money(money(-1_250, 'SAR'))).not.toContain('-');
  });

  it('writes sizes and lengths', () => {
    expect(en.fileSize(0)).toBe('0 bytes');
    expect(en.fileSize(1536)).toBe('1.5 kB');
    expect(en.duration(80 * 60_000)).toBe('1 hour and 20 minutes');
    expect(en.duration(42_000)).toBe('42 seconds');
    expect(plain(en.clock(3_909_000))).toBe('1:05:09');
    expect(plain(ar.clock(65_000))).toBe('١:٠٥');
  });

  it('joins names, each isolated', () => {
    expect(en.list(['Mona', 'علي'])).toBe('\u2068Mona\u2069 and \u2068علي\u2069');
  });

  it.each([
    [0, 'now', 'الآن'],
    [30 * 60, 'a few minutes ago', 'قبل بضع دقائق'],
    [-30 * 60, 'in a few minutes', 'بعد بضع دقائق'],
    [-4 * 86_400, 'in 4 days', 'بعد ٤ أيام'],
    [5 * 60, '5 minutes ago', 'قبل ٥ دقائق'],
    [2 * 3600, '2 hours ago', 'قبل ساعتين'],
    [3 * 86_400, '3 days ago', 'قبل ٣ أيام'],
    [30 * 3600, '1 day ago', 'قبل يوم'],
    [-8 * 86_400, 'in 1 week', 'بعد أسبوع'],
    [15 * 86_400, '2 weeks ago', 'قبل أسبوعين'],
    [100 * 86_400, '3 months ago', 'قبل ٣ أشهر'],
    [800 * 86_400, '2 years ago', 'قبل سنتين'],
  ])('says that %d seconds have passed', async (seconds, english, arabic) => {
    const now = new Date('2026-11-21T12:00:00Z');
    const then = new Date(now.getTime() - seconds * 1000);
    const words = {
      en: createTranslator({ language: 'en', terms: resolveTerms('en'), catalogue: await loadArea('common', 'en') }),
      ar: createTranslator({ language: 'ar', terms: resolveTerms('ar'), catalogue: await loadArea('common', 'ar') }),
    };
    expect(plain(en.relative(then, now, words.en))).toBe(english);
    expect(plain(ar.relative(then, now, words.ar))).toBe(arabic);
  });
});
