import path from 'node:path';
import { DESKTOP_EN, PHONE_AR, settled, type View, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { writeText } from '../support/editor.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';
import type { Enter, Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

let courseId: number;

test.beforeAll(({ places }) => {
  ({ courseId } = places.surveys);
});

const TEACHER = 'instructor@demo.test';
const FIRST = 'hanan.alanazi@learners.demo.test';
const COPIER = 'learner@demo.test';
const PDF = path.resolve('demo/assets/media/one-page-budget.pdf');
const DAY = 86_400_000;

const level = (id: number, points: string, name: string) => ({
  id,
  points,
  name: { en: name, ar: name },
  description: {},
});

/** A lesson that waits for its assignment, and a rubric to mark it by. */
async function givenLesson(title: string): Promise<{ assignmentId: number }> {
  const call = await callsAs(serverUrl, TEACHER);
  const section = await call<{ courseSectionId: number }>('POST', `courses/${courseId}/sections`, {
    title: { en: title, ar: title },
  });
  const { courseSubsectionId } = await call<{ courseSubsectionId: number }>(
    'POST',
    `course-sections/${section.courseSectionId}/subsections`,
    { kind: 'ASSIGNMENT', title: { en: title, ar: title }, isRequired: false },
  );
  await call('POST', `courses/${courseId}/rubrics`, {
    title: { en: title, ar: title },
    content: {
      criteria: [
        {
          id: 1,
          name: { en: 'Thought', ar: 'الفكرة' },
          description: {},
          isRange: false,
          levels: [level(1, '0', 'None'), level(2, '20', `${title} full`)],
        },
      ],
      allowsFreePoints: false,
    },
  });
  return { assignmentId: courseSubsectionId };
}

/** The teacher writes it, publishes it and has it checked for plagiarism. */
async function write(enter: Enter, view: View, title: string, assignmentId: number): Promise<void> {
  const { page, word, go, press, sees, leave } = await enter(TEACHER, view);
  const place = `/studio/courses/${courseId}/assignments/${assignmentId}`;
  await go(`${place}/rules`);
  await writeText(page.locator('[contenteditable="true"]').first(), `${title}: say what you think.`);
  // rules are folded until it is there
  for (const part of ['assignment-marking.titles.dates', 'assignment-marking.titles.marking'] as const)
    await page.getByRole('heading', { name: word(part), exact: true }).click();
  const rubrics = page.getByLabel(word('assignment-marking.fields.rubric'));
  await rubrics.selectOption({
    index: await rubrics
      .locator('option')
      .evaluateAll((all, name) => all.findIndex((each) => each.textContent?.includes(name)), title),
  });
  await page.getByRole('switch', { name: word('assignment-marking.fields.isLateCut') }).click();
  await press('common.actions.saveChanges');
  await sees('assignment-marking.messages.rulesSaved');
  await press('assignment-marking.actions.publish');
  await sees('assignment-marking.messages.published');
  await go(`${place}/plagiarism`);
  await page.getByRole('switch').first().click();
  await sees('plagiarism.hints.run');
  await leave();
  // it was due yesterday
  const call = await callsAs(serverUrl, TEACHER);
  const saved = await call<Record<string, unknown> & { attachments: unknown[] }>(
    'GET',
    `course-assignments/${assignmentId}/editing`,
  );
  const {
    assignmentId: _,
    courseId: __,
    title: ___,
    attachments,
    rubricVersion,
    isPublished,
    hasSubmissions,
    hasMarks,
    releasedAt,
    ...rules
  } = saved;
  await call('PUT', `course-assignments/${assignmentId}`, {
    ...rules,
    attachmentIds: [],
    dueAt: new Date(Date.now() - DAY / 2).toISOString(),
  });
}

/** Somebody hands a text in before anybody copies it. */
async function handInFirst(assignmentId: number, text: string): Promise<void> {
  const call = await callsAs(serverUrl, FIRST);
  const work = `course-assignments/${assignmentId}/submission`;
  const draft = await call<{ version: number }>('PUT', `${work}/draft`, {
    body: `<p>${text}</p>`,
    link: '',
    mediaIds: [],
    version: 0,
  });
  await call('POST', `${work}/submit`, { version: draft.version });
}

/** A group gets dates of its own, as the page for them has them. */
async function grantToGroup({ page, word, go, press }: Visit, place: string, title: string): Promise<void> {
  const call = await callsAs(serverUrl, TEACHER);
  const { courseGroupId } = await call<{ courseGroupId: number }>('POST', `courses/${courseId}/groups`, {
    name: { en: title, ar: title },
    capacity: null,
    isOpen: false,
  });
  await go(`${place}/accommodations`);
  await press('course-groups.grants.add');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption(String(courseGroupId));
  await dialog.getByRole('button', { name: word('common.actions.save') }).click();
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: title, visible: true }).first(),
  ).toBeVisible();
}

/** Somebody who handed in nothing gets a zero in the list, which says so. */
async function markNothing({ page, word, go, sees }: Visit, place: string): Promise<void> {
  await go(`${place}/submissions?status=NOT_SUBMITTED`);
  await page
    .getByRole('button', { name: word('assignment-marking.actions.markOf') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: word('assignment-marking.actions.save') }).click();
  await sees('assignment-marking.messages.saved');
  await expect(page.getByRole('button', { name: word('assignment-marking.actions.editMarkOf') }).first()).toBeVisible();
}

