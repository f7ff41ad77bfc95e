import { DESKTOP_EN, PHONE_AR, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { changeCourse, copyOf, deleteEmptyLessons } from '../support/copied-course.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';

const AUTHOR = 'instructor@demo.test';
const LEARNER = 'learner@demo.test';

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR)) {
  test(`a file and a link are handed out with a lesson, found by its learner, and taken away: ${name}`, async ({
    enter,
    places,
  }) => {
    const { filesCourseId, filesLessonId } = places.courseLife;
    const stamp = Date.now().toString(36);
    const author = await enter(AUTHOR, view);
    const { page, word } = author;
    await author.go(`/studio/courses/${filesCourseId}/lessons/${filesLessonId}`);
    await page.locator('input[type="file"][multiple]').setInputFiles({
      name: `sheet_${stamp}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from('One line a day.'),
    });
    // in the other language its name is followed by the one that it is in
    await expect(page.getByRole('link', { name: `sheet ${stamp}` })).toBeVisible();
    await author.press('attachments.desk.addLink');
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type="url"]').fill(`https://example.com/${stamp}`);
    await dialog.locator('input[lang="en"]').fill(`Page ${stamp}`);
    await dialog.locator('input[lang="ar"]').fill(`صفحة ${stamp}`);
    await dialog.getByRole('button', { name: word('common.actions.add') }).click();
    await expect(dialog).toBeHidden();
    const linkName = view.language === 'ar' ? `صفحة ${stamp}` : `Page ${stamp}`;
    await expect(page.getByRole('link', { name: linkName, exact: true })).toBeVisible();

    const learner = await enter(LEARNER, view);
    await learner.go(`/lms/courses/${filesCourseId}/content/${filesLessonId}`);
    // they are fetched when the reader comes near
    await learner.page.locator('#files').scrollIntoViewIfNeeded();
    await expect(learner.page.getByRole('link', { name: linkName, exact: true })).toHaveAttribute(
      'href',
      `https://example.com/${stamp}`,
    );
    const file = learner.page.getByRole('link', { name: `sheet ${stamp}` }).first();
    const answer = await learner.page.request.get((await file.getAttribute('href'))!);
    expect(await answer.text()).toBe('One line a day.');
    await learner.go(`/lms/courses/${filesCourseId}/information`);
    await expect(learner.page.getByRole('heading', { name: word('attachments.list.title') })).toBeVisible();

    for (const each of [`sheet ${stamp}`, linkName])
      await page
        .locator('li', { hasText: each })
        .getByRole('button', { name: word('attachments.desk.remove') })
        .click();
    await expect(page.getByRole('link', { name: linkName, exact: true })).toBeHidden();
    // it is gone when the word that takes it back is
    const own = await callsAs(serverUrl, LEARNER);
    const left = () =>
      own<{ data: { name: { en?: string } }[] }>('GET', `course-subsections/${filesLessonId}/attachments`);
    await expect
      .poll(async () => (await left()).data.filter((each) => JSON.stringify(each.name).includes(stamp)).length)
      .toBe(0);
    await learner.leave();
    await author.leave();
  });

  test(`who wants to hear that a course opens is told when it does: ${name}`, async ({ enter, places }) => {
    const stamp = Date.now().toString(36);
    const call = await callsAs(serverUrl, AUTHOR);
    const courseId = await copyOf(call, places.courseLife.filesCourseId, {
      en: `Coming ${stamp}`,
      ar: `قادمة ${stamp}`,
    });
    const opens = new Date(Date.now() + 9 * 86_400_000).toISOString();
    await changeCourse(call, courseId, { enrollsFrom: opens });
    await deleteEmptyLessons(call, courseId);
    // the demo's instructors ask for that
    const admin = await callsAs(serverUrl, 'admin@demo.test');
    await admin('PATCH', `courses/${courseId}/publish-status`, { isPublished: true });

    const learner = await enter(LEARNER, view);
    await learner.go(`/lms/courses/${courseId}/overview`);
    const tell = learner.page
      .getByRole('button', { name: learner.word('course.interest.tell') })
      .locator('visible=true');
    await tell.click();
    const waiting = learner.page.getByText(learner.word('course.interest.waiting')).locator('visible=true');
    await expect(waiting).toBeVisible();
    await learner.go(`/lms/courses/${courseId}/overview`);
    await expect(waiting).toBeVisible();

    const author = await enter(AUTHOR, view);
    await author.go(`/studio/courses/${courseId}/interests`);
    await expect(author.page.getByText(author.word('course-interests.standing.WAITING')).first()).toBeVisible();
    await author.press('common.actions.export');
    const [download] = await Promise.all([
      author.page.waitForEvent('download'),
      author.page.getByRole('menuitem', { name: author.word('studio.exports.csv') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d\.csv$/);

    const own = await callsAs(serverUrl, LEARNER);
    const news = async () =>
      (await own<{ data: { text: string }[] }>('GET', 'notifications?take=20')).data.filter(({ text }) =>
        text.includes(stamp),
      );
    // nobody is told of a course that they can't enrol in yet
    expect(await news()).toEqual([]);
    await changeCourse(call, courseId, { enrollsFrom: null });
    await expect.poll(async () => (await news()).length, { timeout: 60_000 }).toBeGreaterThan(0);
    await learner.go(`/lms/courses/${courseId}/overview`);
    await learner.press('course-overview.enroll.free');
    await learner.page.waitForURL(new RegExp(`/lms/courses/${courseId}(/|$)`));
    await author.go(`/studio/courses/${courseId}/interests`);
    await expect(author.page.getByText(author.word('course-interests.standing.ENROLLED')).first()).toBeVisible();
    await learner.leave();
    await author.leave();
  });
}
