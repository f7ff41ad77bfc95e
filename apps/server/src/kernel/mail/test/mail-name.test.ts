import { expect, it } from 'vitest';
import { PRODUCT_WORDING } from '../../wording.ts';
import { mailName } from '../mail-name.ts';
import { MAIL_TEMPLATES, type MailTemplateName } from '../mail-templates.ts';
import { renderMail } from '../render-mail.ts';

it.each([
  ['Noura', 'Noura'],
  ['Noura Saleh', 'Noura Saleh'],
  ['Mohammed bin Salman Al Saud', 'Mohammed bin'],
  ['عبد الله محمد', 'عبد الله'],
  ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
  ["Anne-Marie O'Neill", "Anne-Marie O'Neill"],
  ['می\u200cخواهم علی', 'می\u200cخواهم علی'],
  ['Rami the 2nd', 'Rami the'],
  ['<b>Huda</b>', '<b>Huda</b>'],
])('%j is shown as %j', (name, shown) => expect(mailName(name)).toBe(shown));

it.each([
  'https://evil.example',
  'http:evil.example',
  'www.evil.example',
  'evil.example/free',
  '//evil',
  'evil.example',
  'evil．example',
  'evil。example',
  'مثال.إختبار',
  'evil\u200b.example',
  'evil\u2060.exa\u00admple',
  'e\u202evil.example',
  'somebody@evil.example',
  'javascript:alert(1)',
  '\\\\evil\\share',
  '+966501234567',
  '٠٥٠١٢٣٤٥٦٧',
  '050-123-4567',
  '!!!',
])('of %j nothing is shown', (link) => {
  expect(mailName(link)).toBe('');
  expect(mailName(`Sara ${link}`)).toBe('Sara');
  expect(mailName(`${link} Sara Win`)).toBe('Sara Win');
});

it('cuts what is no word of a name by its length', () => {
  expect(mailName('x'.repeat(500))).toHaveLength(30);
});

const SENTENCE = 'Sara you have won a prize, fetch it at evil.example';

it.each(['en', 'ar'] as const)(
  'no mail in %s says a sentence or an address that somebody entered as a name',
  (language) => {
    const brand = {
      name: 'Noor',
      logoUrl: null,
      colors: { primary: '#ffee00', secondary: '#00c08b' },
      siteUrl: 'https://noor.test',
      timeZone: 'UTC',
      wording: PRODUCT_WORDING[language],
    };
    let named = 0;
    for (const template of Object.keys(MAIL_TEMPLATES) as MailTemplateName[]) {
      const values = {
        name: SENTENCE,
        person: SENTENCE,
        email: 'a@b.test',
        subject: 'Hello',
        courseTitle: 'Data',
        title: 'New',
      };
      const { subject, html, text } = renderMail(template, values, brand);
      for (const part of [subject, html, text]) expect([template, /evil|prize/.test(part)]).toEqual([template, false]);
      if (text.includes('Sara you')) named += 1;
    }
    expect(named).toBeGreaterThan(20);
  },
);
