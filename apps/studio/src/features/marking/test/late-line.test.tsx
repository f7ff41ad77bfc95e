// @vitest-environment happy-dom

import { toLatinDigits } from '@sullam/domain/digits.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../test/studio-fixtures.ts';
import { LateLine, type LateRule } from '../late-line.tsx';

const RULE: LateRule = { intervals: 2, interval: 'DAY', percentPerInterval: '10', floorPercent: '0' };

describe.each(DIRECTIONS)('the line of late work in $language', ({ language }) => {
  const show = async (deducted: string | null) => {
    await renderScreen({
      screens: [
        {
          path: '/late',
          areas: ['marking'],
          load: async () => () => (
            <p data-testid="late">
              <LateLine late={RULE} deducted={deducted} />
            </p>
          ),
        },
      ],
      at: '/late',
      language,
      session: administratorSession(),
      responses: {},
    });
    return toLatinDigits((await screen.findByTestId('late')).textContent ?? '');
  };

  it('says what is taken off, once that is known', async () => {
    expect(await show('1.2')).toMatch(/1[.٫]2/);
  });

  it('says the rule before a point was given, without a sign in the place of the points', async () => {
    const line = await show(null);
    expect(line).toMatch(/10/);
    expect(line).not.toContain('–');
  });
});
