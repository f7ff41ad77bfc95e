// @vitest-environment happy-dom

import type { OutlineEditing } from '@sullam/api-client/schema.gen.ts';
import { Dialog, Menu } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import type { Exam } from '../../exams/exams.api.ts';
import { check, exam } from '../../exams/test/exam-fixtures.ts';
import { AccommodationsScreen } from '../accommodations.screen.tsx';
import { SubsectionExamScreen } from '../subsection-exam.screen.tsx';
import { accommodation, scheduledExam } from './subsection-exam-fixtures.ts';

beforeAll(async () => {
  for (const part of [Dialog, Menu]) part.preload();
  await Promise.all([
    import('@sullam/ui/overlays/dialog.tsx'),
    import('@sullam/ui/overlays/menu.tsx'),
    import('@sullam/ui/overlays/confirm-dialog.tsx'),
    import('@sullam/ui/pickers/date-picker.tsx'),
    import('@sullam/ui/pickers/combo-box.tsx'),
    import('@sullam/web-kit/rich-text/field-text.tsx'),
  ]);
});

/** Menus and dialogs come from chunks of their own. */
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));

const areas = ['studio', 'exam-authoring', 'questions', 'question-view', 'builder', 'media', 'errors'] as const;
const screens = [
  { path: '/courses/$courseId/exams/held/$courseSubsectionId', load: async () => SubsectionExamScreen, areas },
  {
    path: '/courses/$courseId/exams/held/$courseSubsectionId/accommodations',
    load: async () => AccommodationsScreen,
    areas,
  },
];
/** Chosen, but not published. */
const outline = (isChosen: boolean): OutlineEditing => ({
  courseId: 3,
  version: 1,
  sections: [
    {
      courseSectionId: 1,
      title: { en: 'Exams' },
      subsections: [
        {
          courseSubsectionId: 9,
          kind: 'EXAM',
          title: { en: 'Midterm', ar: 'منتصف الفصل' },
          hasContent: false,
          hasDraft: isChosen,
          isRequired: true,
          durationMinutes: 0,
          releaseAt: null,
          prerequisiteSubsectionId: null,
          isForGroups: false,
          textLanguages: [],
          version: 1,
        },
      ],
    },
  ],
});
const summary = {
  examId: 5,
  title: { en: 'Midterm', ar: 'منتصف الفصل' },
  sectionCount: 1,
  questionCount: 4,
  leastMarks: '4',
  mostMarks: '6',
  expectedMinutes: 5,
  heldIn: [],
  findings: [],
  version: 1,
  updatedAt: '2026-03-01T08:00:00.000Z',
};
const COMMON: Responses = {
  'GET /api/courses/3/outline': outline(true),
  'GET /api/courses/3/exams': { data: [summary], total: 1 },
  'GET /api/subsection-exams/9/editing': scheduledExam(),
  'GET /api/course-exams/5': exam({ examId: 5 }),
  'POST /api/course-exams/5/check': check(),
  'GET /api/question-categories': { data: [] },
  'GET /api/subsection-exams/9/findings': { isReady: true, findings: [] },
  'GET /api/subsection-exams/9/accommodations': { data: [accommodation()] },
  'GET /api/subsection-exams/9/group-accommodations': { data: [] },
  'GET /api/courses/3/groups': { data: [], abilities: { canEdit: true } },
};
const show = (responses: Responses, language: 'en' | 'ar', place = '') =>
  renderScreen({
    screens,
    at: `/courses/3/exams/held/9${place}`,
    language,
    session: administratorSession(),
    responses: { ...COMMON, ...responses },
  });

const PLAIN: Exam['sections'][number] = {
  title: {},
  navigation: 'FREE',
  isShuffled: false,
  shufflesChoices: false,
  draws: [],
};

