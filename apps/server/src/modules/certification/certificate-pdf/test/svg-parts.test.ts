import { describe, expect, it, vi } from 'vitest';

/** Fresh modules: what a file of letters keeps depends on what was drawn with it before. */
async function freshly() {
  vi.resetModules();
  const { FACES } = await import('../font-faces.ts');
  const { setLine } = await import('../lines.ts');
  const { outlines } = await import('../svg-parts.ts');
  return (face: keyof typeof FACES, text: string) =>
    outlines({
      line: setLine(text, { face: FACES[face], size: 20, direction: 'rtl' }),
      x: 0,
      baseline: 0,
      color: '#000000',
      language: 'ar',
    });
}

describe('the letters of a picture', () => {
  // the second word of each pair has a letter whose lone shape is a part of the last letter of the first
  it.each([
    ['أرض', 'الصحي'],
    ['عادة', 'هند'],
    ['عرش', 'مستمر'],
  ])('join whatever was drawn before: %s, %s', async (before, text) => {
    for (const face of ['stars', 'shelf', 'text', 'bold'] as const) {
      const expected = (await freshly())(face, text);
      const draw = await freshly();
      draw(face, before);
      expect(draw(face, text)).toBe(expected);
    }
  });
});
