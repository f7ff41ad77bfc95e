// @vitest-environment happy-dom

import { ConfirmDialog, Drawer } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { joinedLabel } from '../../../../parts/joined-label.ts';
import { NewRubricScreen, RubricEditorScreen } from '../rubric-editor.screen.tsx';
import type { RubricBody, RubricDetail } from '../rubrics.api.ts';

beforeAll(async () => {
  for (const part of [ConfirmDialog, Drawer]) part.preload();
  await Promise.all([import('@sullam/ui/overlays/confirm-dialog.tsx'), import('@sullam/ui/overlays/drawer.tsx')]);
});

const level = (id: number, points: string, en: string, ar: string) => ({
  id,
  points,
  name: { en, ar },
  description: {},
});
const rubric = (changes: Partial<RubricDetail> = {}): RubricDetail => ({
  rubricId: 7,
  version: 2,
  title: { en: 'Essays', ar: 'مقالات' },
  courseId: null,
  courseTitle: null,
  criterionCount: 1,
  maximum: '4',
  languages: ['en', 'ar'],
  isArchived: false,
  isUsed: false,
  updatedAt: '2026-02-01T08:00:00.000Z',
  updatedBy: { userId: 1, firstName: 'Salma', lastName: 'Haddad' },
  owner: { userId: 1, firstName: 'Salma', lastName: 'Haddad' },
  sharing: 'USE',
  abilities: { canEdit: true, canShare: true, canDelete: true },
  content: {
    allowsFreePoints: false,
    criteria: [
      {
        id: 1,
        name: { en: 'Argument', ar: 'الحجة' },
        description: {},
        isRange: false,
        levels: [level(2, '4', 'Good', 'جيد'), level(3, '1', 'Weak', 'ضعيف')],
      },
    ],
  },
  ...changes,
});

const areas = ['studio', 'rubrics', 'sharing', 'errors'] as const;
const screens = [
  { path: '/rubrics/new', load: async () => NewRubricScreen, areas },
  { path: '/rubrics/$rubricId', load: async () => RubricEditorScreen, areas },
];
const ONE = 'GET /api/course-rubrics/7';
const SAVE = 'PUT /api/course-rubrics/7';
const show = (at: string, language: 'en' | 'ar', responses: Responses) =>
  renderScreen({
    screens,
    at,
    language,
    session: administratorSession(),
    responses: { 'GET /api/studio/courses': { data: [], total: 0, statusCounts: {} }, ...responses },
  });

