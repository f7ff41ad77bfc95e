// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { eitherDigits } from '../src/pickers/either-digits.ts';

/** What arrives at a part of a field when something is typed into it. */
function arrivedAs(locale: string, typed: string): string[] {
  const field = document.createElement('div');
  const part = document.createElement('span');
  field.append(part);
  const arrived: string[] = [];
  part.addEventListener('beforeinput', (event) => arrived.push((event as InputEvent).data ?? ''));
  const stop = eitherDigits(locale)(field);
  const type = () =>
    part.dispatchEvent(
      new InputEvent('beforeinput', { data: typed, inputType: 'insertText', bubbles: true, cancelable: true }),
    );
  type();
  stop?.();
  type();
  return arrived;
}

describe('digits of either kind', () => {
  it('arrive as those that the locale writes, until the field is gone', () => {
    expect(arrivedAs('ar-SA-u-ca-gregory-nu-arab', '7')).toEqual(['٧', '7']);
    expect(arrivedAs('en-US-u-nu-latn', '٧')).toEqual(['7', '٧']);
  });

  it('stay as they are where they are those already, and so do letters', () => {
    expect(arrivedAs('ar-SA-u-ca-gregory-nu-arab', '٧')).toEqual(['٧', '٧']);
    expect(arrivedAs('en-US-u-nu-latn', 'p')).toEqual(['p', 'p']);
  });
});
