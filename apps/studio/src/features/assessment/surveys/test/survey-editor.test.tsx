// @vitest-environment happy-dom

import { emptyQuestion } from '@sullam/domain/surveys/survey.ts';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { joinedLabel } from '../../../../parts/joined-label.ts';
import { SurveyEditorScreen } from '../survey-editor.screen.tsx';
import { SurveyResultsScreen } from '../survey-results.screen.tsx';
import type { Survey, SurveyPatch } from '../surveys.api.ts';

beforeAll(async () => {
  Dialog.preload();
  await Promise.all([
    import('@sullam/ui/overlays/dialog.tsx'),
    import('@sullam/ui/overlays/menu.tsx'),
    import('@sullam/ui/pickers/date-picker.tsx'),
  ]);
});

const question = {
  ...emptyQuestion('CHOICE', 'q1'),
  title: { en: 'Which one?', ar: 'أيها؟' },
  options: [
    { id: 'a', label: { en: 'First', ar: 'الأول' } },
    { id: 'b', label: { en: 'Second', ar: 'الثاني' } },
  ],
};

const survey = (changes: Partial<Survey> = {}): Survey => ({
  surveyId: 5,
  courseSubsectionId: null,
  courseId: 3,
  type: 'SURVEY',
  title: { en: 'Your opinion', ar: 'رأيك' },
  description: {},
  status: 'DRAFT',
  isAnonymous: true,
  allowsChanges: false,
  minimumAnswers: 5,
  resultsVisibility: 'NEVER',
  closesAt: null,
  publishedAt: null,
  questionCount: 1,
  participantCount: 0,
  hasAnswered: false,
  isAnswered: false,
  version: 1,
  abilities: { canEdit: true, canAnswer: false, canChange: false, canSeeResults: true },
  questions: [question],
  ownAnswers: [],
  ...changes,
});

const ONE = 'GET /api/course-surveys/5';
const areas = ['studio', 'surveys', 'errors'] as const;
const screens = [
  { path: '/courses/$courseId/surveys/$surveyId', load: async () => SurveyEditorScreen, areas },
  { path: '/courses/$courseId/surveys/$surveyId/results', load: async () => SurveyResultsScreen, areas },
];
const show = (responses: Responses, language: 'en' | 'ar' = 'en', place = '') =>
  renderScreen({ screens, at: `/courses/3/surveys/5${place}`, language, session: administratorSession(), responses });

describe.each(DIRECTIONS)('the editor of a survey in $language', ({ language }) => {
  it('writes a question in both languages, refuses an empty one, and saves on the version that was read', async () => {
    const saved: SurveyPatch[] = [];
    const { kit, toasts } = await show(
      {
        [ONE]: () => survey(saved.length > 0 ? { version: 2, questions: saved[0]!.questions! } : {}),
        'PATCH /api/course-surveys/5': (_query: URLSearchParams, body: unknown) => {
          saved.push(body as SurveyPatch);
          return jsonResponse(204);
        },
      },
      language,
    );
    const t = kit.wording.get();
    const edit = await screen.findByRole('button', {
      name: t('surveys.actions.editQuestion', { title: question.title[language] }),
    });
    await act(async () => {
      fireEvent.click(edit);
    });
    const dialog = await screen.findByRole('dialog');
    const field = (name: 'common.names.english' | 'common.names.arabic') =>
      within(dialog).getByRole('textbox', { name: joinedLabel(language, t('surveys.fields.question'), t(name)) });
    for (const name of ['common.names.english', 'common.names.arabic'] as const)
      fireEvent.change(field(name), { target: { value: '' } });
    fireEvent.click(within(dialog).getByRole('button', { name: t('common.actions.done') }));
    expect(await within(dialog).findByText(t('errors.rules.oneLanguage'))).toBeTruthy();
    fireEvent.change(field('common.names.english'), { target: { value: 'What now? ' } });
    fireEvent.change(field('common.names.arabic'), { target: { value: 'ماذا الآن؟' } });
    fireEvent.click(within(dialog).getByRole('button', { name: t('common.actions.done') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    fireEvent.click(screen.getByRole('button', { name: t('surveys.actions.publish') }));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('surveys.messages.saveFirst')));
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('surveys.messages.saved')));
    expect(saved[0]).toMatchObject({ version: 1, isAnonymous: true, closesAt: null });
    expect(saved[0]!.questions).toEqual([{ ...question, title: { en: 'What now?', ar: 'ماذا الآن؟' } }]);
    await waitFor(() => expect(screen.getByText(t('common.states.saved'))).toBeTruthy());
  });
});

