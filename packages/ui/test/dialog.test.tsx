// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type UiWords, UiWordsContext } from '../src/base/ui-words.tsx';
import { Checkbox } from '../src/components/choice.tsx';
import { NativeSelect } from '../src/components/native-select.tsx';
import { RadioGroup } from '../src/components/radio-group.tsx';
import { Tabs } from '../src/components/tabs.tsx';
import { TextArea, TextField } from '../src/components/text-field.tsx';
import { Dialog } from '../src/overlays/dialog.tsx';

const words = new Proxy({} as UiWords, { get: (_, name) => String(name) });

function open(content: ReactElement): HTMLElement {
  render(
    <UiWordsContext value={words}>
      <Dialog open onClose={() => undefined} title="Title" footer={<button type="submit">Save</button>}>
        {content}
      </Dialog>
    </UiWordsContext>,
  );
  return screen.getByRole('dialog');
}

const SECOND = <TextField label="Second" />;
const FIRST: Readonly<Record<string, ReactElement>> = {
  'a line of text': <TextField label="First" />,
  'a text of several lines': <TextArea label="First" />,
  'a choice from a list': <NativeSelect label="First" options={[{ value: 'a', label: 'A' }]} />,
  'a box to tick': <Checkbox label="First" />,
  'a switched-off field before it': (
    <>
      <TextField label="Off" disabled />
      <TextField label="First" />
    </>
  ),
  'tabs before it': (
    <Tabs label="Ways" value="one" onChange={() => undefined} items={[{ id: 'one', label: 'One' }]}>
      <TextField label="First" />
    </Tabs>
  ),
};

afterEach(cleanup);

describe('a dialog that opens', () => {
  it.each(Object.entries(FIRST))('gives the focus to its first field: %s', (_name, field) => {
    open(
      <>
        {field}
        {SECOND}
      </>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('First'));
  });

  it('gives it to the radio that is chosen', () => {
    const options = ['a', 'b'].map((value) => ({ value, label: value }));
    open(<RadioGroup label="First" value="b" onChange={() => undefined} options={options} />);
    expect(document.activeElement).toBe(screen.getByLabelText('b'));
  });

  it('leaves it to the field that asked for it', () => {
    open(
      <>
        {SECOND}
        <TextField label="First" autoFocus />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('First'));
  });

  it('keeps it itself where there is nothing to fill in, off the button that closes', async () => {
    const dialog = open(<p>Sure?</p>);
    await waitFor(() => expect(document.activeElement).toBe(dialog));
  });
});
