import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { DESKTOP_EN, nameOf, openBrowser, PHONE_AR, type View } from '../support/browser.ts';
import { approve, assignSet, changeColor, changeTerm, handOver, invite } from './support/administrator.ts';
import {
  addLesson,
  addSection,
  backToOutline,
  createCourse,
  embedPage,
  requestApproval,
  writeArticle,
} from './support/instructor.ts';
import { enrol, findCourse, learn, register, seeProgress, signOut } from './support/learner.ts';
import { STORIES } from './support/stories.ts';
import { type Walker, walk } from './support/walker.ts';

const url = inject('serverUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function inWindow(view: View, story: (walker: Walker) => Promise<void>): Promise<void> {
  const walker = await walk(browser, url, view);
  try {
    await story(walker);
  } finally {
    await walker.leave();
  }
}

describe.each([DESKTOP_EN, PHONE_AR].map((view) => [nameOf(view), view] as const))('first light, %s', (_, view) => {
  const story = STORIES[view.language];
  const title = story.title[view.language];
  let courseId: number;

  it('an administrator changes colour and wording, invites somebody and gives permissions', () =>
    inWindow(view, async (administrator) => {
      await handOver(administrator, 'admin@demo.test', 'shell.profile.switchToAdmin');
      await changeColor(administrator, story.color);
      await changeTerm(administrator, story.term.one, story.term.several);
      await invite(administrator, story.invited);
      await assignSet(administrator, story.invited, story.permissionSet);
    }));

  it('an instructor makes a course in both languages and asks for its publication', () =>
    inWindow(view, async (instructor) => {
      await handOver(instructor, 'instructor@demo.test', 'shell.profile.switchToInstructor');
      courseId = await createCourse(instructor, story.title, story.summary);
      await addSection(instructor, story.section);
      await addLesson(instructor, 'ARTICLE', story.section, story.article);
      await writeArticle(instructor, story.heading, story.paragraph, story.alt);
      await backToOutline(instructor);
      await addLesson(instructor, 'EMBED', story.section, story.page);
      await embedPage(instructor);
      await backToOutline(instructor);
      await requestApproval(instructor);
    }));

  it('the administrator approves the course', () =>
    inWindow(view, async (administrator) => {
      await handOver(administrator, 'admin@demo.test', 'shell.profile.switchToAdmin');
      await approve(administrator, title);
    }));

  it('a learner registers, finds the course, learns it and sees the progress', () =>
    inWindow(view, async (learner) => {
      await register(learner, story.learner);
      await findCourse(learner, story.remembered, title);
      await enrol(learner);
      await learn(learner, [story.article[view.language], story.page[view.language]]);
      await seeProgress(learner, courseId, title);
      await signOut(learner);
    }));
});
