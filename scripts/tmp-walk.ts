import { openPage, openBrowser, settled } from '../e2e/support/browser.ts';
import { sessionFor } from '../e2e/support/sign-in.ts';
import { callsAs } from '../e2e/support/calls.ts';
import { startBuiltServer } from '../e2e/support/built-server.ts';
const server = await startBuiltServer();
const browser = await openBrowser();
const view = JSON.parse(process.env.VIEW ?? '{"language":"en","width":1440,"scheme":"light"}');
const tag = `${view.language}${view.width}${view.scheme === 'dark' ? 'd' : ''}`;
try {
  const state = await sessionFor(server.url, 'instructor@demo.test');
  const { page, watch } = await openPage(browser, server.url, view, state);
  const shot = (name: string) => page.screenshot({ path: `/tmp/shots/o-${name}-${tag}.png` });
  const call = await callsAs(server.url, 'instructor@demo.test');
  const made: any = await call('GET', 'studio/courses?take=5');
  const id = made.data[0].courseId;
  await page.goto(`${server.url}/studio/courses/${id}/outline`); await settled(page); await shot('1-outline');
  if (view.width > 1000) {
    await page.locator('[role=row][aria-level="2"]').nth(1).click({ position: { x: 500, y: 20 } });
    await settled(page); await page.waitForTimeout(1500); await shot('2-panel');
  } else {
    await page.goto(`${server.url}/studio/courses/${id}/outline?lesson=${process.env.LESSON ?? ''}`); await settled(page); await page.waitForTimeout(800); await shot('2-panel');
  }
  // a new course
  await page.goto(`${server.url}/studio/courses`); await settled(page);
  await page.getByRole('button', { name: view.language === 'ar' ? /دورة|إنشاء/ : /New course/ }).first().click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('Weaving');
  await page.keyboard.press('Enter');
  await page.waitForURL(/courses\/\d+\//);
  const cid = /courses\/(\d+)/.exec(page.url())![1];
  await page.goto(`${server.url}/studio/courses/${cid}/outline`); await settled(page); await shot('3-empty');
  await page.keyboard.type('First steps'); await page.keyboard.press('Enter');
  await page.keyboard.type('A loom of your own'); await page.keyboard.press('Enter');
  await page.keyboard.type('/ex'); await page.waitForTimeout(400); await shot('4-slash');
  await page.keyboard.press('Enter'); await page.keyboard.type('A short exam'); await page.keyboard.press('Enter');
  await page.keyboard.type('Third'); await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab'); await page.keyboard.type('Second module'); await shot('5-module'); await page.keyboard.press('Enter');
  await page.keyboard.type('Deep'); await page.keyboard.press('Enter');
  await page.waitForTimeout(800); await shot('6-typed');
  await page.keyboard.press('Escape'); await page.waitForTimeout(300);
  const out: any = await call('GET', `courses/${cid}/outline`);
  console.log(JSON.stringify(out.sections?.map((s: any) => [s.title, s.subsections.map((l: any) => [l.kind, l.title])])));
  console.log(JSON.stringify(watch.trouble()).slice(0, 600));
} finally { await browser.close(); await server.stop(); }
