// @vitest-environment happy-dom
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DecimalField } from '../src/forms/decimal-field.tsx';
import { DIRECTIONS } from '../src/testing/directions.ts';
import { renderScreen } from '../src/testing/render-screen.tsx';

/** One field of either kind; `given` is what the last change handed out. */
async function show(language: 'en' | 'ar', start = '1234.50') {
  const given: unknown[] = [];
  function Form() {
    const [points, setPoints] = useState(start);
    const [count, setCount] = useState<number | undefined>(1234.5);
    return (
      <>
        <DecimalField
          label="Points"
          value={points}
          onChange={(next) => {
            given.push(next);
            setPoints(next);
          }}
        />
        <NumberField
          label="Count"
          value={count}
          onChange={(next) => {
            given.push(next);
            setCount(next);
          }}
        />
        <button type="button" onClick={() => setPoints('7')}>
          Seven
        </button>
      </>
    );
  }
  await renderScreen({
    screens: [{ path: '/form', access: { requiresAuth: false }, load: async () => Form }],
    at: '/form',
    language,
  });
  const points = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Points' });
  const count = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Count' });
  const write = (field: HTMLInputElement, text: string) => fireEvent.change(field, { target: { value: text } });
  return { given, points, count, write };
}

describe.each(DIRECTIONS)('fields for numbers in $language', ({ language }) => {
  const inDigits = (latin: string) =>
    language === 'en' ? latin : latin.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!).replace('.', '٫');

  it('show the reader’s digits, both alike, without grouping', async () => {
    const { points, count } = await show(language);
    expect([points.value, count.value]).toEqual([inDigits('1234.50'), inDigits('1234.5')]);
    expect(points.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
  });

  it('take digits of both kinds and leave them as they are typed until the hand goes', async () => {
    const { given, points, count, write } = await show(language);
    for (const field of [points, count]) {
      for (const text of ['١٢٫٥', '12.5']) {
        write(field, text);
        expect(field.value).toBe(text);
      }
      fireEvent.blur(field);
      expect(field.value).toBe(inDigits('12.5'));
    }
    expect(given.slice(0, 2)).toEqual(['12.5', '12.5']);
    expect(given.slice(2, 4)).toEqual([12.5, 12.5]);
  });

  it('keep what is no number, exactly, and give way to what is set from outside', async () => {
    const { given, points, write } = await show(language, '99999999999999999999.125');
    expect(points.value).toBe(inDigits('99999999999999999999.125'));
    write(points, 'ten');
    fireEvent.blur(points);
    expect([given.at(-1), points.value]).toEqual(['ten', 'ten']);
    write(points, '8');
    fireEvent.click(screen.getByRole('button', { name: 'Seven' }));
    expect(points.value).toBe(inDigits('7'));
  });
});
