// @vitest-environment happy-dom
import type { ResponseOf } from '@sullam/api-client/client.ts';
import type { AssignmentDetail, OwnSubmission } from '@sullam/api-client/schema.gen.ts';
import { STORAGE_KEYS } from '@sullam/web-kit/base/stored.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { inCourseFrame } from '../../../../../test/support/in-course-frame.tsx';
import { AssignmentScreen } from '../assignment.screen.tsx';
import { AssignmentsScreen } from '../assignments.screen.tsx';
import { lateExample } from '../late-example.ts';
import { assignmentDetail, ownSubmission, returnedMark, submissionVersion, TITLE } from './assignment-responses.ts';

// the editor and dialogs are chunks of their own; reading them for the first time is not what is measured here
beforeAll(
  () =>
    Promise.all([import('@sullam/web-kit/rich-text/field-text.tsx'), import('@sullam/ui/overlays/confirm-dialog.tsx')]),
  60_000,
);

/** Puts a text into the editor, as typing does. */
async function write(name: string, html: string): Promise<HTMLElement> {
  const field = await screen.findByRole('textbox', { name });
  const { editor } = field as unknown as { editor: { commands: { setContent(html: string): boolean } } };
  act(() => {
    editor.commands.setContent(html);
  });
  return field;
}

const ASSIGNMENT = 'GET /api/course-assignments/8';
const SUBMISSION = 'GET /api/course-assignments/8/submission';
const DRAFT = 'PUT /api/course-assignments/8/submission/draft';
const SUBMIT = 'POST /api/course-assignments/8/submission/submit';

const assignment = assignmentDetail();
const own = ownSubmission();
const version = submissionVersion();

type SavedDraft = ResponseOf<'PUT /api/course-assignments/{assignmentId}/submission/draft'>;

const areas = ['assignments', 'errors', 'rubrics', 'course'] as const;
const screens = [
  { path: '/lms/courses/$courseId/assignments', areas, load: async () => inCourseFrame(AssignmentsScreen) },
  {
    path: '/lms/courses/$courseId/assignments/$assignmentId',
    areas,
    load: async () => inCourseFrame(AssignmentScreen),
  },
];

