import { create } from 'qrcode';
import { describe, expect, it } from 'vitest';
import { readCode } from '../read-code.ts';

/** As long as what tickets say: form, scope, secret and signature. */
const TICKET = `SE1.${'Ab3_'.repeat(3)}.${'x9-Q'.repeat(5)}Zk.${'mN7_'.repeat(21)}wA`;

interface Held {
  /** Points of the picture for each square of the code. */
  readonly module: number;
  /** In turns of the clock: how askew it is held. */
  readonly turned: number;
  readonly light: number;
  readonly dark: number;
}

/** What a camera sees of a code that is held up to it: a drawn one of another library, turned about the middle, on a grey wall. */
function pictureOf(text: string, { module, turned, light, dark }: Held) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = Math.ceil((modules.size + 8) * module * 1.5);
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  const half = side / 2;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const across = ((x - half) * cos + (y - half) * sin) / module + modules.size / 2;
      const down = ((y - half) * cos - (x - half) * sin) / module + modules.size / 2;
      const isPaper = Math.min(across, down) >= -4 && Math.max(across, down) < modules.size + 4;
      const isInside = Math.min(across, down) >= 0 && Math.max(across, down) < modules.size;
      const isDark = isInside && modules.get(Math.floor(down), Math.floor(across)) === 1;
      const shade = isDark ? dark : isPaper ? light : (light + dark) / 2;
      data.fill(shade, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return { data, width: side, height: side };
}

describe('the reader of browsers that have none', () => {
  it.each([
    ['held straight', { module: 5, turned: 0, light: 250, dark: 20 }],
    ['held askew', { module: 5, turned: 0.3, light: 250, dark: 20 }],
    ['upside down', { module: 4, turned: Math.PI, light: 250, dark: 20 }],
    ['in a dark hall', { module: 5, turned: -0.2, light: 90, dark: 30 }],
    ['on a screen that is turned down', { module: 6, turned: 0.1, light: 150, dark: 70 }],
  ])('reads a ticket that is %s', (_, held) => {
    expect(readCode(pictureOf(TICKET, held))).toBe(TICKET);
  });

  it('says nothing of a picture without a code', () => {
    const data = new Uint8ClampedArray(320 * 320 * 4).fill(180);
    expect(readCode({ data, width: 320, height: 320 })).toBeNull();
  });
});
