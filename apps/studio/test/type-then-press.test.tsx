// @vitest-environment happy-dom

import path from 'node:path';
import type {
  Checklist,
  ChecklistDraftBody,
  CourseTranslations,
  SubsectionEditing,
} from '@sullam/api-client/schema.gen.ts';
import { jsonResponse, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { savingForms } from '@sullam/web-kit/testing/saving-forms.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  MARKING,
  ONE,
  press,
  show as showAssignment,
  WORK,
} from '../src/features/assessment/assignments/test/assignment-place.ts';
import { listOf, row, submission } from '../src/features/assessment/assignments/test/assignment-responses.ts';
import { check, exam } from '../src/features/assessment/exams/test/exam-fixtures.ts';
import { scheduledExam } from '../src/features/assessment/scheduled-exams/test/subsection-exam-fixtures.ts';
import { HOURS, typeOf } from '../src/features/coaching/availability/test/availability-fixtures.ts';
import type { Lesson, Outline } from '../src/features/learning/builder/builder.api.ts';
import { withLesson } from '../src/features/learning/builder/new-parts.ts';
import { COURSE, OUTLINE } from '../src/features/learning/builder/test/outline-fixtures.ts';
import { SCREENS } from '../src/screens.ts';
import { administratorSession, memberPage } from './studio-fixtures.ts';

beforeAll(async () => {
  await Promise.all([
    import('@sullam/web-kit/rich-text/field-text.tsx'),
    import('@sullam/web-kit/annotations/annotated-file.tsx'),
    import('../src/features/learning/builder/article-editor.tsx'),
    import('../src/features/assessment/assignments/marking.screen.tsx'),
  ]);
}, 60_000);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const TYPED = 'The last words';
const AT = '2026-03-01T08:00:00.000Z';

/** What a double of the server holds when the main action arrives, and how often it had to refuse a version. */
interface Server {
  readonly responses: Responses;
  /** What it holds of the typed words, as text; undefined before the action. */
  published?: string;
  conflicts: number;
}

/** Takes a change of the version that is there, and refuses every other. */
function keepsVersion<Body extends { version: number }, Answer>(
  server: Pick<Server, 'conflicts'>,
  version: () => number,
  take: (body: Body) => Answer,
) {
  return (_query: URLSearchParams, body: unknown): Answer | Response => {
    if ((body as Body).version === version()) return take(body as Body);
    server.conflicts += 1;
    return jsonResponse(409, { message: 'Changed', status: 409, errorCode: 'conflict', details: [] });
  };
}

const show = (at: string, responses: Responses, session = administratorSession()) =>
  renderScreen({ screens: SCREENS, at, session, responses });

const coachSession = () =>
  sessionFor(900, { user: { ...TEST_USER, permissions: ['organization_member_access_coaching'] } });

/** Types into a field, as the last thing before the press. */
const typeInto = (field: HTMLElement) => fireEvent.change(field, { target: { value: TYPED } });
const typeIntoEditor = (field: HTMLElement) =>
  act(() => {
    (field as HTMLElement & { editor: Editor }).editor.commands.setContent(`<p>${TYPED}</p>`, { emitUpdate: true });
  });
const pressButton = async (name: string | RegExp) => press(await screen.findByRole('button', { name }));

/** A published course in which a draft waits, so that its changes can be published from every page. */
function courseOf(server: Server, held: () => string, more: Responses): Responses {
  const [first, ...others] = OUTLINE.sections;
  const [lesson, ...rest] = first?.subsections ?? [];
  const outline = {
    ...OUTLINE,
    sections: [{ ...first, subsections: [{ ...lesson, hasDraft: true }, ...rest] }, ...others],
  } as Outline;
  return {
    'GET /api/courses/3/editing': { ...COURSE, status: 'PUBLISHED' },
    'GET /api/courses/3/outline': outline,
    'GET /api/courses/3/readiness': { isReady: true, items: [], emptyLessons: [] },
    'GET /api/courses/3/translations': {
      en: { filled: 1, total: 1, missing: 0, outdated: 0 },
      ar: { filled: 1, total: 1, missing: 0, outdated: 0 },
      data: [],
    },
    'POST /api/courses/3/publish-changes': () => {
      server.published = held();
      return { publishedIds: [], waitingIds: [], texts: [] };
    },
    ...more,
  };
}

const lesson = (changes: Partial<SubsectionEditing> = {}): Lesson => ({
  courseSubsectionId: 1,
  courseSectionId: 1,
  courseId: 3,
  kind: 'ARTICLE',
  title: { en: 'One', ar: 'درس 1' },
  isRequired: true,
  durationMinutes: 0,
  media: null,
  poster: null,
  captions: [],
  embedUrl: null,
  releaseAt: null,
  prerequisiteSubsectionId: null,
  releasedGroupIds: null,
  version: 1,
  texts: [],
  ...changes,
});

