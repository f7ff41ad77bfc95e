import { DESKTOP_EN, PHONE_AR, settled, type View, walkedIn } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';
import type { Enter } from '../support/visit.ts';

let courseId: number;
let gradedId: number;
let byRubric: { courseId: number; boardId: number };

test.beforeAll(({ places }) => {
  ({ courseId, gradedId, byRubric } = places.discussions);
});

const WORDS = {
  en: 'My number is seventeen, the minutes that our visitors wait, and it hides that half of them never come back at all.',
  ar: 'رقمي سبع عشرة دقيقة ينتظرها زوّارنا، وهو يخفي أن نصفهم لا يعود أبدًا، ولا أحد يسأل عنهم بعد ذلك في أي اجتماع.',
} as const;
/** Each is there once: writing lifts the gate for good. */
const LEARNERS = { en: 'jawaher.alamri@learners.demo.test', ar: 'majed.alshehri@learners.demo.test' } as const;
const NAMES = { en: /Jawaher/, ar: /ماجد/ } as const;

/** Writes first, reads what others wrote, and replies. */
async function discuss(enter: Enter, view: View): Promise<void> {
  const { page, word, go, press, leave } = await enter(LEARNERS[view.language], view);
  const words = WORDS[view.language];
  await go(`/lms/courses/${courseId}/discussion-boards/${gradedId}`);
  await expect(page.getByRole('heading', { name: word('discussions.gate.title') })).toBeVisible();
  await page.getByRole('textbox', { name: word('discussions.fields.reply') }).click();
  await page.keyboard.type(words);
  await press('discussions.actions.contribute');
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('heading', { name: word('discussions.gate.title') })).toBeHidden();
  await page
    .getByRole('button', { name: word('discussions.actions.reply'), exact: true })
    .first()
    .click();
  await page.getByRole('textbox', { name: word('discussions.fields.replyTo') }).click();
  await page.keyboard.type(`${words} 2`);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`${words} 2`)).toBeVisible();
  // away from the edge of the bar, below which half a button would stand
  await page.evaluate(() => window.scrollTo(0, 0));
  await leave();
}

/** The instructor sees what was counted, and gives something else. */
async function grade(enter: Enter, view: View): Promise<void> {
  const { page, word, go, leave } = await enter('admin@demo.test', view);
  await go(`/studio/courses/${courseId}/discussions/${gradedId}/grades`);
  const row = page.getByRole('row', { name: NAMES[view.language] });
  await row.getByRole('button').last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(word('discussion-desk.fields.points')).fill('2.5');
  await dialog.getByRole('button', { name: word('common.actions.save') }).click();
  await expect(dialog).toBeHidden();
  await settled(page);
  await leave();
}

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR)) {
  test(`a discussion is written before it is read, replied to and graded: ${name}`, async ({ enter }) => {
    await discuss(enter, view);
    await grade(enter, view);
  });
}

const OPINIONS = {
  en: 'The quarterly town hall: a page of questions sent before it would do, and I agree with Hassan that holding the slot costs too much.',
  ar: 'اللقاء الفصلي العام: تكفي صفحة أسئلة تُرسَل قبله، وأوافق حسن على أن حجز الوقت كل أسبوع مكلف.',
} as const;
/** Neither has a grade yet; each is there once. */
const WRITERS = { en: 'mustafa.demir@learners.demo.test', ar: 'bilal.chaudhry@learners.demo.test' } as const;
const WRITER_NAMES = { en: /Mustafa/, ar: /بلال/ } as const;
const THANKS = { en: 'Clear and to the point.', ar: 'واضح ومباشر.' } as const;

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR)) {
  const { language } = view;
  test(`a discussion is graded by a rubric, and the learner reads why: ${name}`, async ({ enter }) => {
    const board = `/lms/courses/${byRubric.courseId}/discussion-boards/${byRubric.boardId}`;
    const learner = await enter(WRITERS[language], view);
    await learner.go(board);
    await expect(learner.page.getByRole('heading', { name: learner.word('discussions.titles.grading') })).toBeVisible();
    await learner.page.getByRole('textbox', { name: learner.word('discussions.fields.reply') }).click();
    await learner.page.keyboard.type(OPINIONS[language]);
    await learner.press('discussions.actions.contribute');
    await expect(learner.page.getByText(OPINIONS[language])).toBeVisible();
    // the page goes to it as soon as it is there
    await expect(learner.page.getByText(learner.word('discussions.messages.sent'))).toBeVisible();
    await learner.page.evaluate(() => window.scrollTo(0, 0));
    await learner.leave();

    const marker = await enter('admin@demo.test', view);
    await marker.go(`/studio/courses/${byRubric.courseId}/discussions/${byRubric.boardId}/grades`);
    await marker.page.getByRole('row', { name: WRITER_NAMES[language] }).getByRole('link').last().click();
    await expect(marker.page.getByText(OPINIONS[language])).toBeVisible();
    for (let criterion = 0; criterion < 3; criterion++) await marker.page.keyboard.press('1');
    const panel = marker.page.getByRole('region', { name: marker.word('rubrics.titles.rubric') });
    await expect(panel.getByRole('status', { name: marker.word('marking.labels.result') })).toContainText(
      language === 'en' ? '10' : '١٠',
    );
    await panel.getByLabel(marker.word('assignment-marking.fields.comment')).fill(THANKS[language]);
    await marker.press('assignment-marking.actions.save');
    await expect(marker.page.getByText(marker.word('assignment-marking.messages.saved'))).toBeVisible();
    await settled(marker.page);
    await marker.leave();

    const again = await enter(WRITERS[language], view);
    await again.go(board);
    await expect(again.page.getByRole('heading', { name: again.word('discussions.titles.mark') })).toBeVisible();
    await expect(again.page.getByText(THANKS[language])).toBeVisible();
    await again.leave();
  });
}
