declare module 'fontkit' {
  interface Glyph {
    path: { toSVG(): string };
  }
  interface Position {
    xAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface Font {
    unitsPerEm: number;
    layout(text: string): { glyphs: Glyph[]; positions: Position[]; advanceWidth: number };
  }
  export function openSync(file: string): Font;
}
