import { DESKTOP_EN, PHONE_AR, settled, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/visit.ts';

let courseId: number;

test.beforeAll(({ places }) => {
  ({ courseId } = places.teachingExam);
});

const LEARNER = 'learner@demo.test';

/** A name that goes on with what it is about, or with "optional". */
const begins = (name: RegExp): RegExp => new RegExp(name.source.replace(/\\s\*\$$/, ''), 'u');

/** Writes an exam of two chosen questions and two drawn ones. */
async function write(visit: Visit, title: string): Promise<number> {
  const { page, word, go, press, sees } = visit;
  await go(`/studio/courses/${courseId}/exams`);
  await press('exam-authoring.titles.new');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(title);
  await dialog.getByRole('button', { name: word('common.actions.create') }).click();
  await page.waitForURL(/exams\/\d+$/);
  await settled(page);
  await sees('exam-authoring.findings.codes.no-questions');

  await press('exam-authoring.actions.addSection');
  await press('exam-authoring.actions.pick');
  for (const name of ['Fixed expenses', 'First things first']) {
    await dialog.getByRole('searchbox').fill(name);
    await settled(page); // the list before it stays until the search has responded
    await dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
  }
  await dialog.getByRole('button', { name: word('common.actions.add') }).click();
  await expect(dialog).toBeHidden();

  await press('exam-authoring.actions.draw');
  await dialog.getByRole('combobox').first().selectOption({ index: 1 });
  await dialog.getByLabel(word('exam-authoring.fields.take')).fill('2');
  await dialog.getByRole('button', { name: word('common.actions.add') }).click();
  await expect(dialog).toBeHidden();
  await sees('exam-authoring.findings.none');

  // what was removed comes back
  const rows = page.getByRole('textbox', { name: word('exam-authoring.labels.marksFor') });
  await expect(rows).toHaveCount(3);
  await page
    .getByRole('button', { name: word('studio.words.actionsFor') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: word('common.actions.remove') }).click();
  await expect(rows).toHaveCount(2);
  // the page has ways to undo of its own: the one beside the message is meant
  await page
    .getByText(word('exam-authoring.messages.removed'))
    .locator('..')
    .getByRole('button', { name: word('common.actions.undo') })
    .click();
  await expect(rows).toHaveCount(3);

  await rows.first().fill('5');
  await press('common.actions.saveChanges');
  await sees('exam-authoring.messages.saved');
  return Number(/exams\/(\d+)$/.exec(page.url())?.[1]);
}

/** Holds it in a new subsection of the last module, with an hour and one attempt. */
async function hold(visit: Visit, title: string): Promise<number> {
  const { page, word, go, press, sees } = visit;
  await go(`/studio/courses/${courseId}/outline`);
  await page
    .getByRole('button', { name: word('builder.outline.addOrSlash') })
    .last()
    .click();
  await page.keyboard.type('/exam');
  await page.keyboard.press('Enter');
  await page.keyboard.type(title);
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/exams\/held\/\d+$/);
  await settled(page);
  // the lesson has an exam of its own; the one that was written takes its place
  await press('exam-authoring.actions.changeRules');
  const rules = page.getByRole('dialog');
  const exams = rules.getByRole('combobox', { name: word('exam-authoring.fields.exam') });
  const own = await exams.inputValue();
  const options = exams.locator('option', { hasText: title });
  // one by each title: that of the lesson's own and the one that was written
  await expect(options).toHaveCount(2);
  const written = await options.evaluateAll(
    (all, before) => all.map((option) => (option as HTMLOptionElement).value).find((value) => value !== before),
    own,
  );
  await exams.selectOption(written ?? '');
  await page.getByLabel(begins(word('exam-authoring.fields.limitMinutes'))).fill('60');
  await page.getByRole('radiogroup').first().getByRole('radio').last().check();
  await rules.getByRole('button', { name: word('common.actions.saveChanges') }).click();
  await sees('exam-authoring.messages.rulesSaved');
  await expect(rules).toBeHidden();
  await press('exam-authoring.actions.publish');
  await sees('exam-authoring.messages.published');
  return Number(/held\/(\d+)$/.exec(page.url())?.[1]);
}

/** Grants the learner of the demo half an hour more. */
async function grant({ page, word, go, press, sees }: Visit, id: number): Promise<void> {
  await go(`/studio/courses/${courseId}/exams/held/${id}/accommodations`);
  await press('exam-authoring.actions.grant');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').first().fill(LEARNER);
  await page.getByRole('option').filter({ hasText: LEARNER }).first().click();
  await dialog.getByLabel(word('exam-authoring.fields.extraMinutes')).fill('30');
  await dialog.getByRole('button', { name: word('common.actions.save') }).click();
  await sees('exam-authoring.messages.granted');
  await expect(dialog).toBeHidden();
}

async function learnerSees(id: number): Promise<Record<string, unknown>> {
  const call = await callsAs(serverUrl, LEARNER);
  return await call('GET', `subsection-exams/${id}`);
}

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR)) {
  test(`an exam: written, scheduled, granted, seen: ${name}`, async ({ enter }) => {
    const title = `${view.language === 'ar' ? 'اختبار' : 'Exam'} ${Date.now().toString(36)}`;
    const visit = await enter('instructor@demo.test', view);
    await write(visit, title);
    const id = await hold(visit, title);
    await grant(visit, id);
    expect(await learnerSees(id)).toMatchObject({
      subsectionExamId: id,
      questionCount: 4,
      limitMinutes: 90,
      extraMinutes: 30,
      attemptsAllowed: 1,
      refusal: null,
    });
    await visit.go(`/studio/courses/${courseId}/exams`);
    await visit.leave();
  });
}
