// @vitest-environment happy-dom
import { ApiError } from '@sullam/api-client/api-error.ts';
import { CheckboxGroup } from '@sullam/ui/components/choice.tsx';
import { ErrorSummary } from '@sullam/ui/components/error-summary.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { PasswordField, TextArea, TextField } from '@sullam/ui/components/text-field.tsx';
import { ComboBox, DatePicker, MultiSelect, Select } from '@sullam/ui/pickers/lazy.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Form, FormArea } from '../src/forms/form.tsx';
import { useRefusal, useRefusals } from '../src/forms/use-refusals.ts';
import { renderPart } from '../src/testing/render-screen.tsx';

const WRONG = 'This is wrong';

type Draw = (error: string | undefined) => ReactNode;
const nothing = () => undefined;

/** Every kind of field that takes an error. */
const FIELDS: readonly [name: string, draw: Draw][] = [
  ['TextField', (error) => <TextField label="Field" error={error} />],
  ['PasswordField', (error) => <PasswordField label="Field" error={error} />],
  ['TextArea', (error) => <TextArea label="Field" error={error} />],
  ['NumberField', (error) => <NumberField label="Field" value={1} onChange={nothing} error={error} />],
  ['NativeSelect', (error) => <NativeSelect label="Field" options={[]} error={error} />],
  [
    'CheckboxGroup',
    (error) => (
      <CheckboxGroup label="Field" options={[{ value: 'a', label: 'A' }]} value={[]} onChange={nothing} error={error} />
    ),
  ],
  ['Select', (error) => <Select label="Field" options={[]} value={null} onChange={nothing} error={error} />],
  ['ComboBox', (error) => <ComboBox label="Field" options={[]} value={null} onChange={nothing} error={error} />],
  ['MultiSelect', (error) => <MultiSelect label="Field" options={[]} value={[]} onChange={nothing} error={error} />],
  ['DatePicker', (error) => <DatePicker label="Field" value={null} onChange={nothing} error={error} />],
];

const firstControl = (container: HTMLElement): Promise<HTMLElement> =>
  waitFor(() => {
    const found = container.querySelector<HTMLElement>(
      '[data-field] :is(input:not([type=hidden]), textarea, select, [role=spinbutton], button)',
    );
    if (!found) throw new Error('no control yet');
    return found;
  });

describe.each(FIELDS)('%s in a form', (_, draw) => {
  it('says what is wrong from when it was first left', async () => {
    const { container } = await renderPart(<Form onSubmit={nothing}>{draw(WRONG)}</Form>);
    const control = await firstControl(container);
    expect(container.textContent).not.toContain(WRONG);
    expect(container.querySelector('[aria-invalid=true]')).toBeNull();
    fireEvent.blur(control);
    await waitFor(() => expect(container.textContent).toContain(WRONG));
  });

  it('says it when the form is sent', async () => {
    const { container } = await renderPart(<Form onSubmit={nothing}>{draw(WRONG)}</Form>);
    await firstControl(container);
    fireEvent.submit(container.querySelector('form')!);
    await waitFor(() => expect(container.textContent).toContain(WRONG));
  });

  it('says it at once where there is no form around it', async () => {
    const { container } = await renderPart(draw(WRONG));
    await waitFor(() => expect(container.textContent).toContain(WRONG));
  });
});

function Short() {
  const [text, setText] = useState('');
  return (
    <Form onSubmit={nothing}>
      <TextField
        label="Word"
        value={text}
        error={text.length < 3 ? WRONG : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <TextField label="Other" error={WRONG} />
      <button type="button">A button</button>
    </Form>
  );
}

describe('an error in a form', () => {
  it('follows the typing of its field, and of no other', async () => {
    const { container } = await renderPart(<Short />);
    const word = await screen.findByLabelText('Word');
    fireEvent.change(word, { target: { value: 'a' } });
    expect(container.textContent).not.toContain(WRONG);
    fireEvent.blur(word);
    expect(container.textContent).toContain(WRONG);
    fireEvent.change(word, { target: { value: 'abc' } });
    expect(container.textContent).not.toContain(WRONG);
    fireEvent.change(word, { target: { value: 'ab' } });
    expect(container.textContent).toContain(WRONG);
  });

  it('waits until the press of a button is over, which it would move away', async () => {
    const { container } = await renderPart(<Short />);
    const word = await screen.findByLabelText('Word');
    fireEvent.blur(word, { relatedTarget: screen.getByRole('button', { name: 'A button' }) });
    expect(container.textContent).not.toContain(WRONG);
    fireEvent.pointerUp(document);
    await waitFor(() => expect(container.textContent).toContain(WRONG));
  });

  it('is shown by an area of fields that is saved from elsewhere', async () => {
    const part = (isTried: boolean) => (
      <FormArea isTried={isTried}>
        <TextField label="Word" error={WRONG} />
      </FormArea>
    );
    const idle = await renderPart(part(false));
    await screen.findByLabelText('Word');
    expect(idle.container.textContent).not.toContain(WRONG);
    idle.unmount();
    const tried = await renderPart(part(true));
    await waitFor(() => expect(tried.container.textContent).toContain(WRONG));
  });
});

const refused = new ApiError({
  status: 400,
  errorCode: 'validation',
  message: 'Some entries need correcting.',
  details: [
    { path: '/body/title/ar', code: 'text', message: 'No such title' },
    { path: '/body/extraFields/city', code: 'text', message: 'No such city' },
  ],
});

function Refused({ error }: { readonly error: ApiError | null }) {
  const [values, setValues] = useState({ title: 'a', 'extraFields.city': 'b' });
  const refusals = useRefusals(error, values);
  const refusal = useRefusal(error, values.title);
  return (
    <>
      <p>{[...Object.values(refusals), refusal].join(' | ')}</p>
      <button type="button" onClick={() => setValues({ ...values, title: 'c' })}>
        Change
      </button>
    </>
  );
}

describe('what the server refused', () => {
  it('stands at each field until something else stands there', async () => {
    const { container } = await renderPart(<Refused error={refused} />);
    await screen.findByText(/No such title \| No such city \| Some entries/);
    fireEvent.click(screen.getByRole('button'));
    expect(container.querySelector('p')?.textContent).toBe('No such city | ');
  });
});

function Summarized() {
  const [message, setMessage] = useState('');
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <ErrorSummary problems={attempt > 0 && message ? [{ message }] : []} attempt={attempt} />
      <input aria-label="Word" onChange={(event) => setMessage(event.currentTarget.value)} />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Send
      </button>
    </>
  );
}

describe('the summary of a form', () => {
  it('takes the focus once for each attempt, never from somebody who types', async () => {
    await renderPart(<Summarized />);
    const word = await screen.findByLabelText('Word');
    const type = (value: string) => fireEvent.change(word, { target: { value } });
    type('wrong');
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    word.focus();
    type('');
    type('wrong again');
    expect(await screen.findByText('wrong again')).toBeTruthy();
    expect(document.activeElement).toBe(word);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  });
});
