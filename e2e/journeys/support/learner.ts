import { expect } from 'vitest';
import { settled } from '../../support/browser.ts';
import type { Walker } from './walker.ts';
import { beginning } from './words.ts';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

export const NEW_PASSWORD = 'Desert-Sky-2026!';

/** Creates an account with the organisation's own form, from the landing page on. */
export async function register(walker: Walker, person: Person): Promise<void> {
  const { page, t } = walker;
  await page.goto('/auth/login');
  await walker.link(t('auth.login.register')).click();
  await walker.field(t('auth.register.firstName')).fill(person.firstName);
  await walker.field(t('auth.register.lastName')).fill(person.lastName);
  await walker.field(t('auth.register.email')).fill(person.email);
  await walker.field(t('auth.register.password')).fill(NEW_PASSWORD);
  await walker.field(t('auth.register.confirmation')).fill(NEW_PASSWORD);
  // the organisation's own questions, whatever they are called
  const questions = page.getByRole('group', { name: beginning(t('auth.register.moreDetails')) });
  await questions.locator('input:not([type]), input[type="text"]').first().fill('Astronomer');
  await questions.locator('input[type="tel"]').first().fill('+966501234567');
  await questions.getByRole('combobox').first().selectOption('SA');
  await walker.lookAround();
  await walker.button(t('auth.register.submit')).click();
  await page.waitForURL((address) => !/register|login/.test(address.pathname));
}

/** Finds a course in the catalogue the way it is remembered, not the way it is spelled. */
export async function findCourse(walker: Walker, remembered: string, title: string): Promise<void> {
  const { page, t } = walker;
  await page.goto('/lms/all-courses');
  await page.getByRole('searchbox', { name: t('catalogue.search.label') }).fill(remembered);
  await page.waitForURL(/search=/);
  await walker.link(title).waitFor();
  await walker.lookAround();
  await page.getByRole('button', { name: beginning(t('catalogue.card.addFavorite', { title })) }).click();
  await page.getByRole('button', { name: beginning(t('catalogue.card.removeFavorite', { title })) }).waitFor();
  await walker.link(title).click();
  await page.waitForURL(/\/overview$/);
  await walker.heading(title).waitFor();
  await walker.lookAround();
}

/** Enrols and stands in the first lesson. */
export async function enrol(walker: Walker): Promise<void> {
  const { page, t } = walker;
  await walker.button(t('course.enroll.free')).click();
  await page.waitForURL(/\/content\/\d+/);
  await settled(page);
}

/** Learns one lesson after the other to the end of the course. */
export async function learn(walker: Walker, titles: readonly string[]): Promise<void> {
  const { page, t } = walker;
  for (const [at, title] of titles.entries()) {
    await walker.heading(title).waitFor();
    await walker.lookAround();
    const isLast = at === titles.length - 1;
    await walker.button(t(isLast ? 'course.progress.markFinished' : 'course.progress.finishAndNext')).click();
  }
  const dialog = page.getByRole('dialog', { name: t('course.progress.completeTitle') });
  await dialog.waitFor();
  await walker.lookAround();
  await walker.button(t('course.progress.completeStay')).click();
}

/** Sees on the list of one's own courses that this one is finished. */
export async function seeProgress(walker: Walker, courseId: number, title: string): Promise<void> {
  const { page, t } = walker;
  await page.goto(`/lms/courses/${courseId}/modules`);
  await walker.lookAround();
  const bar = page.getByRole('progressbar').first();
  await bar.waitFor();
  expect(await bar.getAttribute('aria-valuenow')).toBe('100');
  await page.goto('/favorite/courses');
  await walker.link(title).waitFor();
  await walker.text(t('catalogue.card.finished')).waitFor();
  await walker.lookAround();
}

/** Signs out by the account menu. */
export async function signOut(walker: Walker): Promise<void> {
  const { page, t } = walker;
  await walker.button(t('shell.profile.open')).click();
  await walker.menuItem(t('shell.profile.logout')).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/favorite'));
  await walker.lookAround();
}
