import { describe, expect, it } from 'vitest';
import { inReadingDirection } from '../reading-direction.ts';

const ARABIC = 'ميزانية في صفحة واحدة';
const backward = [...ARABIC].reverse().join('');

describe('inReadingDirection', () => {
  it.each([
    [
      'turns Arabic round that is kept as it is drawn',
      `Budget ${backward}\nSAR ${backward}`,
      `Budget ${ARABIC}\nSAR ${ARABIC}`,
    ],
    ['leaves Arabic that is in order', `Budget ${ARABIC}`, `Budget ${ARABIC}`],
    ['leaves other text', 'A budget, 2026', 'A budget, 2026'],
  ])('%s', (_, text, read) => {
    expect(inReadingDirection(text)).toBe(read);
  });

  it('reads presentation forms', () => {
    expect(inReadingDirection('ﺔﻴﻤﻳدﺎﻛأ').normalize('NFKC')).toBe('أكاديمية');
  });
});
