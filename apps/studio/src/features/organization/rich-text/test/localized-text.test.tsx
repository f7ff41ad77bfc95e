// @vitest-environment happy-dom
import type { Localized } from '@sullam/domain/localized.ts';
import type { RichTextHandle } from '@sullam/web-kit/rich-text/rich-text.tsx';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { createRef, useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinedLabel } from '../../../../parts/joined-label.ts';
import { LocalizedText } from '../localized-text.tsx';

// the editor is a chunk of its own; reading it for the first time is not what is measured here
beforeAll(() => import('@sullam/web-kit/rich-text/field-text.tsx'));

const TEXT: Localized = { en: '<h2>Hours</h2><p>From <strong>nine</strong>.</p>', ar: '<p>من التاسعة</p>' };

async function open(language: 'en' | 'ar', isLocked = false) {
  const values: Localized[] = [];
  function Form() {
    const [value, setValue] = useState(TEXT);
    return (
      <>
        <LocalizedText
          label="Text"
          value={value}
          isLocked={isLocked}
          onChange={(next) => {
            values.push(next);
            setValue(next);
          }}
        />
        <button type="button" onClick={() => setValue({ en: '<p>Saved</p>' })}>
          Reset
        </button>
      </>
    );
  }
  const { kit } = await renderScreen({
    screens: [{ path: '/form', load: async () => Form, areas: ['rich-text'] }],
    at: '/form',
    language,
    session: sessionFor(900),
  });
  const t = kit.wording.get();
  const field = (of: 'english' | 'arabic') =>
    screen.findByRole('textbox', { name: joinedLabel(language, 'Text', t(`common.names.${of}`)) });
  return { t, values, english: await field('english'), arabic: await field('arabic') };
}

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

describe.each(DIRECTIONS)('a formatted text in both languages, in $language', ({ language }) => {
  it('is shown as its readers see it, each language in its direction', async () => {
    const { english, arabic } = await open(language);
    expect(english.querySelector('h2')?.textContent).toBe('Hours');
    expect(english.querySelector('strong')?.textContent).toBe('nine');
    expect(english.parentElement?.dir).toBe('ltr');
    expect(arabic.parentElement?.dir).toBe('rtl');
    expect(arabic.lang).toBe('ar');
  });

  it('reports what was changed with a tool, and leaves the other language', async () => {
    const { t, arabic, values } = await open(language);
    const editor = arabic.closest('.editor') as HTMLElement;
    await press(within(editor).getByRole('button', { name: t('rich-text.tools.bulletList') }));
    expect(values.at(-1)?.ar).toMatch(/^<ul[^>]*><li[^>]*><p[^>]*>من التاسعة<\/p><\/li><\/ul>$/);
    expect(values.at(-1)?.en).toBe(TEXT.en);
  });
});

describe('a formatted text', () => {
  it('takes words apart from those before them where nobody is writing', async () => {
    const editor = createRef<RichTextHandle>();
    const Form = () => <LocalizedText label="Text" value={{}} editors={{ en: editor }} onChange={() => undefined} />;
    await renderScreen({
      screens: [{ path: '/form', load: async () => Form, areas: ['rich-text'] }],
      at: '/form',
      session: sessionFor(900),
    });
    await screen.findAllByRole('textbox');
    act(() => editor.current?.insert('[[1]]', false));
    act(() => editor.current?.insert('[[2]]', false));
    expect(editor.current?.html()).toMatch(/^<p[^>]*>\[\[1\]\] \[\[2\]\]<\/p>$/);
  });

  it('takes what is put in from outside', async () => {
    const { english, arabic } = await open('en');
    await press(screen.getByText('Reset'));
    expect(english.textContent).toBe('Saved');
    expect(arabic.textContent).toBe('');
  });

  it('has no tools where it may not be changed', async () => {
    const { t, english } = await open('en', true);
    expect(english.getAttribute('contenteditable')).toBe('false');
    expect(screen.queryByRole('button', { name: t('rich-text.tools.bold') })).toBeNull();
  });
});