/** The page of a lesson, whose settings and whose text save themselves. */
function lessonPage(): Server {
  const server: Server = { responses: {}, conflicts: 0 };
  let kept = lesson();
  let text = { html: '', version: 0 };
  const responses = courseOf(server, () => `${kept.title.en} ${text.html}`, {
    'GET /api/course-subsections/1/editing': () => kept,
    'GET /api/course-subsections/1/attachments': { data: [] },
    'GET /api/courses/3/groups': { data: [], abilities: { canEdit: true } },
    'PATCH /api/course-subsections/1': keepsVersion<{ version: number; title: Lesson['title'] }, { version: number }>(
      server,
      () => kept.version,
      ({ title }) => {
        kept = { ...kept, title, version: kept.version + 1 };
        return { version: kept.version };
      },
    ),
    'PUT /api/course-subsections/1/texts/en': keepsVersion<
      { version: number; html: string },
      { version: number; savedAt: string }
    >(
      server,
      () => text.version,
      ({ html }) => {
        text = { html, version: text.version + 1 };
        return { version: text.version, savedAt: AT };
      },
    ),
  });
  return Object.assign(server, { responses });
}

/** What somebody does, and the server that it is done to. Each types, and presses the main action at once. */
const CASES: Readonly<Record<string, () => Promise<Server>>> = {
  async 'features/coaching/availability/availability.screen.tsx'() {
    const server = availabilityServer();
    await show('/coaching/availability', server.responses, coachSession());
    await pressButton('Add a date');
    typeInto(await screen.findByRole('textbox', { name: 'Note' }, { timeout: 8000 }));
    await pressButton('Save these days');
    return server;
  },
  async 'features/coaching/availability/session-type-editor.tsx'() {
    const server = sessionTypesServer();
    await show('/coaching/session-types', server.responses, coachSession());
    typeInto(await screen.findByDisplayValue('Type 1'));
    fireEvent.click(screen.getByRole('link', { name: 'Type 2' }));
    return server;
  },
  async 'features/coaching/availability/session-types.screen.tsx'() {
    const server = sessionTypesServer();
    await show('/coaching/session-types', server.responses, coachSession());
    typeInto(await screen.findByDisplayValue('Type 1'));
    fireEvent.keyDown(screen.getByRole('button', { name: /^Move .?Type 2/ }), { key: 'ArrowUp' });
    return server;
  },
  async 'features/learning/checklists/checklist-editor.screen.tsx'() {
    const server = checklistServer();
    await show('/checklists/1', server.responses);
    typeInto(await screen.findByDisplayValue('First days'));
    await pressButton('Publish');
    return server;
  },
  async 'features/learning/checklists/use-item-writing.tsx'() {
    const server = checklistServer();
    await show('/checklists/1', server.responses);
    await pressButton(/^Add an item/);
    typeInto(await screen.findByRole('combobox', { name: 'Item' }));
    await pressButton('Publish');
    return server;
  },
  async 'features/assessment/scheduled-exams/lesson-exam.tsx'() {
    const server: Server = { responses: {}, conflicts: 0 };
    let kept = exam();
    const [section] = OUTLINE.sections;
    const lesson = { ...section?.subsections[0], courseSubsectionId: 9, kind: 'EXAM', hasDraft: true };
    const responses: Responses = courseOf(server, () => '', {
      'GET /api/courses/3/outline': { ...OUTLINE, sections: [{ ...section, subsections: [lesson] }] } as Outline,
      'GET /api/courses/3/exams': { data: [], total: 0 },
      'GET /api/subsection-exams/9/editing': scheduledExam({ examTitle: kept.title, title: kept.title }),
      'GET /api/course-exams/5': () => kept,
      'POST /api/course-exams/5/check': check(),
      'GET /api/question-categories': { data: [] },
      'GET /api/subsection-exams/9/findings': { isReady: true, findings: [] },
      'PUT /api/course-exams/5': keepsVersion<typeof kept, { version: number }>(
        server,
        () => kept.version,
        ({ sections }) => {
          kept = { ...kept, version: kept.version + 1 };
          kept.sections[0]!.title = sections[0]!.title;
          return { version: kept.version };
        },
      ),
      'POST /api/subsection-exams/9/publish': () => {
        server.published = kept.sections[0]?.title.en ?? '';
      },
    });
    await show('/courses/3/exams/held/9', responses);
    await pressButton(/^Settings.*First part/);
    typeInto(await screen.findByDisplayValue('First part'));
    await pressButton('Publish');
    return server;
  },
  async 'features/learning/builder/lesson-settings.tsx'() {
    const server = lessonPage();
    await show('/courses/3/lessons/1', server.responses);
    typeInto(await screen.findByDisplayValue('One'));
    await pressButton(/^Publish.*1/);
    return server;
  },
  async 'features/learning/builder/article-editor.tsx'() {
    const server = lessonPage();
    await show('/courses/3/lessons/1', server.responses);
    typeIntoEditor(await screen.findByRole('textbox', { name: /^Text in/ }));
    await pressButton(/^Publish.*1/);
    return server;
  },
  'features/learning/builder/use-writing-row.tsx': writeOutline,
  'features/learning/builder/writing-row.tsx': writeOutline,
  async 'features/learning/translations/use-cell.ts'() {
    const server: Server = { responses: {}, conflicts: 0 };
    const side = (text: string) => ({ text, state: 'WRITTEN' as const, fingerprint: text });
    let text: CourseTranslations['data'][number] = {
      key: 'lesson:1:title',
      place: 'lesson',
      placeTitle: { en: 'Lesson 1' },
      courseSubsectionId: 1,
      field: 'title',
      form: 'LINE',
      mostCharacters: 200,
      path: '/courses/3/lessons/1',
      en: side('First'),
      ar: side('الأول'),
    };
    const progress = { filled: 2, total: 2, missing: 0, outdated: 0 };
    const responses = courseOf(server, () => text.en.text, {
      'GET /api/courses/3/translations': () => ({ en: progress, ar: progress, data: [text] }),
      'PUT /api/courses/3/translations/seen': () => new Response(null, { status: 204 }),
      'PUT /api/courses/3/translations': (_query: URLSearchParams, body: { text: string; fingerprint: string }) => {
        if (body.fingerprint !== text.en.fingerprint) server.conflicts += 1;
        text = { ...text, en: side(body.text) };
        return text;
      },
    });
    await show('/courses/3/translations', responses);
    typeInto(await screen.findByRole('textbox', { name: 'Title, English' }));
    await pressButton(/^Publish.*1/);
    return server;
  },
  async 'features/assessment/assignments/submission-work.tsx'() {
    // the key of what is drawn
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => (numbers as Uint32Array).fill(5) as never);
    vi.stubGlobal(
      'Image',
      class {
        naturalWidth = 600;
        naturalHeight = 800;
        decode = async () => undefined;
      },
    );
    const server: Server = { responses: {}, conflicts: 0 };
    let drawn = '';
    const file = { mediaId: 71, name: 'one.png', byteSize: 9000, contentType: 'image/png', url: '/files/one.png' };
    const picture = { ...file, width: 600, height: 800, durationSeconds: null, alt: {}, variants: [] };
    const { current } = submission();
    await showAssignment(
      'submissions/40',
      {
        ...MARKING,
        [`GET ${WORK}`]: submission({ current: { ...current!, files: [{ submissionFileId: 71, file: picture }] } }),
        [`GET ${ONE}/submissions`]: listOf(row()),
        'GET /api/submission-files/71/annotations': { data: [] },
        'PUT /api/submission-files/71/annotations/5-5-5': () => {
          drawn = TYPED;
          return { version: 1 };
        },
        [`PUT ${WORK}/mark`]: () => {
          server.published = drawn;
          return { points: '8', finalPoints: '8', isDisputed: false, version: 1, markVersion: 1 };
        },
      },
      'en',
    );
    const points = await screen.findByRole('textbox', { name: /^Points/ });
    fireEvent.change(points, { target: { value: '8' } });
    const sheet = await waitFor(() => {
      const found = screen.getAllByRole('group', { name: /./ }).find((each) => each.dataset.page === '1');
      expect(found).toBeTruthy();
      return found!;
    });
    fireEvent.keyDown(sheet, { key: 'n', code: 'KeyN' });
    fireEvent.keyDown(sheet, { key: 'Enter' });
    await pressButton(/^Save mark/);
    return server;
  },
};

