import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { DESKTOP_EN, nameOf, openBrowser, PHONE_AR } from '../support/browser.ts';
import { enrol, findCourse, learn, register, signOut } from './support/learner.ts';
import { walk } from './support/walker.ts';

const url = inject('serverUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each([PHONE_AR, DESKTOP_EN].map((view) => [nameOf(view), view] as const))('first light, %s', (_, view) => {
  it('a learner registers, finds the course, learns it and sees the progress', async () => {
    const learner = await walk(browser, url, view);
    try {
      await register(learner, {
        firstName: 'Noura',
        lastName: 'Salem',
        email: `noura-${view.language}-${Date.now()}@journey.test`,
      });
      await findCourse(
        learner,
        view.language === 'ar' ? 'رسوم بيانيه تتكلم' : 'charts that speak',
        view.language === 'ar' ? 'رسوم بيانية تتكلّم' : 'Charts that speak',
      );
      await enrol(learner);
      await learner.page.goto('/favorite/courses');
      await signOut(learner);
    } finally {
      await learner.leave();
    }
  });
});
