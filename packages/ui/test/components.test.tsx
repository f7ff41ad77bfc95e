// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Plus } from '../src/base/icons.ts';
import { type UiWords, UiWordsContext } from '../src/base/ui-words.tsx';
import { initials } from '../src/components/avatar.tsx';
import { Button, buttonClass, IconButton } from '../src/components/button.tsx';
import { CheckboxGroup } from '../src/components/choice.tsx';
import { ErrorSummary } from '../src/components/error-summary.tsx';
import { Breadcrumbs, pageNumbers } from '../src/components/navigation.tsx';
import { CodeField, NumberField } from '../src/components/number-field.tsx';
import { Tabs } from '../src/components/tabs.tsx';
import { PasswordField, TextField } from '../src/components/text-field.tsx';
import { closeToast, currentToasts, showToast } from '../src/overlays/toast-queue.ts';

/** Words that name themselves, so that a test sees which one is used. */
const words = new Proxy({} as UiWords, {
  get: (_, name) => {
    const said = (...parts: unknown[]) => `${String(name)}${parts.length > 0 ? `:${parts.join(',')}` : ''}`;
    return ['number', 'percent', 'errorCount', 'selected', 'page', 'pageOf'].includes(String(name))
      ? said
      : String(name);
  },
});

const draw = (element: ReactElement) => render(<UiWordsContext value={words}>{element}</UiWordsContext>);

afterEach(() => {
  cleanup();
  document.documentElement.dir = 'ltr';
});

describe('whatever looks like a button', () => {
  it.each(['primary', 'secondary', 'soft', 'outline', 'ghost', 'danger', 'danger-ghost'] as const)(
    'has capitalised text and a small radius: %s',
    (variant) => {
      for (const size of ['sm', 'md', 'lg'] as const)
        expect(buttonClass({ variant, size }).split(' ')).toEqual(
          expect.arrayContaining(['button-case', 'rounded-control']),
        );
    },
  );
});

describe('TextField', () => {
  it('ties its hint and its one error to the input', () => {
    draw(<TextField label="Mail" type="email" hint="Never shared" error="Enter an address" required />);
    const input = screen.getByRole('textbox', { name: /Mail/ });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('dir')).toBe('ltr');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Enter an address',
      'Never shared',
    ]);
  });
});

describe('PasswordField', () => {
  it('shows and hides what is typed', async () => {
    draw(<PasswordField label="Password" defaultValue="secret" />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    expect(input.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'showPassword' }));
    expect(input.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'hidePassword' }));
    expect(input.type).toBe('password');
  });
});

function Amount({ onValue }: { readonly onValue: (value: number | undefined) => void }) {
  const [value, setValue] = useState<number>();
  const change = (next: number | undefined) => {
    setValue(next);
    onValue(next);
  };
  return <NumberField label="Seats" value={value} onChange={change} min={0} max={50} />;
}

describe('NumberField', () => {
  it('reads Arabic digits and keeps to its bounds on leaving', async () => {
    const onValue = vi.fn();
    draw(<Amount onValue={onValue} />);
    const input = screen.getByRole('spinbutton', { name: 'Seats' });
    await userEvent.type(input, '٤٢');
    expect(onValue).toHaveBeenLastCalledWith(42);
    await userEvent.clear(input);
    await userEvent.type(input, '٩٩');
    await userEvent.tab();
    expect(onValue).toHaveBeenLastCalledWith(50);
  });

  it('counts what is no number as empty', async () => {
    const onValue = vi.fn();
    draw(<Amount onValue={onValue} />);
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Seats' }), 'many');
    expect(onValue).toHaveBeenLastCalledWith(undefined);
  });
});