function checklistServer(): Server {
  const server: Server = { responses: {}, conflicts: 0 };
  let kept: Checklist = {
    checklistId: 1,
    title: { en: 'First days', ar: 'الأيام الأولى' },
    description: {},
    status: 'DRAFT',
    joinRule: 'NOBODY',
    updatedAt: AT,
    people: { total: 0, done: 0, onTime: 0, overdue: 0 },
    permissionSet: null,
    approver: null,
    draft: null,
    items: [],
    version: 3,
    abilities: { canEdit: true, canDelete: true },
  };
  const responses: Responses = {
    'GET /api/members': memberPage([]),
    'GET /api/checklists/1': () => kept,
    'PUT /api/checklists/1/draft': keepsVersion<ChecklistDraftBody, { version: number; savedAt: string }>(
      server,
      () => kept.version,
      ({ version, title, description, joinRule, permissionSetId, items }) => {
        const full = items.map(({ checklistItemId = null, courseId: _, ...item }) => ({
          ...item,
          checklistItemId,
          course: null,
        }));
        const draft = { title, description, joinRule, permissionSetId, approver: null, items: full };
        kept = { ...kept, version: version + 1, draft };
        return { version: kept.version, savedAt: AT };
      },
    ),
    'POST /api/checklists/1/publish': () => {
      server.published = JSON.stringify(kept.draft);
      kept = { ...kept, status: 'PUBLISHED', draft: null, version: kept.version + 1 };
    },
  };
  return Object.assign(server, { responses });
}

