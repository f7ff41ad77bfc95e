import { describe, expect, it } from 'vitest';
import { PRODUCT_WORDING } from '../../wording.ts';
import { MAIL_TEMPLATES, type MailTemplate, type MailTemplateName } from '../mail-templates.ts';
import { type MailBrand, renderMail } from '../render-mail.ts';

const brand: MailBrand = {
  name: 'Noor',
  logoUrl: null,
  colors: { primary: '#ffee00', secondary: '#00c08b' },
  siteUrl: 'https://noor.test',
  timeZone: 'UTC',
  wording: PRODUCT_WORDING.en,
};

const values = {
  name: 'Huda',
  url: 'https://noor.test/x',
  code: '123456',
  count: 2,
  person: 'Omar',
  course: 'Data analysis',
  title: 'Exam moved',
  body: 'السطر الأول\nSecond line <i>',
  reason: 'Too short',
  device: 'Chrome',
  time: { at: '2026-01-01T00:00:00Z' },
  date: { at: '2026-01-01T00:00:00Z' },
  address: '192.0.2.1',
  subject: 'Hello',
  email: 'a@b.test',
  moved: 'Monday',
};

const names = Object.keys(MAIL_TEMPLATES) as MailTemplateName[];

describe.each(['en', 'ar'] as const)('every mail in %s', (language) => {
  it.each(names)('%s is worded without a gap', (name) => {
    const { subject, html, text } = renderMail(name, values, { ...brand, wording: PRODUCT_WORDING[language] });
    for (const part of [subject, html.replace(/style="[^"]*"/g, ''), text]) {
      expect(part).not.toMatch(/\{[a-zA-Z]+\}|undefined|null|mail\.\w+/);
      expect(part.length).toBeGreaterThan(3);
    }
    const template: MailTemplate = MAIL_TEMPLATES[name];
    expect(html.includes('<i>')).toBe(template.body === 'formatted');
    if (MAIL_TEMPLATES[name].lines.length > 0) expect(text.split('\n\n').length).toBeGreaterThan(3);
  });
});

describe('the look of a mail', () => {
  it('puts a dark label on a bright button', () => {
    const { html } = renderMail('resetPassword', values, brand);
    expect(html).toMatch(/background:#9e9300"><a [^>]*color:#0b1a24/);
  });

  it('gives a text that somebody wrote its own direction', () => {
    const { html } = renderMail('announcement', values, brand);
    expect(html).toContain('<div dir="rtl"');
  });

  it('leaves a line out whose value is missing, and has no invisible signs in the subject', () => {
    const { text } = renderMail('rejected', { name: 'Huda' }, brand);
    expect(text).not.toContain('Reason');
    expect(renderMail('twoFactor', values, { ...brand, wording: PRODUCT_WORDING.ar }).subject).not.toMatch(
      /[\u2066-\u2069]/,
    );
  });
});