describe('the editor of a survey', () => {
  it('says that a question comes before publishing', async () => {
    const { kit, toasts } = await show({ [ONE]: survey({ questions: [], questionCount: 0 }) });
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('button', { name: t('surveys.actions.publish') }));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('surveys.messages.questionFirst')));
  });

  it('leaves only words to change once somebody has answered', async () => {
    await show({ [ONE]: survey({ status: 'PUBLISHED', isAnswered: true, participantCount: 1 }) });
    expect(await screen.findByText('There are answers, so only the wording of questions can be changed.')).toBeTruthy();
    expect(screen.getByRole('switch', { name: /^Anonymous/ }).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Add question' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove “Which one?”' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Edit “.Which one\?.”$/ })).toBeTruthy();
  });

  it('keeps what is typed while the last change is on its way', async () => {
    const saved: SurveyPatch[] = [];
    const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title, English' });
    const write = async (en: string) => fireEvent.change(await title(), { target: { value: en } });
    await show({
      [ONE]: () => survey(saved.length > 0 ? { version: saved.length + 1, title: saved.at(-1)!.title! } : {}),
      'PATCH /api/course-surveys/5': async (_query: URLSearchParams, body: unknown) => {
        saved.push(body as SurveyPatch);
        if (saved.length === 1) await write('Second thoughts');
        return jsonResponse(204);
      },
    });
    await write('First thoughts');
    const save = () => screen.getByRole('button', { name: 'Save changes' });
    fireEvent.click(save());
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/unsaved|not saved/i));
    expect((await title()).value).toBe('Second thoughts');
    await waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull());
    fireEvent.click(save());
    await waitFor(() =>
      expect(saved).toMatchObject([
        { version: 1, title: { en: 'First thoughts' } },
        { version: 2, title: { en: 'Second thoughts' } },
      ]),
    );
  });

  it('offers both ways on when somebody else has saved, and says what is new', async () => {
    const sent: SurveyPatch[] = [];
    const theirs = survey({ version: 4, title: { en: 'Theirs' }, resultsVisibility: 'AFTER_CLOSE' });
    const { toasts } = await show({
      [ONE]: () => (sent.length > 0 ? theirs : survey()),
      'PATCH /api/course-surveys/5': (_query: URLSearchParams, body: unknown) => {
        sent.push(body as SurveyPatch);
        return jsonResponse(409, { message: 'x', status: 409, errorCode: 'conflict', details: [] });
      },
    });
    const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title, English' });
    await screen.findByRole('button', { name: 'Save changes' });
    fireEvent.change(title(), { target: { value: 'Mine' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/^Changed: .Title. and .Rules.$/)).toBeTruthy();
    expect(title().value).toBe('Mine');
    fireEvent.click(screen.getByRole('button', { name: 'Save my version' }));
    await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([1, 4]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save changes' }).ariaBusy).not.toBe('true'));
    fireEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
    await waitFor(() => expect(title().value).toBe('Theirs'));
    expect(screen.getByText('Saved')).toBeTruthy();
    expect(toasts).toEqual([]);
  });

  it('begins a choice with two answers, and says how many have to be added', async () => {
    await show({ [ONE]: survey({ questions: [] }) });
    const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
    await press(await screen.findByRole('button', { name: 'Add question' }));
    await press(await screen.findByRole('menuitem', { name: 'Choice' }, { timeout: 8000 }));
    const dialog = await screen.findByRole('dialog', undefined, { timeout: 8000 });
    const remove = () => within(dialog).getAllByRole('button', { name: /^Remove .?Answers \d/ });
    expect(remove()).toHaveLength(2);
    fireEvent.click(remove()[0]!);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await within(dialog).findByText('Add at least 2')).toBeTruthy();
  }, 20_000);

  it('asks a poll one question', async () => {
    await show({ [ONE]: survey({ type: 'POLL' }) });
    await screen.findByRole('button', { name: /^Edit/ });
    expect(screen.queryByRole('button', { name: 'Add question' })).toBeNull();
  });
});

describe('the results of a survey', () => {
  const text = { ...emptyQuestion('TEXT', 'q2'), title: { en: 'Why?' } };
  const empty = { otherCount: 0, values: [], mean: null, rows: [], ranks: [], texts: [], options: [] };

  it('show texts in their own direction, with a filter where there are names', async () => {
    const { calls } = await show(
      {
        [ONE]: survey({ status: 'CLOSED', isAnonymous: false, participantCount: 1, questions: [question, text] }),
        'GET /api/course-surveys/5/results': {
          participantCount: 1,
          minimumAnswers: 0,
          isHidden: false,
          questions: [
            { ...empty, questionKey: 'q1', answered: 1, isHidden: false, options: [{ id: 'a', count: 1 }] },
            { ...empty, questionKey: 'q2', answered: 1, isHidden: false, texts: ['لأنه مفيد'] },
          ],
        },
      },
      'en',
      '/results',
    );
    expect((await screen.findByText('لأنه مفيد')).getAttribute('dir')).toBe('auto');
    fireEvent.change(screen.getByRole('combobox', { name: 'Filter by answer' }), { target: { value: 'q1.b' } });
    await waitFor(() => expect(calls).toContain('GET /api/course-surveys/5/results?filterQuestion=q1&filterOption=b'));
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
  });

  it('offer neither file nor filter while too few have answered', async () => {
    await show(
      {
        [ONE]: survey({ status: 'PUBLISHED', participantCount: 2 }),
        'GET /api/course-surveys/5/results': { participantCount: 2, minimumAnswers: 5, isHidden: true, questions: [] },
      },
      'en',
      '/results',
    );
    expect(await screen.findByText('Results appear once at least 5 people have answered.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
