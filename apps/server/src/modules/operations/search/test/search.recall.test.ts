import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { givenMember, givenOrganization } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import type { SearchResponse } from '../search.schemas.ts';

const server = testServer();

type Language = 'en' | 'ar';

/** Paragraphs in both languages, and questions that one of them answers. */
interface RecallSet {
  name: string;
  paragraphs: Record<Language, string>[];
  questions: (Record<Language, string> & { paragraph: number })[];
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Written for this, and never looked at while the ranking was chosen. */
function ownSet(): RecallSet {
  const entries = read<(Record<Language, string> & { questions: [string, string][] })[]>(
    path.join(import.meta.dirname, 'recall.json'),
  );
  return {
    name: 'our own',
    paragraphs: entries,
    questions: entries.flatMap(({ questions }, paragraph) => questions.map(([en, ar]) => ({ en, ar, paragraph }))),
  };
}

/** Those of a folder of material (`MATERIAL`), as `npm run check:material` takes it: its texts are not ours to keep here. */
function materialSets(): RecallSet[] {
  const folder = path.join(process.env.MATERIAL ?? '', 'text');
  if (!process.env.MATERIAL || !existsSync(folder)) return [];
  const paragraphs = read<(Record<Language, string> & { id: string })[]>(path.join(folder, 'search-paragraphs.json'));
  const questions = read<(Record<Language, string> & { paragraph: string })[]>(
    path.join(folder, 'search-questions.json'),
  );
  const places = new Map(paragraphs.map(({ id }, place) => [id, place]));
  return [
    {
      name: 'the material',
      paragraphs,
      questions: questions.map((question) => ({ ...question, paragraph: places.get(question.paragraph) as number })),
    },
  ];
}

const TAKEN = 5;
const WANTED: Record<Language, number> = { en: 0.98, ar: 0.96 };

/** Questions whose paragraph is not among the first five. */
async function missed({ paragraphs, questions }: RecallSet, language: Language): Promise<string[]> {
  const organizationId = await givenOrganization(server);
  const as = await givenMember(server, organizationId, 'administrator');
  const { admin } = server;
  const { courseId, subsectionIds } = await givenPublishedCourse(server, organizationId, {
    title: { en: 'Recall' },
    subsections: paragraphs.map((_, place) => `Lesson ${place}`),
  });
  await admin`delete from subsection_texts where organization_id = ${organizationId}`;
  await admin`insert into subsection_texts (organization_id, course_subsection_id, course_id, language, html, search_text)
    select ${organizationId}, t.id, ${courseId}, t.language, t.text, fold_html(t.text)
    from unnest(${[...subsectionIds, ...subsectionIds]}::bigint[], ${[...paragraphs.map(() => 'en'), ...paragraphs.map(() => 'ar')]}::text[],
      ${[...paragraphs.map(({ en }) => en), ...paragraphs.map(({ ar }) => ar)]}::text[]) t (id, language, text)`;
  const misses: string[] = [];
  for (const { [language]: question, paragraph } of questions) {
    const { body } = await call<SearchResponse>(
      server,
      `GET /api/search?kind=article&take=${TAKEN}&q=${encodeURIComponent(question.slice(0, 200))}`,
      { as },
    );
    if (!body.data.some(({ id }) => id === subsectionIds[paragraph])) misses.push(question);
  }
  return misses;
}

const CASES = [ownSet(), ...materialSets()].flatMap((set) =>
  (['en', 'ar'] as const).map((language) => [set.name, language, set] as const),
);

it.each(CASES)(
  'finds the paragraph among the first five: %s, %s',
  async (name, language, set) => {
    const misses = await missed(set, language);
    const recall = 1 - misses.length / set.questions.length;
    process.stdout.write(
      `| ${name} | ${language} | ${set.paragraphs.length} paragraphs | ${set.questions.length} questions | Recall@5 ${recall.toFixed(3)} |\n`,
    );
    expect(recall, misses.join('\n')).toBeGreaterThanOrEqual(WANTED[language]);
  },
  120_000,
);