async function show(language: 'en' | 'ar', responses: Responses = {}, at = '/8') {
  const rendered = await renderScreen({
    screens,
    at: `/lms/courses/3/assignments${at}`,
    language,
    session: sessionFor(900),
    responses: { [ASSIGNMENT]: assignment, [SUBMISSION]: own, ...responses },
  });
  return { ...rendered, t: rendered.kit.wording.get() };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('what being late costs', () => {
  it.each([
    ['10', 'DAY', '0', '100', { given: '80', left: '60' }],
    ['10', 'DAY', '70', '100', { given: '80', left: '70' }],
    ['2.5', 'HOUR', '0', '50', { given: '40', left: '37.5' }],
    ['33', 'DAY', '0', '10', { given: '8', left: '1.4' }],
  ] as const)(
    '%s percent a %s, not below %s, of %s',
    (latePercent, lateInterval, lateFloorPercent, maximum, expected) => {
      expect(lateExample({ latePercent, lateInterval, lateFloorPercent, maximum })).toMatchObject(expected);
    },
  );

  it('is nothing without a rule', () => {
    expect(lateExample({ latePercent: null, lateInterval: 'DAY', lateFloorPercent: '0', maximum: '10' })).toBeNull();
  });
});

describe.each(DIRECTIONS)('an assignment in $language', ({ language }) => {
  it('is saved while one writes, and handed in with a receipt', async () => {
    const bodies: unknown[] = [];
    const { t, calls } = await show(language, {
      [DRAFT]: (_: unknown, body: unknown) => {
        bodies.push(body);
        return { version: bodies.length, savedAt: '2026-01-01T12:00:00.000Z' };
      },
      [SUBMIT]: {
        assignmentSubmissionId: 4,
        number: 1,
        receiptCode: 'ABCDEFGHJK',
        submittedAt: '2026-01-01T12:00:00.000Z',
        isLate: false,
        wordCount: 2,
        link: '',
        files: [],
      },
    });
    await write(t('assignments.fields.text'), '<p>Two <strong>words</strong></p>');
    const body = '<p dir="auto">Two <strong>words</strong></p>';
    await waitFor(() => expect(bodies).toEqual([{ body, link: '', mediaIds: [], version: 0 }]));
    expect(screen.getByText(t('assignments.labels.words', { count: 2 }))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('assignments.actions.handIn') }));
    const dialog = await screen.findByRole('alertdialog');
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    fireEvent.click(within(dialog).getByRole('button', { name: t('assignments.actions.handIn') }));
    const code = await screen.findByText('ABCDEFGHJK');
    // it is brought into view whole, and where one goes on from
    expect(document.activeElement?.contains(code)).toBe(true);
    expect(scrolled.mock.contexts).toContain(document.activeElement);
    expect(calls.filter((call) => call === SUBMIT)).toHaveLength(1);
  });

  it('asks about handing in also when that is pressed while the draft is being saved', async () => {
    let finish = (_: SavedDraft): void => undefined;
    const saving = new Promise<SavedDraft>((resolve) => {
      finish = resolve;
    });
    const { t, calls } = await show(language, { [DRAFT]: () => saving });
    await write(t('assignments.fields.text'), '<p>Two words</p>');
    await waitFor(() => expect(calls).toContain(DRAFT));
    fireEvent.click(screen.getByRole('button', { name: t('assignments.actions.handIn') }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    finish({ version: 1, savedAt: '2026-01-01T12:00:00.000Z' });
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  it('goes on with what was saved when the page is left and opened again', async () => {
    const bodies: unknown[] = [];
    const { t } = await show(language, {
      [ASSIGNMENT]: { ...assignment, acceptsText: false, acceptsLink: true },
      [DRAFT]: (_: unknown, body: unknown) => {
        bodies.push(body);
        return { version: bodies.length, savedAt: '2026-01-01T12:00:00.000Z' };
      },
      'GET /api/courses/3/assignments': { data: [{ ...assignment, courseTitle: {}, isFinished: false }], total: 1 },
    });
    const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('assignments.fields.link') });
    const put = async (value: string) => fireEvent.change(await field(), { target: { value } });
    await put('https://example.org/1');
    await waitFor(() => expect(bodies).toHaveLength(1));
    fireEvent.click(screen.getByRole('link', { name: t('assignments.actions.all') }));
    fireEvent.click(await screen.findByRole('link', { name: TITLE[language] }));
    expect((await field()).value).toBe('https://example.org/1');
    await put('https://example.org/2');
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ link: 'https://example.org/2', version: 1 }));
  });

  it('shows a receipt with its link until what was handed in is taken back', async () => {
    let state: OwnSubmission = {
      ...own,
      draft: {
        version: 1,
        body: '<p>Mine.</p>',
        link: '',
        files: [],
        savedAt: '2026-01-01T12:00:00.000Z',
        savedBy: null,
      },
    };
    const handedIn = { ...version, receiptCode: 'ABCDEFGHJK', link: 'https://one.org/' };
    const { t } = await show(language, {
      [SUBMISSION]: () => state,
      [SUBMIT]: () => {
        state = {
          ...own,
          ...{ assignmentSubmissionId: 4, state: 'SUBMITTED' as const, current: handedIn, versions: [handedIn] },
          abilities: { ...own.abilities, canWithdraw: true },
        };
        return { ...handedIn, assignmentSubmissionId: 4, isLate: false };
      },
      'GET /api/assignment-submissions/4/comments': { data: [] },
      'POST /api/course-assignments/8/submission/withdraw': () => {
        const versions = [{ ...handedIn, withdrawnAt: '2026-01-06T14:00:00.000Z' }];
        state = {
          ...own,
          assignmentSubmissionId: 4,
          draft: { ...handedIn, version: 2, savedBy: null, savedAt: '2026-01-06T14:00:00.000Z' },
          versions,
        };
      },
    });
    const press = async (role: 'alertdialog' | null, key: 'handIn' | 'withdraw') => {
      const place = role ? within(await screen.findByRole(role)) : screen;
      fireEvent.click(await place.findByRole('button', { name: t(`assignments.actions.${key}`) }));
    };
    await press(null, 'handIn');
    await press('alertdialog', 'handIn');
    expect(await screen.findByText('ABCDEFGHJK')).toBeTruthy();
    expect(screen.getByText((text) => text.includes(t('assignments.labels.oneLink')))).toBeTruthy();
    await press(null, 'withdraw');
    await press('alertdialog', 'withdraw');
    await waitFor(() => expect(screen.queryByText('ABCDEFGHJK')).toBeNull());
  });

  it('saves the rest while the link is only half written, and the link once it is whole', async () => {
    const bodies: { body: string; link: string; version: number }[] = [];
    const details = [{ path: 'link', code: 'url', message: 'Not whole' }];
    const { t, kit, toasts } = await show(language, {
      [ASSIGNMENT]: { ...assignment, acceptsLink: true },
      [SUBMISSION]: {
        ...own,
        draft: {
          version: 3,
          body: '',
          link: 'https://one.org/',
          files: [],
          savedAt: '2026-01-01T12:00:00.000Z',
          savedBy: null,
        },
      },
      [DRAFT]: (_: unknown, body: (typeof bodies)[number]) => {
        if (body.link === 'https://t')
          return jsonResponse(400, { message: 'x', status: 400, errorCode: 'validation', details });
        bodies.push(body);
        return { version: body.version + 1, savedAt: '2026-01-01T12:00:00.000Z' };
      },
    });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: t('assignments.fields.link') });
    fireEvent.change(field, { target: { value: 'https://t' } });
    await write(t('assignments.fields.text'), '<p>Two words</p>');
    expect(await screen.findByText('Not whole')).toBeTruthy();
    const [beforeTime = ''] = t('assignments.draft.halfLink', { time: '|' }).split('|');
    expect(screen.getByText((text) => text.startsWith(beforeTime))).toBeTruthy();
    expect(bodies.at(-1)).toMatchObject({ body: '<p dir="auto">Two words</p>', link: 'https://one.org/' });
    expect(field.value).toBe('https://t');
    expect(kit.storage.getItem(`${STORAGE_KEYS.unsent}.assignment.8.${TEST_USER.id}`)).toContain('https://t"');
    fireEvent.click(screen.getByRole('button', { name: t('assignments.actions.handIn') }));
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual([t('assignments.messages.halfLink')]));
    fireEvent.change(field, { target: { value: 'https://two.org/' } });
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ link: 'https://two.org/' }));
    await waitFor(() => expect(screen.queryByText('Not whole')).toBeNull());
    expect(bodies.map(({ version }) => version)).toEqual(bodies.map((_, at) => at + 3));
  });

  it("is shown under its own course's address", async () => {
    const { address } = await show(language, { [ASSIGNMENT]: { ...assignment, courseId: 7 } });
    await waitFor(() => expect(address()).toBe('/lms/courses/7/assignments/8'));
    expect(await screen.findByText(language === 'en' ? 'Write.' : 'اكتب.')).toBeTruthy();
  });

  it('takes several files at once, one after the other, each that fits', async () => {
    const sent: string[] = [];
    class Request {
      status = 204;
      upload = {};
      onload = () => undefined;
      open(_: string, url: string) {
        sent.push(url);
      }
      setRequestHeader() {}
      send() {
        setTimeout(() => this.onload(), 5);
      }
    }
    vi.stubGlobal('XMLHttpRequest', Request);
    const names: string[] = [];
    const bodies: { mediaIds: number[] }[] = [];
    const done = (mediaId: number): ResponseOf<'POST /api/media/upload/{uploadId}/complete'> => ({
      mediaId,
      url: '/media/1',
      contentType: 'application/pdf',
      name: names[mediaId - 1] ?? '',
      byteSize: 3,
      width: null,
      height: null,
      durationSeconds: null,
      alt: {},
      variants: [],
      kind: 'DOCUMENT',
      visibility: 'PRIVATE',
      status: 'READY',
      createdAt: '2026-03-01T10:00:00.000Z',
    });
    const { t } = await show(language, {
      [ASSIGNMENT]: { ...assignment, acceptsText: false, acceptsFiles: true, mostFiles: 2, extensions: ['pdf'] },
      'POST /api/media/presigned-upload': (_: unknown, body: unknown) => {
        names.push((body as { fileName: string }).fileName);
        const at = names.length;
        return {
          uploadId: `u${at}`,
          method: 'PUT' as const,
          url: `https://store.test/${at}`,
          headers: {},
          isResumable: false,
          expiresAt: '2026-03-01T11:00:00.000Z',
        };
      },
      'POST /api/media/upload/u1/complete': () => done(1),
      'POST /api/media/upload/u2/complete': () => done(2),
      [DRAFT]: (_: unknown, body: unknown) => {
        bodies.push(body as { mediaIds: number[] });
        return { version: bodies.length, savedAt: '2026-01-01T12:00:00.000Z' };
      },
    });
    await screen.findByText(t('common.fields.dropFile'));
    const files = ['one.pdf', 'three.docx', 'two.pdf'].map((name) => new File(['abc'], name));
    fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files } });
    await waitFor(() => expect(bodies.at(-1)?.mediaIds).toEqual([1, 2]));
    expect(screen.getByText(t('assignments.files.wrongType', { name: 'three.docx', types: '.pdf' }))).toBeTruthy();
    expect(names).toEqual(['one.pdf', 'two.pdf']);
    expect(sent).toHaveLength(2);
    expect(screen.getByText('two.pdf')).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('lets nobody’s words be lost when somebody else has saved', async () => {
    let attempts = 0;
    const conflict = () =>
      jsonResponse(409, { message: 'x', status: 409, errorCode: 'submission.draft-changed', details: [] });
    const theirs = {
      version: 5,
      body: '<p>Theirs</p>',
      link: '',
      files: [],
      savedAt: '2026-01-01T12:00:00.000Z',
      savedBy: null,
    };
    const { t } = await show(language, {
      [DRAFT]: () => {
        attempts += 1;
        return conflict();
      },
      [SUBMISSION]: () => ({ ...own, draft: attempts > 0 ? theirs : null }),
    });
    const field = await write(t('assignments.fields.text'), '<p>Mine</p>');
    fireEvent.click(await screen.findByRole('button', { name: t('assignments.actions.takeTheirs') }));
    await waitFor(() => expect(field.textContent).toBe('Theirs'));
  });

  it('stands in the list with its state and date', async () => {
    const { t } = await show(
      language,
      { 'GET /api/courses/3/assignments': { data: [{ ...assignment, courseTitle: {}, isFinished: false }], total: 1 } },
      '',
    );
    const link = await screen.findByRole('link', { name: TITLE[language] });
    expect(link.getAttribute('href')).toBe('/lms/courses/3/assignments/8');
    expect(screen.getByText(t('assignments.states.NOT_SUBMITTED'))).toBeTruthy();
  });

  it('says why nothing can be handed in', async () => {
    const { t } = await show(language, {
      [ASSIGNMENT]: { ...assignment, refusal: 'CLOSED', closesAt: '2026-01-01T12:00:00.000Z' },
      [SUBMISSION]: { ...own, abilities: { ...own.abilities, canWrite: false } },
    });
    expect((await screen.findByText(new RegExp(t('assignments.refusals.CLOSED')))).textContent).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('assignments.actions.handIn') })).toBeNull();
  });

  it('names who handed in for a group', async () => {
    const current = { ...version, receiptCode: 'X', submittedBy: { userId: 9, firstName: 'Hana', lastName: 'Said' } };
    const { t } = await show(language, {
      [ASSIGNMENT]: { ...assignment, isGroupWork: true },
      [SUBMISSION]: { ...own, assignmentSubmissionId: 4, state: 'SUBMITTED', current, versions: [current] },
      'GET /api/assignment-submissions/4/comments': { data: [] },
    });
    expect(await screen.findByRole('heading', { name: t('assignments.titles.handedIn') })).toBeTruthy();
    expect(screen.getByText('Hana Said')).toBeTruthy();
  });

  it('explains the late cut line by line', async () => {
    const { t } = await show(language, {
      [ASSIGNMENT]: { ...assignment, state: 'RETURNED', points: '66', isLate: true },
      [SUBMISSION]: {
        ...own,
        assignmentSubmissionId: 4,
        state: 'RETURNED',
        current: version,
        versions: [{ ...version, receiptCode: 'X' }],
        abilities: { ...own.abilities, canWrite: false },
        mark: returnedMark(),
      },
      'GET /api/assignment-submissions/4/comments': { data: [] },
    });
    for (const line of ['assignments.mark.given', 'assignments.mark.counts'] as const)
      expect(await screen.findByText(t(line))).toBeTruthy();
    expect(screen.getByText('Well done')).toBeTruthy();
  });

  it('says from when the task can be read, and fetches it when that has come', async () => {
    const hidden: Partial<AssignmentDetail> = {
      isTold: false,
      instructions: {},
      refusal: 'NOT_OPEN_YET',
      opensAt: '2026-01-01T12:00:00.200Z',
    };
    const answer = { opened: false };
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { t } = await show(language, {
      [ASSIGNMENT]: () => (answer.opened ? assignment : { ...assignment, ...hidden }),
      [SUBMISSION]: { ...own, abilities: { ...own.abilities, canWrite: false } },
    });
    const [before] = t('assignments.hints.shownFrom', { date: '|' }).split('|');
    expect(await screen.findByText((text) => text.startsWith(before!))).toBeTruthy();
    expect(screen.queryByText((text) => text.startsWith(t('assignments.refusals.NOT_OPEN_YET')))).toBeNull();
    answer.opened = true;
    expect(await screen.findByText(language === 'en' ? 'Write.' : 'اكتب.')).toBeTruthy();
    expect(screen.queryByText((text) => text.startsWith(before!))).toBeNull();
  });

  it('asks before one’s own message is deleted', async () => {
    let comments = [
      {
        ...{ submissionCommentId: 9, author: null, isByMarker: false, isOwn: true, waitsForRelease: false },
        body: 'A day more?',
        createdAt: '2026-01-06T14:00:00.000Z',
      },
    ];
    const { t } = await show(language, {
      [ASSIGNMENT]: assignment,
      [SUBMISSION]: { ...own, assignmentSubmissionId: 4, state: 'SUBMITTED', current: version },
      'GET /api/assignment-submissions/4/comments': () => ({ data: comments }),
      'DELETE /api/assignment-submissions/4/comments/9': () => {
        comments = [];
      },
    });
    await screen.findByText('A day more?');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: t('common.actions.delete') })));
    const asked = await screen.findByRole('alertdialog', { name: t('assignments.dialogs.deleteComment') });
    await act(async () => fireEvent.click(within(asked).getAllByRole('button')[0]!));
    expect(comments).toHaveLength(1);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: t('common.actions.delete') })));
    const again = await screen.findByRole('alertdialog', { name: t('assignments.dialogs.deleteComment') });
    fireEvent.click(within(again).getByRole('button', { name: t('common.actions.delete') }));
    await waitFor(() => expect(screen.queryByText('A day more?')).toBeNull());
  });

  it('shows a mark for nothing handed in, which is of no version', async () => {
    const { t } = await show(language, {
      [ASSIGNMENT]: { ...assignment, state: 'RETURNED', points: '0' },
      [SUBMISSION]: {
        ...own,
        assignmentSubmissionId: 4,
        state: 'RETURNED',
        abilities: { ...own.abilities, canWrite: false },
        mark: returnedMark({
          points: '0',
          givenPoints: '0',
          lateDeduction: '0',
          lateIntervals: 0,
          number: 0,
          comment: 'Nothing came',
        }),
      },
    });
    expect(await screen.findByText('Nothing came')).toBeTruthy();
    const [beforeDate] = t('assignments.mark.withoutSubmission', { date: '|' }).split('|');
    expect(screen.getByText((text) => text.startsWith(beforeDate ?? '–'))).toBeTruthy();
  });
});
