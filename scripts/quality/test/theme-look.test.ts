import { readFileSync } from 'node:fs';
import { LOOKS, themeLookOf } from '@sullam/domain/configuration.ts';
import { lookCss, lookVariables, PLAIN_LOOK } from '@sullam/ui/theme/look.ts';
import { palette } from '@sullam/ui/theme/palette.ts';
import { describe, expect, it } from 'vitest';

const sheet = (name: string) => readFileSync(`packages/ui/src/styles/${name}.css`, 'utf8');

describe('the look of an organisation', () => {
  it('writes nothing where nothing was chosen', () => {
    expect(lookCss(PLAIN_LOOK)).toBe('');
    expect(lookCss({ ...PLAIN_LOOK, ground: 'ivory' })).toBe('');
  });

  it('names a face that comes with the product, corners and case', () => {
    expect(
      lookCss({ face: 'alexandria', ground: 'cream', corners: 'square', buttonCase: 'sentence', covers: 'stars' }),
    ).toBe(
      ':root{--display-face:"Alexandria",;--display-spacing:-0.025em;--r-control:0;--r-sm:0;--r-md:0;--r-lg:0;--r-xl:0;--button-case:none}',
    );
  });

  it('puts courses on a board where covers are drawn as a shelf', () => {
    expect(lookCss({ ...PLAIN_LOOK, covers: 'shelf' })).toBe(
      ':root{--shelf:14px;--label:14px;--foot:8px;--label-ground:var(--c-surface);--mark-shape:none;--shade:#2b0f06}',
    );
  });

  it('is made of variables that the style sheet reads, and of faces that it declares in both scripts', () => {
    const app = sheet('app') + sheet('theme');
    for (const face of LOOKS.display_face)
      for (const corners of LOOKS.corners)
        for (const covers of LOOKS.cover_family)
          for (const variable of Object.keys(
            lookVariables({ face, ground: 'plain', corners, buttonCase: 'sentence', covers }),
          ))
            expect(app.replace(/\(\s+/g, '(')).toContain(`var(${variable},`);
    const families = LOOKS.display_face.flatMap((face) => {
      const [, family] = /"(.+)"/.exec(lookVariables({ ...PLAIN_LOOK, face })['--display-face'] ?? '') ?? [];
      return family ?? [];
    });
    expect(families).toEqual(['Alyamama', 'Alexandria']);
    for (const family of families) expect(sheet('fonts').split(`font-family: "${family}";`)).toHaveLength(3);
  });

  it('can be any that a configuration can hold', () => {
    for (const display_face of LOOKS.display_face)
      for (const ground of LOOKS.ground)
        for (const corners of LOOKS.corners)
          for (const button_case of LOOKS.button_case) {
            const look = themeLookOf({ cover_family: 'stars', display_face, ground, corners, button_case });
            expect(lookCss(look)).not.toContain('undefined');
            expect(palette({}, 'dark', look.ground).canvas).toMatch(/^#[0-9a-f]{6}$/);
          }
  });
});
