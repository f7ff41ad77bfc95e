// @vitest-environment happy-dom

import { toLatinDigits } from '@sullam/domain/latin-digits.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { afterLateCut, LateLine, type LateRule } from '../late-line.tsx';

const RULE: LateRule = { intervals: 2, interval: 'DAY', percentPerInterval: '10', floorPercent: '50' };

describe.each(DIRECTIONS)('the line of late work in $language', ({ language }) => {
  const show = async (deducted: string | null, isAtFloor = false) => {
    await renderScreen({
      screens: [
        {
          path: '/late',
          areas: ['marking'],
          load: async () => () => (
            <p data-testid="late">
              <LateLine late={RULE} deducted={deducted} isAtFloor={isAtFloor} />
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

  it('says where the floor has stopped it', async () => {
    expect(await show('0', true)).toMatch(/50/);
  });

  it('says nothing of a floor that has stopped nothing', async () => {
    expect(await show('1.2')).not.toMatch(/50/);
  });

  it('says the rule before a point was given, without a sign in the place of the points', async () => {
    const line = await show(null);
    expect(line).toMatch(/10/);
    expect(line).not.toContain('–');
  });
});

it('knows whether the floor has changed what is taken off', () => {
  const of = (points: string, floorPercent = '50') => afterLateCut({ ...RULE, floorPercent }, '10', points);
  expect(of('9')).toEqual({ result: '7', deducted: '2', isAtFloor: false });
  expect(of('6')).toEqual({ result: '5', deducted: '1', isAtFloor: true });
  expect(of('4')).toEqual({ result: '4', deducted: '0', isAtFloor: true });
  expect(of('7')).toEqual({ result: '5', deducted: '2', isAtFloor: false });
  // nothing is below nothing
  expect(of('1', '0')).toEqual({ result: '0', deducted: '1', isAtFloor: false });
  expect(afterLateCut(null, '10', '9').isAtFloor).toBe(false);
});