describe.each(DIRECTIONS)('a scheduled exam in $language', ({ language }) => {
  it('begins with the choice of an exam', async () => {
    const saved: unknown[] = [];
    const { kit } = await show(
      {
        'GET /api/courses/3/outline': () => outline(saved.length > 0),
        'PUT /api/subsection-exams/9': (_query: URLSearchParams, body: unknown) => {
          saved.push(body);
          return { version: 1 };
        },
      },
      language,
    );
    const t = kit.wording.get();
    fireEvent.click(
      await screen.findByRole('button', {
        name: t('exam-authoring.actions.holdThis', { title: language === 'en' ? 'Midterm' : 'منتصف الفصل' }),
      }),
    );
    await screen.findByRole('button', { name: t('exam-authoring.actions.changeRules') });
    expect(saved).toMatchObject([{ examId: 5, version: 0, releaseAnswers: 'NEVER' }]);
  });

  it('shows what learners will see, refuses wrong addresses, and saves on the version that was read', async () => {
    const saved: unknown[] = [];
    const { kit, toasts } = await show(
      {
        'PUT /api/subsection-exams/9': (_query: URLSearchParams, body: unknown) => {
          saved.push(body);
          return { version: 5 };
        },
      },
      language,
      '?rules=1',
    );
    const t = kit.wording.get();
    await screen.findByText(t('exam-authoring.story.score.AT_ONCE'));
    const score = screen.getByRole('radiogroup', { name: t('exam-authoring.fields.releaseScore') });
    fireEvent.click(within(score).getByRole('radio', { name: t('exam-authoring.releases.NEVER') }));
    await screen.findByText(t('exam-authoring.story.score.NEVER'));
    const addresses = screen.getByDisplayValue('10.0.0.0/8');
    fireEvent.change(addresses, { target: { value: 'office' } });
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
    await waitFor(() => expect(addresses.getAttribute('aria-invalid')).toBe('true'));
    expect(saved).toEqual([]);
    fireEvent.change(addresses, { target: { value: '192.168.0.0/16' } });
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
    await waitFor(() => expect(toasts.map((toast) => toast.text)).toContain(t('exam-authoring.messages.rulesSaved')));
    expect(saved).toMatchObject([{ version: 4, releaseScore: 'NEVER', allowedAddresses: ['192.168.0.0/16'] }]);
  });

  it('offers both ways on when somebody else has saved the rules', async () => {
    const sent: { version: number }[] = [];
    const { kit } = await show(
      {
        'GET /api/subsection-exams/9/editing': () =>
          scheduledExam(sent.length > 0 ? { version: 8, allowedAddresses: ['172.16.0.0/12'] } : {}),
        'PUT /api/subsection-exams/9': (_query: URLSearchParams, body: unknown) => {
          sent.push(body as { version: number });
          return jsonResponse(409, { message: 'x', status: 409, errorCode: 'conflict', details: [] });
        },
      },
      language,
      '?rules=1',
    );
    const t = kit.wording.get();
    const addresses = await screen.findByDisplayValue('10.0.0.0/8');
    fireEvent.change(addresses, { target: { value: '192.168.0.0/16' } });
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
    await screen.findByText(t('studio.conflict.changed', { parts: t('exam-authoring.titles.access') }));
    fireEvent.click(screen.getByRole('button', { name: t('studio.conflict.mine') }));
    await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([4, 8]));
    fireEvent.click(await screen.findByRole('button', { name: t('studio.conflict.theirs') }));
    await screen.findByDisplayValue('172.16.0.0/12');
  });

  it('keeps a grant in its dialog when somebody else has changed it', async () => {
    const sent: { version: number; extraMinutes: number | null }[] = [];
    const { kit } = await show(
      {
        'GET /api/subsection-exams/9/accommodations': () => ({
          data: [sent.length > 0 ? { ...accommodation(), version: 3, note: 'Theirs' } : accommodation()],
        }),
        'PUT /api/subsection-exams/9/accommodations/21': (_query: URLSearchParams, body: unknown) => {
          sent.push(body as (typeof sent)[number]);
          return sent.length === 1
            ? jsonResponse(409, { message: 'x', status: 409, errorCode: 'conflict', details: [] })
            : { version: 4 };
        },
      },
      language,
      '/accommodations',
    );
    const t = kit.wording.get();
    await press(await screen.findByRole('button', { name: t('studio.words.actionsFor', { name: 'Noura Al-Harbi' }) }));
    await press(await screen.findByRole('menuitem', { name: t('common.actions.edit') }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(t('exam-authoring.fields.extraMinutes')), {
      target: { value: '30' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: t('common.actions.save') }));
    await within(dialog).findByText(t('studio.conflict.changed', { parts: t('exam-authoring.fields.note') }));
    fireEvent.click(within(dialog).getByRole('button', { name: t('studio.conflict.mine') }));
    await waitFor(() => expect(sent).toMatchObject([{ version: 1 }, { version: 3, extraMinutes: 30 }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('writes a question where it is asked, adds it, and saves the exam by itself under the lesson’s title', async () => {
    const asked: { name: string; content: { type: string; prompt: object } }[] = [];
    const saved: { title: object; sections: { draws: { questionId: number | null }[] }[] }[] = [];
    const { kit } = await show(
      {
        'GET /api/course-exams/5': exam({ sections: [PLAIN] }),
        'POST /api/questions': (_query: URLSearchParams, body: unknown) => {
          asked.push(body as (typeof asked)[number]);
          return { questionId: 77 };
        },
        'PUT /api/course-exams/5': (_query: URLSearchParams, body: unknown) => {
          saved.push(body as (typeof saved)[number]);
          return { version: 5 };
        },
      },
      language,
    );
    const t = kit.wording.get();
    // an exam without parts says nothing of parts
    await screen.findByRole('button', { name: t('exam-authoring.actions.group') });
    expect(screen.queryByLabelText(t('exam-authoring.fields.navigation'))).toBeNull();
    await press(screen.getByRole('button', { name: t('exam-authoring.actions.write') }));
    await press(await screen.findByRole('button', { name: t('exam-authoring.actions.saveAndClose') }));
    expect(asked).toEqual([]);
    const own = t(language === 'en' ? 'common.names.english' : 'common.names.arabic');
    const prompt = await screen.findByRole('textbox', { name: new RegExp(`${t('questions.editor.prompt')}.*${own}`) });
    await act(async () => {
      prompt.innerHTML = '<p>Which river?</p>';
      fireEvent.input(prompt);
    });
    await waitFor(async () => {
      await press(screen.getByRole('button', { name: t('exam-authoring.actions.saveAndClose') }));
      expect(asked).toHaveLength(1);
    });
    expect(asked).toMatchObject([{ name: 'Which river?', content: { type: 'SINGLE_CHOICE' } }]);
    await waitFor(() => expect(saved).toHaveLength(1), { timeout: 4000 });
    expect(saved).toMatchObject([
      { title: scheduledExam().title, sections: [{ draws: [{ questionId: 77 }] }], version: 4 },
    ]);
  });

  it('isn’t published while something is missing', async () => {
    const { kit, toasts } = await show(
      {
        'GET /api/subsection-exams/9/findings': {
          isReady: false,
          findings: [{ code: 'no-questions', path: 'sections', isRequired: true, count: 0 }],
        },
        'POST /api/course-exams/5/check': {
          ...check(),
          findings: [{ code: 'no-questions', path: 'sections', isRequired: true, count: 0 }],
        },
        'POST /api/subsection-exams/9/publish': () =>
          jsonResponse(409, { status: 409, errorCode: 'exam.not-ready', message: 'Some details are missing' }),
      },
      language,
    );
    const t = kit.wording.get();
    await screen.findByText(t('exam-authoring.findings.codes.no-questions'));
    fireEvent.click(screen.getByRole('button', { name: t('exam-authoring.actions.publish') }));
    await waitFor(() => expect(toasts.map((toast) => toast.text)).toContain('Some details are missing'));
    expect(screen.getByRole('button', { name: t('exam-authoring.actions.publish') })).toBeTruthy();
  });

  it('lists grants with what they come to, and changes one on the version that was read', async () => {
    const saved: unknown[] = [];
    const { kit } = await show(
      {
        'PUT /api/subsection-exams/9/accommodations/21': (_query: URLSearchParams, body: unknown) => {
          saved.push(body);
          return { version: 2 };
        },
      },
      language,
      '/accommodations',
    );
    const t = kit.wording.get();
    await screen.findByText(t('exam-authoring.labels.extraMinutes', { count: 15 }));
    screen.getByText(t('exam-authoring.labels.minutes', { count: 60 }));
    screen.getByText(t('exam-authoring.labels.attempts', { count: 3 }));
    await press(screen.getByRole('button', { name: t('studio.words.actionsFor', { name: 'Noura Al-Harbi' }) }));
    await press(await screen.findByRole('menuitem', { name: t('common.actions.edit') }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(t('exam-authoring.fields.extraMinutes')), {
      target: { value: '30' },
    });
    await within(dialog).findByText(t('exam-authoring.labels.minutes', { count: 75 }));
    fireEvent.click(within(dialog).getByRole('button', { name: t('common.actions.save') }));
    await waitFor(() => expect(saved).toMatchObject([{ extraMinutes: 30, extraAttempts: 1, version: 1 }]));
  });
});
