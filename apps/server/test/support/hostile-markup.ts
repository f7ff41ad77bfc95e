/** Markup as long as a field allows, each of a shape that some parser or pattern takes more than linear time for. */
export const HOSTILE_MARKUP: Record<string, (length: number) => string> = {
  nested: (length) => repeated('<ul><li>', length),
  'nested and closed': (length) => `${repeated('<div>', length * 0.45)}${repeated('</div>', length * 0.55)}`,
  wide: (length) => repeated('<p>a</p>', Math.min(length, 8 * 19_000)),
  unclosed: (length) => repeated('<p><img', length),
  'ends without beginnings': (length) => repeated('</p></li>', length),
  'a style': (length) => `<p style="${repeated('text-align:;a:b;', length - 20)}">x</p>`,
  attributes: (length) => `<p ${repeated('a1="b" ', length - 10)}>x</p>`,
  'spaces in an attribute': (length) => `<img data-media-id="1" alt="${' '.repeat(length - 60)}x"><p>a</p>`,
  formulas: (length) => repeated('<span data-formula="x^2+\\frac{a}{b}"></span>', length),
  'one formula': (length) => `<span data-formula="${repeated('x_{1}+', length - 40)}"></span>`,
  mentions: (length) => repeated('<span data-mention="1">@a</span>', length),
  'left angles': (length) => '<'.repeat(length),
  ampersands: (length) => '&'.repeat(length),
  comments: (length) => repeated('<!--', length),
  'blank lines': (length) => `a${' \n'.repeat((length - 2) / 2)}b`,
  words: (length) => repeated('#tag @word كلمة ', length),
};

function repeated(piece: string, length: number): string {
  return piece.repeat(Math.max(1, Math.floor(length / piece.length)));
}
