/** The parts that we use of a library that brings no types. */
declare module 'fontkit' {
  export interface Glyph {
    id: number;
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
    hasGlyphForCodePoint(code: number): boolean;
    glyphForCodePoint(code: number): Glyph;
    getGlyph(id: number, letters?: number[]): Glyph;
    /** What the library keeps. */
    _glyphs: Record<number, Glyph>;
    layout(text: string, features?: readonly string[]): GlyphRun;
  }
  export function openSync(path: string): Font;
  export function create(bytes: Uint8Array): Font;
}
