import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isTest } from '../borders/places.ts';
import { wordingsOf } from '../screen-wording.ts';
import { unsaidMessages } from '../unsaid-messages.ts';

describe('the messages', () => {
  it('are all said somewhere', async () => {
    const { keys } = await wordingsOf('packages/strings/src/areas');
    const sources = ['apps', 'packages']
      .flatMap((root) => readdirSync(root).map((name) => `${root}/${name}/src`))
      .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`))
      .filter((file) => /\.tsx?$/.test(file) && !isTest(file) && !file.startsWith('packages/strings/src/areas/'));
    expect(sources.length).toBeGreaterThan(2000);
    expect(
      unsaidMessages(
        keys.keys(),
        sources.map((file) => readFileSync(file, 'utf8')),
      ),
    ).toEqual([]);
  }, 30_000);
});

describe('a message', () => {
  const unsaid = (key: string, source: string) => unsaidMessages([key], [source]).length > 0;

  it('is said whole or as a template makes it', () => {
    expect(unsaid('notes.titles.note', "t('notes.titles.note')")).toBe(false);
    expect(unsaid('notes.titles.note', `t(\`notes.titles.\${title}\`)`)).toBe(false);
    expect(unsaid('notes.titles.note', `t(\`\${area}.titles.\${title}\`)`)).toBe(false);
  });

  it('isn’t said by another key, by a longer one, or by a template that could make anything', () => {
    expect(unsaid('notes.titles.note', "t('notes.titles.noteAt')")).toBe(true);
    expect(unsaid('notes.titles.note', `t(\`notes.actions.\${title}\`)`)).toBe(true);
    expect(unsaid('notes.titles.note', `\`\${a}.\${b}\``)).toBe(true);
  });
});