describe.each(DIRECTIONS)('writing a rubric in $language', ({ language }) => {
  const otherName = language === 'en' ? 'common.names.arabic' : 'common.names.english';

  it('names what is missing and sends nothing until it is there', async () => {
    const sent: RubricBody[] = [];
    const { kit, calls } = await show('/rubrics/new', language, {
      'POST /api/course-rubrics': (_query: URLSearchParams, body: unknown) => {
        sent.push(body as RubricBody);
        return { rubricId: 7 };
      },
      [ONE]: rubric(),
    });
    const t = kit.wording.get();
    const own = t(language === 'en' ? 'common.names.english' : 'common.names.arabic');
    fireEvent.click(await screen.findByRole('button', { name: t('common.actions.create') }));
    expect(await screen.findByText(t('rubrics.messages.faulty'))).toBeTruthy();
    expect(screen.getAllByText(t('errors.rules.oneLanguage')).length).toBeGreaterThan(1);
    expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
    const write = (label: string, text: string) =>
      fireEvent.change(screen.getByRole('textbox', { name: joinedLabel(language, label, own) }), {
        target: { value: text },
      });
    write(t('rubrics.fields.title'), 'Mine');
    write(t('rubrics.fields.criterion'), 'Clarity');
    for (const [at, field] of screen
      .getAllByRole('textbox', { name: joinedLabel(language, t('rubrics.fields.level'), own) })
      .entries())
      fireEvent.change(field, { target: { value: `Level ${at}` } });
    const [points] = screen.getAllByLabelText(new RegExp(`: ${t('rubrics.fields.points')}$`));
    fireEvent.change(points as HTMLElement, { target: { value: language === 'ar' ? '٤٫٥' : '4.5' } });
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.create') }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.content.criteria[0]?.levels.map((each) => each.points)).toEqual(['4.5', '3', '2', '1']);
    expect(sent[0]?.title).toEqual({ [language]: 'Mine' });
    await screen.findByDisplayValue('Argument');
  });

  it('adds, copies and takes away, and shows what learners and markers will see', async () => {
    const { kit } = await show('/rubrics/7', language, { [ONE]: rubric() });
    const t = kit.wording.get();
    const name = language === 'en' ? 'Argument' : 'الحجة';
    fireEvent.click(
      await screen.findByRole('button', { name: t('rubrics.actions.copyCriterion', { criterion: name }) }),
    );
    expect(screen.getAllByRole('region', { name })).toHaveLength(2);
    fireEvent.click(screen.getByRole('tab', { name: t('rubrics.titles.trial') }));
    expect(within(screen.getByRole('tabpanel')).getAllByRole('radio')).toHaveLength(4);
    fireEvent.click(screen.getByRole('tab', { name: t('rubrics.titles.preview') }));
    expect(within(screen.getByRole('tabpanel')).getAllByRole('heading', { name })).toHaveLength(2);
    fireEvent.click(screen.getByRole('tab', { name: t('rubrics.titles.criteria') }));
    const [first] = screen.getAllByRole('button', { name: t('rubrics.actions.removeCriterion', { criterion: name }) });
    fireEvent.click(first as HTMLElement);
    expect(screen.getAllByRole('region', { name })).toHaveLength(1);
    expect(screen.getByText(t('common.states.unsaved'))).toBeTruthy();
    expect(
      screen.getByRole('textbox', { name: joinedLabel(language, t('rubrics.fields.criterion'), t(otherName)) }),
    ).toBeTruthy();
  });

  it('keeps what was written when somebody else has saved, and offers both ways on', async () => {
    const versions: unknown[] = [];
    const theirs = rubric({ version: 3, title: { en: 'Theirs', ar: 'لهم' } });
    let isSaved = false;
    const { kit } = await show('/rubrics/7', language, {
      [ONE]: () => (isSaved ? theirs : rubric()),
      [SAVE]: (_query: URLSearchParams, body: unknown) => {
        versions.push((body as { version: number }).version);
        isSaved = true;
        return versions.length === 1
          ? jsonResponse(409, { message: 'Changed', status: 409, errorCode: 'conflict' })
          : { version: 4 };
      },
    });
    const t = kit.wording.get();
    fireEvent.change(await screen.findByDisplayValue(language === 'en' ? 'Essays' : 'مقالات'), {
      target: { value: 'Mine' },
    });
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
    fireEvent.click(await screen.findByRole('button', { name: t('studio.conflict.mine') }));
    await waitFor(() => expect(versions).toEqual([2, 3]));
    expect(screen.getByDisplayValue('Mine')).toBeTruthy();
  });

  it('brings an earlier version back, and asks first when something is unsaved', async () => {
    const asked: unknown[] = [];
    const writer = { userId: 1, firstName: 'Salma', lastName: 'Haddad' };
    const entry = { title: { en: 'Essays' }, criterionCount: 1, maximum: '4', createdAt: '2026-02-01T08:00:00.000Z' };
    let version = 2;
    const { kit } = await show('/rubrics/7', language, {
      [ONE]: () => rubric({ version, title: { en: `As of ${version}` } }),
      [`${ONE}/versions`]: {
        data: [
          { ...entry, version: 2, createdBy: writer },
          { ...entry, version: 1, createdBy: null },
        ],
        total: 2,
      },
      'POST /api/course-rubrics/7/versions/1/restore': (_query: URLSearchParams, body: unknown) => {
        asked.push(body);
        version = 3;
        return { version };
      },
    });
    const t = kit.wording.get();
    fireEvent.change(await screen.findByDisplayValue('As of 2'), { target: { value: 'Mine' } });
    fireEvent.click(screen.getByRole('button', { name: t('rubrics.actions.history') }));
    await screen.findByText(t('studio.history.somebody'));
    expect(screen.getByText(t('studio.history.current'))).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: t('studio.history.restore') })));
    await screen.findByText(t('studio.history.replaceTitle'));
    expect(asked).toEqual([]);
    const question = screen.getByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: t('studio.history.restore') }));
    await screen.findByDisplayValue('As of 3');
    expect(asked).toEqual([{ version: 2 }]);
  });

  it('can only be read by who doesn’t teach its course', async () => {
    const { kit } = await show('/rubrics/7', language, {
      [ONE]: rubric({
        courseId: 3,
        courseTitle: { en: 'Writing' },
        abilities: { canEdit: false, canShare: false, canDelete: false },
      }),
    });
    const t = kit.wording.get();
    expect(await screen.findByText(t('sharing.hints.readOnly', { name: 'Salma Haddad' }))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('common.actions.saveChanges') })).toBeNull();
    expect(screen.getByDisplayValue('Argument').hasAttribute('disabled')).toBe(true);
  });
});