for (const [name, view] of walkedIn(PHONE_AR, DESKTOP_EN)) {
  test(`an assignment: written, handed in late, annotated, returned, compared: ${name}`, async ({ enter }) => {
    const mark = Date.now().toString(36);
    const title = `${view.language === 'ar' ? 'رأيك في الكتاب' : 'What you read'} ${mark}`;
    const text = `${mark} is the number under which I kept this book, and every evening I read ten pages of it aloud until the house was quiet and the lamp had to be filled again.`;
    const { assignmentId } = await givenLesson(title);
    await write(enter, view, title, assignmentId);
    await handInFirst(assignmentId, text);

    const learner = await enter(COPIER, view);
    const { page, word } = learner;
    await learner.go('/dashboard');
    const due = page.getByRole('listitem').filter({ hasText: title });
    // that it is overdue is said by the day that has passed
    const since = await due.locator('time').first().getAttribute('datetime');
    expect(Date.parse(since ?? '')).toBeLessThan(Date.now());
    await page.getByRole('link', { name: word('activities.actions.due') }).click();
    await page.waitForURL(/user-activities\?view=due$/);
    // the dashboard stays on the screen until the schedule is there
    await settled(page);
    await expect(due.getByText(word('activities.happened.DUE'))).toBeVisible();
    await due.getByRole('link', { name: title }).click();
    const written = page.getByRole('textbox', { name: word('assignments.fields.text') });
    await written.fill(`Mine begins here. ${text}`);
    await page.keyboard.press('ControlOrMeta+a');
    await learner.press('rich-text.tools.bold');
    await page.locator('main input[type="file"]').setInputFiles(PDF);
    await expect(page.getByText('one-page-budget.pdf').first()).toBeVisible();
    // its name stands there while it is still being sent
    const own = await callsAs(serverUrl, COPIER);
    await expect
      .poll(async () => {
        const { draft } = await own<{ draft: { files: unknown[]; body: string } | null }>(
          'GET',
          `course-assignments/${assignmentId}/submission`,
        );
        return [draft?.files.length, draft?.body.includes('<strong>')];
      })
      .toEqual([1, true]);
    await expect(page.getByText(wordsIn(view.language)('common.states.savedAt')).first()).toBeVisible();
    await page.reload();
    await settled(page);
    await expect(written.locator('strong')).toContainText(text);
    await learner.press('assignments.actions.handIn');
    const asked = page.getByRole('alertdialog');
    await asked.getByRole('button', { name: word('assignments.actions.handIn') }).click();
    await learner.sees('assignments.actions.printReceipt');
    await learner.sees('assignments.states.late');

    const teacher = await enter(TEACHER, view);
    const desk = teacher.page;
    const place = `/studio/courses/${courseId}/assignments/${assignmentId}`;
    const call = await callsAs(serverUrl, TEACHER);
    const { data } = await call<{ data: { assignmentSubmissionId: number | null; number: number | null }[] }>(
      'GET',
      `course-assignments/${assignmentId}/submissions?take=100`,
    );
    const works = await Promise.all(
      data
        .filter(({ number }) => number !== null)
        .map(({ assignmentSubmissionId: id }) =>
          call<{ assignmentSubmissionId: number; current: { files: unknown[] } }>(
            'GET',
            `assignment-submissions/${id}`,
          ),
        ),
    );
    const submission = works.find(({ current }) => current.files.length === 1);
    await teacher.go(`${place}/submissions/${submission?.assignmentSubmissionId}`);
    const sheet = desk.locator('[data-page="1"]');
    await sheet.scrollIntoViewIfNeeded();
    await expect(sheet.locator('canvas')).toBeVisible();
    await sheet.focus();
    await desk.keyboard.press('n');
    await sheet.focus();
    for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await desk.keyboard.press(key);
    await desk.locator('aside textarea').first().fill(`${mark} note`);
    await expect(desk.getByText(word('common.states.saved')).first()).toBeVisible();
    await desk.getByText(`${title} full`).first().click();
    // on a phone there is room for one button: that of what comes next
    await teacher.press(view.width === 390 ? 'marking.actions.saveAndNext' : 'assignment-marking.actions.save');
    await teacher.sees('marking.labels.savedOf');
    await teacher.go(`${place}/submissions`);
    await teacher.press('assignment-marking.actions.release');
    await desk
      .getByRole('alertdialog')
      .getByRole('button', { name: word('assignment-marking.actions.release') })
      .click();
    await teacher.sees('assignment-marking.actions.hide');

    await learner.page.reload();
    await settled(page);
    await expect(page.getByText(word('assignments.mark.counts')).first()).toBeVisible();
    await expect(page.getByText(`${mark} note`).first()).toBeVisible();
    await learner.leave();

    await grantToGroup(teacher, place, title);
    await markNothing(teacher, place);

    await teacher.go(`${place}/plagiarism`);
    // the same file was handed in elsewhere too
    const here = desk
      .getByRole('article')
      .filter({ hasNot: desk.getByText(word('plagiarism.labels.otherAssignment')) });
    await expect(here.first()).toBeVisible({ timeout: 30_000 });
    await here.first().getByRole('link').click();
    await desk.waitForURL(/plagiarism\/\d+$/);
    await settled(desk);
    await expect(desk.locator('[data-passage="0"]').first()).toContainText('every evening I read ten pages');
    await teacher.leave();
  });
}
