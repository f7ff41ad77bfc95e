import { describe, expect, it } from 'vitest';
import { isNamed, namesIn } from '../vite/used-words.ts';

describe('the words of an application', () => {
  const names = namesIn([
    `const title = t('course.titles.content');`,
    // a template with a value in it, as a source holds it
    `const label = t(\`profile.tabs.\${tab}\`);`,
    `const KEYS = { en: "common.names.english" };`,
  ]);

  it('are those that its sources name as a whole', () => {
    expect(isNamed('course.titles.content', names)).toBe(true);
    expect(isNamed('common.names.english', names)).toBe(true);
    expect(isNamed('course.titles', names)).toBe(false);
  });

  it('are all that begin as a key does that is put together', () => {
    expect(isNamed('profile.tabs.security', names)).toBe(true);
    expect(isNamed('profile.titles.page', names)).toBe(false);
  });

  it('are not those that nobody names', () => {
    expect(isNamed('course.titles.exams', names)).toBe(false);
  });
});
