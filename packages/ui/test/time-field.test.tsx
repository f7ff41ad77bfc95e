// @vitest-environment happy-dom

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../src/base/ui-provider.tsx';
import { DatePicker } from '../src/pickers/date-picker.tsx';
import { TimeField } from '../src/pickers/time-field.tsx';

const words = new Proxy({}, { get: (_, key) => key }) as never;

const monday = () => Promise.resolve(1);
const sunday = () => Promise.resolve(7);

interface FormProps {
  readonly locale: string;
  readonly heard: string[];
}

function Time({ locale, heard }: FormProps) {
  const [value, setValue] = useState('09:30');
  return (
    <UiProvider words={words} locale={locale}>
      <TimeField
        label="From"
        value={value}
        onChange={(next) => {
          heard.push(next);
          setValue(next);
        }}
      />
    </UiProvider>
  );
}

describe('a field for a time', () => {
  it.each([
    ['en-GB', ['hour', 'minute']],
    ['en-US', ['hour', 'minute', 'dayPeriod']],
  ])('has in %s the parts of its form, and is typed', (locale, parts) => {
    const heard: string[] = [];
    render(<Time locale={locale} heard={heard} />);
    const fields = screen.getAllByRole('spinbutton');
    expect(fields.map((field) => field.getAttribute('data-type'))).toEqual(parts);
    fireEvent.keyDown(fields[0]!, { key: 'ArrowUp' });
    expect(heard).toEqual(['10:30']);
  });

  it('is written in Arabic digits where the organisation writes them', () => {
    render(<Time locale="ar-SA-u-ca-gregory-nu-arab" heard={[]} />);
    expect(screen.getAllByRole('spinbutton').map(({ textContent }) => textContent)).toContain('٣٠');
  });
});

function Moment({ zone, heard, week = 7 }: { zone: string; heard: (string | null)[]; week?: number }) {
  const [value, setValue] = useState<string | null>('2026-03-29T03:30');
  return (
    <UiProvider words={words} locale="en-GB" findFirstDay={week === 1 ? monday : sunday}>
      <DatePicker
        label="At"
        withTime
        zone={zone}
        value={value}
        onChange={(next) => {
          heard.push(next);
          setValue(next);
        }}
      />
    </UiProvider>
  );
}

describe('a field for a moment', () => {
  it.each([
    ['Europe/Berlin', [], true],
    ['Asia/Riyadh', ['2026-03-29T02:30'], false],
  ])('refuses half past two on the day on which the clocks of %s go forward, if they do', (zone, said, isRefused) => {
    const heard: (string | null)[] = [];
    render(<Moment zone={zone} heard={heard} />);
    const hour = screen.getAllByRole('spinbutton').find((field) => field.getAttribute('data-type') === 'hour')!;
    fireEvent.keyDown(hour, { key: 'ArrowDown' });
    expect(heard).toEqual(said);
    expect(screen.queryByText('skippedTime') !== null).toBe(isRefused);
    fireEvent.keyDown(hour, { key: 'ArrowDown' });
    expect(heard.at(-1)).toBe('2026-03-29T01:30');
    expect(screen.queryByText('skippedTime')).toBeNull();
  });

  it.each([
    [7, 'S'],
    [1, 'M'],
  ])('opens a calendar whose weeks start on day %i', async (week, letter) => {
    render(<Moment zone="UTC" heard={[]} week={week} />);
    await userEvent.click(screen.getByRole('button', { name: /openCalendar/ }));
    await waitFor(() => expect(document.querySelectorAll('th')[0]?.textContent).toBe(letter));
  });
});
