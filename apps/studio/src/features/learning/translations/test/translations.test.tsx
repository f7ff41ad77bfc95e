// @vitest-environment happy-dom

import type { CourseTranslations, TranslatedText } from '@sullam/api-client/schema.gen.ts';
import { jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TranslationsScreen } from '../translations.screen.tsx';

type Sides = Pick<TranslatedText, 'en' | 'ar'>;

const side = (text: string, state: TranslatedText['en']['state'] = text === '' ? 'MISSING' : 'WRITTEN') => ({
  text,
  state,
  fingerprint: text,
});

const titled = (id: number, sides: Sides): TranslatedText => ({
  key: `lesson:${id}:title`,
  place: 'lesson',
  placeTitle: { en: `Lesson ${id}` },
  courseSubsectionId: id,
  field: 'title',
  form: 'LINE',
  mostCharacters: 200,
  path: `/courses/3/lessons/${id}`,
  ...sides,
});

const PROGRESS = { filled: 2, total: 3, missing: 1, outdated: 0 };

/** A server that keeps the texts. */
function kept(texts: TranslatedText[]) {
  let data = texts;
  const sent: unknown[] = [];
  const answer = (): CourseTranslations => ({ en: PROGRESS, ar: PROGRESS, data });
  const replace = (key: string, change: (text: TranslatedText) => TranslatedText) => {
    data = data.map((text) => (text.key === key ? change(text) : text));
    return data.find((text) => text.key === key)!;
  };
  const responses: Responses = {
    'GET /api/courses/3/translations': answer,
    'PUT /api/courses/3/translations/seen': () => undefined,
    'PUT /api/courses/3/translations': (
      _query: URLSearchParams,
      body: { key: string; language: 'en' | 'ar'; text: string; fingerprint: string },
    ) => {
      sent.push(body);
      const text = data.find(({ key }) => key === body.key)!;
      if (text[body.language].fingerprint !== body.fingerprint)
        return jsonResponse(409, { message: 'Changed', status: 409, errorCode: 'conflict' });
      return replace(body.key, (before) => ({ ...before, [body.language]: side(body.text) }));
    },
    'POST /api/courses/3/translations/confirm': (_query: URLSearchParams, body: { key: string }) =>
      replace(body.key, (before) => ({ ...before, ar: side(before.ar.text) })),
  };
  return { responses, sent, replace };
}

const show = (responses: Responses, at = '/courses/3/translations') =>
  renderScreen({
    screens: [{ path: '/courses/$courseId/translations', load: async () => TranslationsScreen }],
    at,
    session: sessionFor(900),
    responses,
  });

const field = (name: string) => screen.findByRole('textbox', { name });
const arabic = async (at = 0) => (await screen.findAllByRole('textbox', { name: 'Title, Arabic' }))[at]!;

describe('the translations of a course', () => {
  it('show both sides, and save what is written in one', async () => {
    const { responses, sent } = kept([titled(1, { en: side('First'), ar: side('') })]);
    await show(responses);
    expect((await field('Title, English')).getAttribute('dir')).toBe('ltr');
    expect((await arabic()).getAttribute('dir')).toBe('rtl');
    expect(screen.getAllByText('Missing').length).toBeGreaterThan(0);
    fireEvent.change(await arabic(), { target: { value: 'الأول' } });
    await waitFor(() => expect(sent).toHaveLength(1), { timeout: 4000 });
    expect(sent).toEqual([{ key: 'lesson:1:title', language: 'ar', text: 'الأول', fingerprint: '' }]);
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  it('keep what was brought up to date in sight while a filter is on', async () => {
    const { responses, sent } = kept([
      titled(1, { en: side('First'), ar: side('') }),
      titled(2, { en: side('Second'), ar: side('الثاني') }),
    ]);
    await show(responses, '/courses/3/translations?filter=missing');
    expect(await screen.findAllByRole('textbox')).toHaveLength(2);
    fireEvent.change(await arabic(), { target: { value: 'الأول' } });
    await waitFor(() => expect(sent).toHaveLength(1), { timeout: 4000 });
    expect(await arabic()).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Outdated/ }));
    expect(await screen.findByText('Nothing is outdated')).toBeTruthy();
  });

  it('let a side be right although it is older', async () => {
    const { responses } = kept([titled(1, { en: side('New'), ar: side('قديم', 'OUTDATED') })]);
    await show(responses);
    expect(await screen.findByText('Older than the other language')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Still correct' }));
    await waitFor(() => expect(screen.queryByText('Older than the other language')).toBeNull());
  });

  it('ask whose words stay where somebody else was quicker', async () => {
    const { responses, replace, sent } = kept([titled(1, { en: side('First'), ar: side('الأول') })]);
    await show(responses);
    const english = await field('Title, English');
    replace('lesson:1:title', (text) => ({ ...text, en: side('Theirs') }));
    fireEvent.change(english, { target: { value: 'Mine' } });
    expect(await screen.findByText('Someone else changed this text', {}, { timeout: 4000 })).toBeTruthy();
    expect(screen.getByText('Theirs')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ text: 'Mine', fingerprint: 'Theirs' }));
    expect(((await field('Title, English')) as HTMLInputElement).value).toBe('Mine');
  });

  it('lead from text to text in one language with the keys', async () => {
    const { responses } = kept([
      titled(1, { en: side('First'), ar: side('الأول') }),
      titled(2, { en: side('Second'), ar: side('الثاني') }),
    ]);
    await show(responses);
    const first = await arabic(0);
    first.focus();
    fireEvent.keyDown(first, { key: 'Enter' });
    expect(document.activeElement).toBe(await arabic(1));
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp', altKey: true });
    expect(document.activeElement).toBe(first);
  });

  it('say what of a translator’s file doesn’t fit, and where, and take nothing of it', async () => {
    const { responses } = kept([titled(1, { en: side('First'), ar: side('') })]);
    const row = { language: 'ar' as const, lost: [], text: 'نص' };
    const { calls } = await show({
      ...responses,
      'POST /api/courses/3/translations/import': {
        isRefused: true,
        rows: [
          { ...row, key: 'lesson:1:title', line: 4, outcome: 'PLACEHOLDER', lost: ['{{river}}'] },
          { ...row, key: 'exam:99:title', line: 9, outcome: 'UNKNOWN' },
        ],
      },
    });
    await screen.findByText('Import');
    fireEvent.change(document.querySelector('input[type="file"]')!, {
      target: { files: [new File(['<xliff/>'], 'course.xlf')] },
    });
    const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 });
    expect(within(dialog).getByText(/can’t be imported as it is/)).toBeTruthy();
    const [lost, unknown] = within(dialog).getAllByRole('listitem');
    expect(lost?.textContent).toMatch(/Lesson 1, Title.*Line \u20684\u2069.*\{\{river\}\}/);
    expect(unknown?.textContent).toMatch(/exam:99:title.*Line \u20689\u2069/);
    expect(within(dialog).getByRole('button', { name: 'Save the changes' }).hasAttribute('disabled')).toBe(true);
    expect(calls.filter((call) => call.endsWith('/import'))).toHaveLength(1);
  });

  it('name texts by where they stand', async () => {
    const field = (name: string) => ({
      ...titled(1, { en: side('x'), ar: side('س') }),
      field: name,
      key: `question:1:${name}`,
    });
    await show(kept([field('choices.1.feedback'), field('questions.2.options.0')]).responses);
    expect(await screen.findByRole('heading', { name: 'Response 2 · Feedback' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Question 3 · Option 1' })).toBeTruthy();
  });
});