function Code({ onComplete }: { readonly onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return <CodeField label="Code" value={code} onChange={setCode} onComplete={onComplete} />;
}

describe('CodeField', () => {
  it('takes Arabic digits, drops the rest and says once that it is complete', async () => {
    const onComplete = vi.fn();
    draw(<Code onComplete={onComplete} />);
    await userEvent.type(screen.getByLabelText('Code'), '١٢-٣ 4٥٦');
    expect(onComplete.mock.calls).toEqual([['123456']]);
  });
});

describe('CheckboxGroup', () => {
  it('adds and removes values', async () => {
    const onChange = vi.fn();
    const options = [
      { value: 'a', label: 'First' },
      { value: 'b', label: 'Second' },
    ];
    draw(<CheckboxGroup label="Kinds" options={options} value={['a']} onChange={onChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Second' }));
    expect(onChange).toHaveBeenLastCalledWith(['a', 'b']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'First' }));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });
});

describe('ErrorSummary', () => {
  it('takes the focus and leads to the field', async () => {
    draw(
      <>
        <TextField id="city" label="City" error="Enter a city" />
        <ErrorSummary problems={[{ fieldId: 'city', message: 'Enter a city' }]} />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await userEvent.click(screen.getByRole('link', { name: 'Enter a city' }));
    expect(document.activeElement?.id).toBe('city');
  });

  it('names the field where the message is the same for all', () => {
    draw(<ErrorSummary problems={[{ fieldId: 'city', message: 'This field is required', label: 'City' }]} />);
    expect(screen.getByRole('link', { name: 'City: This field is required' })).toBeTruthy();
  });
});

function Parts() {
  const [value, setValue] = useState('a');
  const items = ['a', 'b', 'c'].map((id) => ({ id, label: id }));
  return (
    <Tabs label="Parts" items={items} value={value} onChange={setValue}>
      {`panel ${value}`}
    </Tabs>
  );
}

describe('Tabs', () => {
  it.each([
    ['ltr', '{ArrowRight}', 'b'],
    ['ltr', '{ArrowLeft}', 'c'],
    ['rtl', '{ArrowLeft}', 'b'],
    ['rtl', '{End}', 'c'],
  ])('in %s goes by %s to %s', async (dir, key, expected) => {
    draw(
      <div dir={dir} style={{ direction: dir as 'ltr' | 'rtl' }}>
        <Parts />
      </div>,
    );
    screen.getByRole('tab', { name: 'a' }).focus();
    await userEvent.keyboard(key);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(expected);
    expect(screen.getByRole('tabpanel').textContent).toBe(`panel ${expected}`);
  });
});

describe('a button', () => {
  it('does nothing while it is busy', async () => {
    const onClick = vi.fn();
    draw(
      <>
        <Button pending onClick={onClick}>
          Send
        </Button>
        <IconButton icon={Plus} label="Add" pending onClick={onClick} />
      </>,
    );
    for (const button of screen.getAllByRole('button', { busy: true })) await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('Breadcrumbs', () => {
  it('stand between arrows that turn round with the text', () => {
    draw(<Breadcrumbs items={[{ label: 'Courses', href: '/courses' }, { label: 'Rivers' }]} />);
    const arrows = [...document.querySelectorAll('nav svg')];
    expect(arrows).toHaveLength(1);
    for (const arrow of arrows) expect(arrow.classList.contains('mirrored')).toBe(true);
  });

  it('leave the first step to give way: a short one stays whole, and a long one readable', () => {
    draw(
      <Breadcrumbs items={[{ label: 'Rivers of the north' }, { label: 'Exams' }, { label: 'Where rivers rise' }]} />,
    );
    const [first, middle, last] = [...document.querySelectorAll('nav li')].map(({ classList }) => classList);
    expect(first?.contains('shrink-[99]')).toBe(true);
    expect(middle?.contains('shrink-0')).toBe(true);
    expect(last?.contains('min-w-[12ch]')).toBe(true);
  });

  it('are those of the page, however many before had no address', () => {
    const crumbs = (items: { label: string }[]) => (
      <UiWordsContext value={words}>
        <Breadcrumbs items={items} />
      </UiWordsContext>
    );
    const { rerender } = render(crumbs([{ label: 'Rivers' }, { label: 'Outline' }, { label: 'Lakes' }]));
    for (const label of ['Gradebook', 'Reports']) {
      rerender(crumbs([{ label: 'Rivers' }, { label }]));
      const shown = [...document.querySelectorAll('nav li')].map((step) => step.textContent);
      expect(shown).toEqual(['Rivers', label]);
    }
  });
});

describe('pageNumbers', () => {
  it('shows the ends and the neighbours', () => {
    expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
    expect(pageNumbers(6, 12)).toEqual([1, 2, 'gap', 5, 6, 7, 'gap', 11, 12]);
    expect(pageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 11, 12]);
  });
});

describe('initials', () => {
  it('takes first and last name, without the Arabic article and without joining letters', () => {
    expect(initials('mona', 'Saleh')).toBe('MS');
    expect(initials('منى', 'الفارسي')).toBe('م\u200c\u2009ف');
    expect(initials('Solo')).toBe('S');
  });
});

describe('the queue of messages', () => {
  it('lasts 3000 ms, with an action 5000, and shows the same words once', () => {
    const first = showToast('Saved');
    const second = showToast('Saved');
    const third = showToast('Deleted', { action: { label: 'Undo', onAction: vi.fn() } });
    expect(currentToasts().map((toast) => [toast.id, toast.timeout])).toEqual([
      [second, 3000],
      [third, 5000],
    ]);
    expect(first).not.toBe(second);
    closeToast(second);
    closeToast(third);
    expect(currentToasts()).toEqual([]);
  });
});
