/// <reference lib="dom" />
import { DESKTOP_AR, DESKTOP_EN, settled, type View, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/visit.ts';

let courseId: number;

test.beforeAll(({ places }) => {
  ({ courseId } = places.surveys);
});

const TEACHER = 'instructor@demo.test';
const DAY = 86_400_000;
/** So many hand something in. */
const WORKS = 6;

const both = (text: string) => ({ en: text, ar: text });
const criterion = (id: number, name: string) => ({
  id,
  name: both(name),
  description: {},
  isRange: false,
  levels: [
    { id: id * 10 + 1, points: '5', name: both('Strong'), description: {} },
    { id: id * 10 + 2, points: '2', name: both('Sound'), description: {} },
  ],
});

/** An assignment by a rubric of two criteria, due an hour ago, a tenth off for each day, and works that wait. */
async function givenWorks(title: string): Promise<number> {
  const call = await callsAs(serverUrl, TEACHER);
  const { courseSectionId } = await call<{ courseSectionId: number }>('POST', `courses/${courseId}/sections`, {
    title: both(title),
  });
  const lesson = { kind: 'ASSIGNMENT', title: both(title), isRequired: false };
  const { courseSubsectionId: id } = await call<{ courseSubsectionId: number }>(
    'POST',
    `course-sections/${courseSectionId}/subsections`,
    lesson,
  );
  const { rubricId } = await call<{ rubricId: number }>('POST', `courses/${courseId}/rubrics`, {
    title: both(title),
    content: { criteria: [criterion(1, 'Effect'), criterion(2, 'Agreement')], allowsFreePoints: false },
  });
  await call('PUT', `course-assignments/${id}`, {
    instructions: both('<p>Write one piece of feedback.</p>'),
    attachmentIds: [],
    acceptsText: true,
    acceptsFiles: false,
    acceptsLink: false,
    mostWords: null,
    mostFiles: 5,
    mostBytes: 1_048_576,
    extensions: [],
    isGroupWork: false,
    latePercent: '10',
    lateInterval: 'DAY',
    lateFloorPercent: '0',
    missingPercent: null,
    versionsAllowed: null,
    resubmitsUntil: null,
    allowsWithdrawal: true,
    maximum: '10',
    opensAt: null,
    dueAt: new Date(Date.now() - DAY / 24).toISOString(),
    closesAt: null,
    rubricId,
    markerCount: 1,
    tolerance: '0',
    isBlind: false,
    release: 'BY_HAND',
    releaseAt: null,
    version: 0,
  });
  await call('POST', `course-assignments/${id}/publish`);
  const { data } = await call<{ data: { email: string }[] }>(
    'GET',
    `courses/${courseId}/enrolled-students?take=${WORKS}`,
  );
  expect(data).toHaveLength(WORKS);
  for (const { email } of data) {
    const learner = await callsAs(serverUrl, email);
    const work = `course-assignments/${id}/submission`;
    const body = { body: `<p>${title}: what ${email} wrote.</p>`, link: '', mediaIds: [], version: 0 };
    const { version } = await learner<{ version: number }>('PUT', `${work}/draft`, body);
    await learner('POST', `${work}/submit`, { version });
  }
  return id;
}

const titleOf = (view: View): string => `Feedback ${Date.now().toString(36)} ${view.language}`;

const shownWork = ({ page }: Visit): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

for (const [name, view] of walkedIn(DESKTOP_AR, DESKTOP_EN)) {
  test(`one submission is marked, and the next is there, in five clicks from the studio’s home: ${name}`, async ({
    enter,
  }) => {
    const title = titleOf(view);
    await givenWorks(title);
    const visit = await enter(TEACHER, view);
    const { page, word, go, sees } = visit;
    // where who teaches lands
    await go('/studio/home');
    let clicks = 0;
    const click = async (what: ReturnType<typeof page.getByRole>) => {
      clicks += 1;
      await what.click();
      await settled(page);
    };
    const { title: course } = await (await callsAs(serverUrl, TEACHER))<{ title: Record<string, string> }>(
      'GET',
      `courses/${courseId}`,
    );
    await click(
      page
        .getByRole('main')
        // work that waits may be called after the course
        .getByRole('link', { name: course[view.language] ?? '', exact: true })
        .first(),
    );
    const menu = page.getByRole('navigation', { name: word('builder.course.tabs') });
    // its line says how many wait as well
    await click(menu.locator('a[href$="/assignments"]'));
    await click(page.getByRole('link', { name: title }).first());
    await click(page.getByRole('link', { name: word('marking.actions.markOf') }).first());
    await page.waitForURL(/submissions\/\d+$/);
    await settled(page);
    const first = shownWork(visit);
    // the levels by their places on the keyboard, which are no clicks
    await page.keyboard.press('1');
    await page.keyboard.press('1');
    // ten of ten, and a tenth off for the day that has begun
    const result = page.getByRole('status', { name: word('marking.labels.result') });
    await expect(result).toContainText(view.language === 'ar' ? '٩' : '9');
    await click(page.getByRole('button', { name: word('marking.actions.saveAndNext') }));
    await sees('marking.labels.savedOf');
    await expect.poll(() => shownWork(visit)).not.toBe(first);
    expect(clicks).toBeLessThanOrEqual(5);
    await visit.leave();
  });

  test(`five submissions are marked by keys alone: ${name}`, async ({ enter }) => {
    const title = titleOf(view);
    const assignmentId = await givenWorks(title);
    const visit = await enter(TEACHER, view);
    const { page, word, go } = visit;
    // whoever has handed something in: all learners are more than a page
    await go(`/studio/courses/${courseId}/assignments/${assignmentId}/submissions?status=SUBMITTED`);
    const marks = page.getByRole('link', { name: word('marking.actions.markOf') });
    await expect(marks).toHaveCount(WORKS);
    await marks.first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/submissions\/\d+$/);
    await settled(page);
    const seen = new Set<string>();
    for (let at = 0; at < WORKS - 1; at += 1) {
      const here = shownWork(visit);
      seen.add(here);
      await expect(page.getByRole('radio').first()).toBeAttached();
      for (const key of ['1', '2']) await page.keyboard.press(key);
      await page.keyboard.press('c');
      await page.keyboard.type(`Seen ${at}`);
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect.poll(() => shownWork(visit)).not.toBe(here);
      await settled(page);
    }
    expect(seen.size).toBe(WORKS - 1);
    const call = await callsAs(serverUrl, TEACHER);
    const { counts } = await call<{ counts: Record<string, number> }>(
      'GET',
      `course-assignments/${assignmentId}/submissions?take=1`,
    );
    expect(counts).toMatchObject({ SUBMITTED: 1, MARKED: WORKS - 1 });
    await visit.leave();
  });
}
