/// <reference lib="dom" />
import { openBrowser, openPage, settled } from '../e2e/support/browser.ts';
import { findPlaces } from '../e2e/support/places.ts';
import { sessionOf } from '../e2e/support/sign-in.ts';

const url = 'http://localhost:3977';
const [, , which, language = 'en', width = '1440', scheme = 'light'] = process.argv;
const browser = await openBrowser();
const places = await findPlaces(url);
const a = places.assignments;
const paths: Record<string, [string, string]> = {
  returned: ['learner@demo.test', `/lms/courses/${a.courseId}/assignments/${a.returnedId}`],
  open: ['learner@demo.test', `/lms/courses/${a.courseId}/assignments/${a.openId}`],
  file: ['admin@demo.test', `/studio/courses/${a.courseId}/assignments/${a.openId}/submissions/${a.fileSubmissionId}`],
  marking: ['admin@demo.test', `/studio/courses/${a.courseId}/assignments/${a.openId}/submissions/${a.submissionId}`],
  finding: ['admin@demo.test', `/studio/courses/${a.courseId}/assignments/${a.openId}/plagiarism/${a.findingId}`],
  plagiarism: ['admin@demo.test', `/studio/courses/${a.courseId}/assignments/${a.openId}/plagiarism`],
  submissions: ['admin@demo.test', `/studio/courses/${a.courseId}/assignments/${a.openId}/submissions`],
  rules: ['admin@demo.test', `/studio/courses/${a.courseId}/assignments/${a.openId}/rules`],
};
const view = { language, width: Number(width), scheme } as never;
const [as, path] = paths[which!]!;
const state = await sessionOf(browser, url, as, view);
const { page, watch } = await openPage(browser, url, view, state);
page.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)));
page.on('requestfailed', (r) => console.log('failed', r.url(), r.failure()?.errorText));
await page.goto(path);
await settled(page);
await page.waitForTimeout(3000);
await page.screenshot({ path: `/tmp/h-${which}-${language}-${width}-${scheme}.png`, fullPage: true });
console.log(watch.trouble());
await browser.close();
