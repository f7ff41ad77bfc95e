import { sessionOf } from '../../packages/web-kit/src/session/session.ts';
import { DESKTOP_EN, PHONE_AR, type View, walkedIn } from '../support/browser.ts';
import { callsAs, logIn } from '../support/calls.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';
import type { Enter } from '../support/visit.ts';

const ADMINISTRATOR = 'admin@demo.test';
const TEACHER = 'instructor@demo.test';
const MINUTE = 60_000;

/** A lecture in Zoom without a link, which begins in a moment. */
async function givenLecture(courseId: number, title: string): Promise<number> {
  const call = await callsAs(serverUrl, TEACHER);
  const session = sessionOf(await logIn(serverUrl, TEACHER));
  const at = new Date(Date.now() + 5 * MINUTE).toISOString();
  const { lectureId } = await call<{ lectureId: number }>('POST', `courses/${courseId}/lectures`, {
    title: { en: title, ar: title },
    zone: 'UTC',
    localDate: at.slice(0, 10),
    localTime: at.slice(11, 16),
    durationMinutes: 60,
    settings: {
      kind: 'ONLINE',
      tool: 'ZOOM',
      address: null,
      place: {},
      location: {},
      mapUrl: null,
      accessibility: {},
      capacity: null,
      hostUserId: session?.user.id,
      coHostUserIds: [],
      doorsMinutes: 15,
      lateMinutes: 10,
      joiningCounts: false,
      isRecorded: false,
      reminders: [],
    },
  });
  await call('POST', `course-lectures/${lectureId}/publish`);
  return lectureId;
}

async function enterApp(enter: Enter, view: View): Promise<void> {
  const { page, word, go, press, leave } = await enter(ADMINISTRATOR, view);
  await go('/studio/settings/meetings');
  await page.getByLabel(word('video-conferencing.settings.clientId')).fill('client-1');
  await page.getByLabel(word('video-conferencing.settings.clientSecret')).fill('secret-1');
  await press('common.actions.saveChanges');
  await expect(page.getByText(word('video-conferencing.settings.secretKept'))).toBeVisible();
  await leave();
}

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR))
  test(`an organisation sets Zoom up, an instructor connects, a lecture gets its meeting and is joined: ${name}`, async ({
    enter,
    places,
  }) => {
    // not that of the lectures, whose next one others look for
    const { courseId } = places.discussions.byRubric;
    await enterApp(enter, view);
    const lectureId = await givenLecture(courseId, `Zoom ${Date.now().toString(36)}`);

    const teacher = await enter(TEACHER, view);
    await teacher.go('/studio/zoom');
    await teacher.press('video-conferencing.actions.connect');
    await teacher.page.getByRole('link', { name: 'Allow' }).click();
    await teacher.sees('video-conferencing.zoom.connected');
    await teacher.go(`/studio/courses/${courseId}/lectures/${lectureId}`);
    await teacher.press('video-conferencing.actions.make');
    await teacher.sees('video-conferencing.meeting.READY');

    const learner = await enter('learner@demo.test', view);
    await learner.context.route('https://zoom.us/**', (route) => route.fulfill({ body: 'Zoom' }));
    await learner.go(`/lms/courses/${courseId}/online-lectures/${lectureId}`);
    await learner.page
      .getByRole('main')
      .getByRole('button')
      .filter({ has: learner.page.locator('.lucide-video') })
      .first()
      .click();
    await expect(learner.page.getByRole('link', { name: learner.word('lectures.join.again') })).toHaveAttribute(
      'href',
      /^https:\/\/zoom\.us\/j\/\d+\?pwd=/,
    );
    await learner.leave();

    await teacher.go('/studio/zoom');
    await teacher.press('video-conferencing.actions.disconnect');
    await teacher.page
      .getByRole('alertdialog')
      .getByRole('button', { name: teacher.word('video-conferencing.actions.disconnect') })
      .click();
    await teacher.sees('video-conferencing.zoom.notConnected');
    await teacher.leave();
  });
