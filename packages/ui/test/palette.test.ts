import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, ensureContrast, mix, normaliseHex, toHex, toOklch } from '../src/theme/oklch.ts';
import { contrastReport, onColor, type Palette, palette, TOKENS, themeCss } from '../src/theme/palette.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const scheme = fc.constantFrom('light' as const, 'dark' as const);
const paper = fc.constantFrom('plain' as const, 'ivory' as const, 'cream' as const);
const grounds = ['canvas', 'surface', 'raised', 'subtle'] as const;
const kinds = ['primary', 'secondary', 'success', 'info', 'warning', 'danger'] as const;

function expectReadable(tokens: Palette): void {
  for (const ground of grounds) {
    expect(contrast(tokens.ink, tokens[ground])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.muted, tokens[ground])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.focus, tokens[ground])).toBeGreaterThanOrEqual(3);
  }
  for (const kind of kinds) {
    const text = tokens[`${kind}-text`];
    expect(contrast(tokens[`on-${kind}`], tokens[kind])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text, tokens[`${kind}-soft`])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.ink, tokens[`${kind}-soft`])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.muted, tokens[`${kind}-soft`])).toBeGreaterThanOrEqual(4.5);
    for (const ground of grounds) expect(contrast(text, tokens[ground])).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(tokens['on-inverse'], tokens.inverse)).toBeGreaterThanOrEqual(4.5);
}

function expectVisibleControls(tokens: Palette): void {
  for (const ground of ['canvas', 'surface', 'raised'] as const) {
    expect(contrast(tokens.control, tokens[ground])).toBeGreaterThanOrEqual(3);
    for (const kind of ['primary', 'warning'] as const)
      expect(contrast(tokens[kind], tokens[ground])).toBeGreaterThanOrEqual(3);
  }
}

describe('palette', () => {
  it('keeps text readable and controls visible for any two colours on every ground in both schemes', () => {
    fc.assert(
      fc.property(color, color, scheme, paper, (primary, secondary, name, ground) => {
        const tokens = palette({ primary, secondary }, name, ground);
        expectReadable(tokens);
        expectVisibleControls(tokens);
      }),
      { numRuns: 600 },
    );
  });

  it('keeps the label readable while a button is hovered or pressed', () => {
    fc.assert(
      fc.property(color, color, scheme, paper, (primary, secondary, name, ground) => {
        const tokens = palette({ primary, secondary }, name, ground);
        expect(contrast(tokens['on-primary'], tokens['primary-hover'])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tokens['on-primary'], tokens['primary-active'])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tokens['on-secondary'], tokens['secondary-hover'])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tokens['on-danger'], tokens['danger-hover'])).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('is the specification’s, letter for letter, in both schemes', () => {
    expect(palette({}, 'light')).toMatchObject({
      primary: '#00416b',
      'on-primary': '#ffffff',
      secondary: '#00c08b',
      success: '#00c08b',
      info: '#54c0e8',
      danger: '#ba1a1a',
      canvas: '#fafdfc',
      ink: '#666666',
    });
    expect(palette({}, 'dark')).toMatchObject({
      primary: '#4e98bf',
      danger: '#d02c2f',
      canvas: '#121212',
      ink: '#bdbdbd',
    });
  });

  it('corrects of these only what can’t be read as text, and then keeps its hue', () => {
    const { success, info, 'success-text': successText, 'info-text': infoText } = palette({}, 'light');
    expect(contrast(success, '#ffffff')).toBeLessThan(4.5);
    expect(contrast(info, '#ffffff')).toBeLessThan(4.5);
    expect(Math.abs(toOklch(successText).h - toOklch(success).h)).toBeLessThan(8);
    expect(Math.abs(toOklch(infoText).h - toOklch(info).h)).toBeLessThan(8);
    // dark enough as it is
    expect(palette({}, 'light')['danger-text']).toBe('#ba1a1a');
  });

  it('uses the default where a colour cannot be read', () => {
    expect(palette({ primary: 'url(evil)', secondary: null }, 'light')).toEqual(palette({}, 'light'));
  });

  it('puts dark labels on the bright secondary colour', () => {
    expect(onColor('#00c08b')).toBe('#0b1a24');
    expect(onColor('#00416b')).toBe('#ffffff');
  });
});

describe('themeCss', () => {
  it('holds every token of both schemes and nothing but colours', () => {
    const css = themeCss({ primary: '</style><script>', secondary: '#f59e0b' });
    for (const token of TOKENS) expect(css.split(`--c-${token}:#`)).toHaveLength(3);
    expect(css).toContain('@media not print{[data-scheme=dark]');
    expect(css).not.toContain('<');
  });
});

describe('contrastReport', () => {
  it('warns of a colour that is too weak and names the shade used instead', () => {
    const weak = contrastReport({ primary: '#ffe45c' }).find(
      (finding) => finding.scheme === 'light' && finding.token === 'primary',
    );
    expect(weak?.corrected).toBe(true);
    expect(weak?.used).not.toBe('#ffe45c');
    expect(contrast(weak?.used ?? '', '#ffffff')).toBeGreaterThanOrEqual(3);
  });

  it('has nothing to say of the default primary colour in the light', () => {
    const findings = contrastReport({}).filter(
      (finding) => finding.scheme === 'light' && finding.token.includes('primary'),
    );
    expect(findings).toHaveLength(3);
    expect(findings.some((finding) => finding.corrected)).toBe(false);
  });
});

describe('colour arithmetic', () => {
  it('comes back from OKLCH within a rounding step', () => {
    fc.assert(
      fc.property(color, (hex) => {
        const back = toHex(toOklch(hex));
        const distance = [1, 3, 5].map((at) =>
          Math.abs(Number.parseInt(hex.slice(at, at + 2), 16) - Number.parseInt(back.slice(at, at + 2), 16)),
        );
        expect(Math.max(...distance)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('reads short and bare hexadecimal colours and refuses others', () => {
    expect(normaliseHex('#ABC')).toBe('#aabbcc');
    expect(normaliseHex(' 00c08b ')).toBe('#00c08b');
    expect(normaliseHex('red')).toBeUndefined();
    expect(normaliseHex('#00c08b;}')).toBeUndefined();
  });

  it('mixes between the two ends', () => {
    expect(mix('#ffffff', '#000000', 0)).toBe('#ffffff');
    expect(mix('#ffffff', '#000000', 1)).toBe('#000000');
  });

  it('does not touch a colour that already stands out', () => {
    expect(ensureContrast('#000000', ['#ffffff'], 4.5)).toBe('#000000');
  });
});
