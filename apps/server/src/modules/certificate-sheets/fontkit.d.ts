/** The parts that we use of a library that brings no types. */
declare module 'fontkit' {
  export interface Glyph {
    advanceWidth: number;
    codePoints: number[];
    path: { toSVG(): string };
  }
  export interface GlyphPosition {
    xAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface GlyphRun {
    advanceWidth: number;
    direction: 'ltr' | 'rtl';
    glyphs: Glyph[];
    positions: GlyphPosition[];
  }
  export interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    characterSet: number[];
    hasGlyphForCodePoint(code: number): boolean;
    glyphForCodePoint(code: number): Glyph;
    layout(text: string, features?: readonly string[]): GlyphRun;
  }
  export function openSync(path: string): Font;
  export function create(bytes: Uint8Array): Font;
}