function availabilityServer(): Server {
  const server: Server = { responses: {}, conflicts: 0 };
  let kept = HOURS;
  const responses: Responses = {
    'GET /api/provider-availability/bulk': () => kept,
    'GET /api/coach-feeds': { data: [] },
    'GET /api/provider-availability/free-counts': { today: '2026-12-01', days: [], total: 0, busyMinutes: 0 },
    'PUT /api/provider-availability/bulk': keepsVersion<typeof kept, { version: number; affectedSessions: never[] }>(
      server,
      () => kept.version,
      ({ version, ...hours }) => {
        kept = { ...kept, ...hours, version: version + 1 };
        server.published = JSON.stringify(kept.overrides);
        return { version: kept.version, affectedSessions: [] };
      },
    ),
  };
  return Object.assign(server, { responses });
}

function sessionTypesServer(): Server {
  const server: Server = { responses: {}, conflicts: 0 };
  let types = [typeOf(1), typeOf(2)];
  const first = () => types.find(({ sessionTypeId }) => sessionTypeId === 1)!;
  const responses: Responses = {
    'GET /api/session-types/own': () => ({ data: types }),
    'PATCH /api/session-types/1': keepsVersion<ReturnType<typeof first>, { version: number }>(
      server,
      () => first().version,
      ({ version, ...body }) => {
        const saved = { ...first(), ...body, version: version + 1 };
        types = types.map((type) => (type.sessionTypeId === 1 ? saved : type));
        server.published = JSON.stringify(saved.title);
        return { version: saved.version };
      },
    ),
    'PUT /api/session-types/order': (_query, { sessionTypeIds }) => {
      types = sessionTypeIds.map((id) => types.find(({ sessionTypeId }) => sessionTypeId === id)!);
    },
  };
  return Object.assign(server, { responses });
}

/** The line in which the next lesson is written, whose text is sent by the outline. */
async function writeOutline(): Promise<Server> {
  const server: Server = { responses: {}, conflicts: 0 };
  let titles = '';
  let added: { title: { en?: string } } | undefined;
  const responses = courseOf(server, () => titles, {});
  const outline = responses['GET /api/courses/3/outline'] as Outline;
  await show('/courses/3/outline', {
    ...responses,
    'GET /api/courses/3/outline': () =>
      added
        ? withLesson(outline, { sectionId: 1, after: 2 }, { id: 100, kind: 'ARTICLE', title: added.title })
        : outline,
    'POST /api/course-sections/1/subsections': async (_query: URLSearchParams, body: unknown) => {
      added = body as NonNullable<typeof added>;
      // the way to the server takes its time
      await new Promise((resolve) => setTimeout(resolve, 50));
      titles += added.title.en;
      return { courseSubsectionId: 100 };
    },
  });
  fireEvent.click((await screen.findAllByText(/^Add a lesson, or/))[0]!);
  const field = await screen.findByRole('combobox');
  await act(async () => void typeInto(field));
  await pressButton(/^Publish.*1/);
  return server;
}

/** Modules that wait for something else than the hand that rests. */
const NOT_SAVING = {
  'features/assessment/questions/import-dialog.tsx': 'looks again at what is to be imported',
  'parts/use-undoable.ts': 'holds back what can be undone',
};

describe('a form that saves itself', () => {
  it('has a case below', () => {
    expect(savingForms(path.resolve('apps/studio/src'), NOT_SAVING)).toEqual(Object.keys(CASES).sort());
  });

  it.each(Object.entries(CASES))('%s publishes what was typed last, without a conflict', async (_file, run) => {
    const server = await run();
    await waitFor(() => expect(server.published).toContain(TYPED), { timeout: 8000 });
    expect(server.conflicts).toBe(0);
    expect(screen.queryByText(/changed this/i)).toBeNull();
  });
});
