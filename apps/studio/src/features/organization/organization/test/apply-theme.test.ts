// @vitest-environment happy-dom
import { LOOKS, type Look } from '@sullam/domain/configuration.ts';
import { afterEach, expect, it } from 'vitest';
import { applyTheme } from '../apply-theme.ts';

const LOOK = Object.fromEntries(Object.entries(LOOKS).map(([key, [first]]) => [key, first])) as unknown as Look;

afterEach(() => {
  document.head.innerHTML = '';
});

it('draws the page at once in what was saved', () => {
  document.head.innerHTML = '<style id="theme">old</style>';
  const drawn = () => document.getElementById('theme')?.textContent ?? '';
  applyTheme(['#00416b'], LOOK);
  const before = drawn();
  expect(before).toContain('--c-primary');
  applyTheme(['#7a1f3d'], LOOK);
  expect(drawn()).not.toBe(before);
  const [, other] = LOOKS.corners;
  applyTheme(['#00416b'], { ...LOOK, corners: other });
  expect(drawn()).not.toBe(before);
});
