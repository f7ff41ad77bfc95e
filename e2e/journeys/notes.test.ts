import { DESKTOP_EN, PHONE_AR, settled, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { writeText } from '../support/editor.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';

const PERSON = 'learner@demo.test';

interface Courses {
  data: { courseId: number }[];
}
interface Sections {
  data: { subsections: { courseSubsectionId: number; kind: string; lock: unknown }[] }[];
}

/** A video that the learner of the demo may see. */
async function findVideo(): Promise<{ courseId: number; lessonId: number }> {
  const own = await callsAs(serverUrl, PERSON);
  const { data } = await own<Courses>('GET', 'courses?take=100');
  for (const { courseId } of data) {
    const sections = await own<Sections>('GET', `courses/${courseId}/student-sections`).catch(() => null);
    const lessons = sections?.data.flatMap(({ subsections }) => subsections) ?? [];
    const video = lessons.find(({ kind, lock }) => kind === 'VIDEO' && lock === null);
    if (video) return { courseId, lessonId: video.courseSubsectionId };
  }
  throw new Error("The demo's learner has no video.");
}

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR))
  test(`a note at a moment of a video, found again, deleted and taken back: ${name}`, async ({ enter }) => {
    const { courseId, lessonId } = await findVideo();
    const text = `${view.language === 'ar' ? 'ملاحظة' : 'Note'} ${Date.now().toString(36)}`;
    const learner = await enter(PERSON, view);
    const { page, word, go, press } = learner;
    await go(`/lms/courses/${courseId}/content/${lessonId}`);
    // its name goes on with how many there are
    const { source } = word('course.notes.open');
    await page.getByRole('button', { name: new RegExp(source.replace('\\s*$', ''), 'u') }).waitFor();
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      video.currentTime = 7;
    });
    await page.keyboard.press('n');
    await writeText(page.getByRole('textbox', { name: word('notes.fields.text') }), text);
    await press('notes.actions.done');
    await expect(page.getByRole('textbox', { name: word('notes.fields.text') })).toBeHidden();
    await expect(page.locator('.player-mark').first()).toBeAttached();

    await go(`/lms/courses/${courseId}/notes?search=${encodeURIComponent(text)}`);
    await expect(page.getByText(text)).toBeVisible();
    await press('notes.actions.delete');
    await expect(page.getByText(word('notes.messages.deleted'))).toBeVisible();
    await expect(page.getByText(text)).toBeHidden();
    await press('common.actions.undo');
    await expect(page.getByText(text)).toBeVisible();

    await press('notes.actions.export');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: word('notes.actions.exportMarkdown') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^\p{L}+ - .+ \d{4}-\d\d-\d\d\.md$/u);

    await page.locator(`a[href$="?t=7"]`).first().click();
    await settled(page);
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime)))
      .toBe(7);
    await learner.leave();
  });
