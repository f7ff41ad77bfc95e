import { describe, expect, it } from 'vitest';
import { whyOf } from '../why.ts';

describe('why a test failed, on one line', () => {
  it('says what differs after the first line', () => {
    const message = [
      '\u001b[31mError: expect(received).toMatchObject(expected)\u001b[39m',
      '',
      '- Expected  - 1',
      '+ Received  + 1',
      '',
      '  Object {',
      '    "attempts": 1,',
      '-   "limitMinutes": 90,',
      '+   "limitMinutes": null,',
      '  }',
    ].join('\n');
    expect(whyOf(message)).toBe(
      'Error: expect(received).toMatchObject(expected) | - "limitMinutes": 90, | + "limitMinutes": null,',
    );
  });

  it('says what the browser waited for', () => {
    const message =
      'Error: expect(locator).toBeVisible() failed\n\nLocator: getByText(/Saved/)\nExpected: visible\nTimeout: 20000ms';
    expect(whyOf(message)).toBe(
      'Error: expect(locator).toBeVisible() failed | Locator: getByText(/Saved/) | Expected: visible',
    );
  });

  it('has a limit, and words for a test that never ran', () => {
    expect(whyOf('x'.repeat(2000))).toHaveLength(600);
    expect(whyOf(null)).toBe('not run');
    expect(whyOf(undefined)).toBe('not run');
  });
});
