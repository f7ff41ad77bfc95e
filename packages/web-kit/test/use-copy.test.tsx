// @vitest-environment happy-dom
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useCopy } from '../src/base/use-copy.ts';
import { DIRECTIONS } from '../src/testing/directions.ts';
import { renderPart } from '../src/testing/render-screen.tsx';

afterEach(() => {
  // the device's own is the prototype's
  Reflect.deleteProperty(navigator, 'clipboard');
});

const written: string[] = [];

function CopyButton({ said }: { readonly said?: string }) {
  const copy = useCopy();
  return (
    <button type="button" onClick={() => void copy('https://example.org/1', said)}>
      Copy
    </button>
  );
}

/** The clipboard as a device has it; undefined: it has none. */
const withClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });

async function press(language: 'en' | 'ar', said?: string) {
  const { kit, toasts, container, unmount } = await renderPart(<CopyButton {...(said ? { said } : {})} />, {
    language,
  });
  const button = await within(container).findByRole('button', { name: 'Copy' });
  await act(async () => fireEvent.click(button));
  await waitFor(() => expect(toasts).toHaveLength(1));
  unmount();
  return { t: kit.wording.get(), toasts };
}

describe.each(DIRECTIONS)('copying in $language', ({ language }) => {
  it('says that it was done, in words of its own where there are some', async () => {
    withClipboard({ writeText: async (text: string) => void written.push(text) });
    const { t, toasts } = await press(language);
    expect(written.splice(0)).toEqual(['https://example.org/1']);
    expect(toasts).toMatchObject([{ tone: 'success', text: t('common.states.copied') }]);
    const own = await press(language, 'The link is there.');
    expect(own.toasts).toMatchObject([{ tone: 'success', text: 'The link is there.' }]);
    written.splice(0);
  });

  it('says that the device refused, or has no clipboard', async () => {
    for (const clipboard of [
      { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
      undefined,
    ]) {
      withClipboard(clipboard);
      const { t, toasts } = await press(language);
      expect(toasts).toMatchObject([{ tone: 'warning', text: t('common.states.copyRefused') }]);
    }
  });
});
