import { describe, expect, it } from 'vitest';
import { firstFontFile, fontSheets, fontsCss, hasOwnFont, type OrganizationFont } from '../src/theme/fonts.ts';

const own: OrganizationFont = {
  fontFamily: 'Madar Sans',
  isGoogleFont: false,
  language: 'ar',
  styles: [
    { weight: 700, url: '/files/public/1/b.woff2' },
    { weight: 400, url: '/files/public/1/a.woff2' },
  ],
};
const web: OrganizationFont = {
  fontFamily: 'Open Sans',
  isGoogleFont: true,
  language: 'en',
  styles: [
    { weight: 600, url: null },
    { weight: 400, url: null },
  ],
};

describe("an organisation's fonts", () => {
  it('leave the page as it is where there are none', () => {
    expect(fontsCss([])).toBe('');
    expect(fontSheets([])).toEqual([]);
    expect(firstFontFile([], 'en')).toBeNull();
  });

  it('are faces of their own script, and the variable that the stack begins with', () => {
    const css = fontsCss([own]);
    expect(css).toContain(
      '@font-face{font-family:"Madar Sans";font-weight:400;font-display:swap;src:url("/files/public/1/a.woff2")',
    );
    expect(css).toContain('U+0600-06FF');
    expect(css).toContain(':root{--font-arabic:"Madar Sans"}');
    expect(css).not.toContain('--font-latin');
    expect(hasOwnFont([own], 'ar')).toBe(true);
    expect(hasOwnFont([own], 'en')).toBe(false);
  });

  it('come as a style sheet where they are web fonts', () => {
    expect(fontSheets([web, own])).toEqual([
      'https://fonts.googleapis.com/css2?family=Open+Sans:wght@400;600&display=swap',
    ]);
    expect(fontsCss([web])).toBe(':root{--font-latin:"Open Sans"}');
  });

  it('name the file nearest to the regular weight for the first paint', () => {
    expect(firstFontFile([own], 'ar')).toBe('/files/public/1/a.woff2');
    expect(firstFontFile([own], 'en')).toBeNull();
  });

  it('cannot end the text around them', () => {
    const hostile = fontsCss([
      {
        ...own,
        fontFamily: 'x"}</style><script>',
        styles: [
          { weight: 400, url: '/a")}</style>' },
          { weight: 500, url: 'javascript:alert(1)' },
        ],
      },
    ]);
    expect(hostile).toBe(':root{--font-arabic:"xstylescript"}');
  });
});
