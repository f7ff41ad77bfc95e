import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { unpackWoff } from '../unpack-woff.ts';

const WORDS = { latin: 'Certificate of completion', arabic: 'شهادة إتمام' } as const;

const packed = (subset: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@fontsource/cairo/files/cairo-${subset}-400-normal.woff`));

const outlines = (font: ReturnType<typeof create>, text: string) =>
  font.layout(text).glyphs.map((glyph) => `${glyph.advanceWidth} ${glyph.path.toSVG()}`);

describe('a font that is unpacked', () => {
  it.each(Object.entries(WORDS))('draws %s letters as the packed one does', (subset, text) => {
    const woff = packed(subset);
    const font = unpackWoff(woff);
    expect(font.length).toBeGreaterThan(woff.length);
    expect(outlines(create(font), text)).toEqual(outlines(create(woff), text));
  });

  it('is no other file', () => {
    expect(() => unpackWoff(Buffer.from('OTTO, with its tables'))).toThrow('no WOFF file');
  });
});
