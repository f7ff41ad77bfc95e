// @vitest-environment happy-dom
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useDecimalText } from '../src/parts/use-decimal-text.ts';
import { administratorSession } from './studio-fixtures.ts';

afterEach(cleanup);

/** A field that begins with 1000 and tells what it is told. */
async function show(language: 'en' | 'ar') {
  const told: string[] = [];
  const Form = () => {
    const [value, setValue] = useState('1000');
    const text = useDecimalText(value, (next) => {
      told.push(next);
      setValue(next);
    });
    return (
      <>
        <input {...text} />
        <button type="button" onClick={() => setValue('2.50')} />
      </>
    );
  };
  await renderScreen({
    screens: [{ path: '/form', load: async () => Form }],
    at: '/form',
    language,
    session: administratorSession(),
  });
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  return { told, field, type: (value: string) => fireEvent.change(field, { target: { value } }) };
}

it.each([
  ['en', '1000', '12.5'],
  ['ar', '١٠٠٠', '١٢٫٥'],
] as const)(
  'shows exact numbers in the digits of %s, without signs between thousands',
  async (language, before, after) => {
    const { told, field, type } = await show(language);
    expect(field.value).toBe(before);
    for (const typed of ['١٢٫٥', '12,5', ' 12.5']) {
      type(typed);
      expect(field.value).toBe(typed);
      fireEvent.blur(field);
      expect(field.value).toBe(after);
    }
    expect(told).toEqual(['12.5', '12.5', '12.5']);
  },
);

it('leaves what is no number as it was typed', async () => {
  const { told, field, type } = await show('en');
  type('ten');
  fireEvent.blur(field);
  expect([field.value, told]).toEqual(['ten', ['ten']]);
});

it('shows what takes its place from outside at once', async () => {
  const { field, type } = await show('ar');
  type('7');
  fireEvent.click(screen.getByRole('button'));
  expect(field.value).toBe('٢٫٥٠');
});
