import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkAssessment, checkRubric } from '@sullam/domain/grading/rubric-content.ts';
import { checkQuestion } from '@sullam/domain/questions/check-question.ts';
import { QUESTION_TYPES } from '@sullam/domain/questions/question.ts';
import { checkSurvey } from '@sullam/domain/surveys/check-survey.ts';
import { checkSurveyAnswers } from '@sullam/domain/surveys/check-survey-answers.ts';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '../../demo-accounts.ts';
import { countWords } from '../markdown.ts';
import { readDemo } from '../read-demo.ts';
import type { AuthorText, DemoCourse, DemoQuestion, DemoQuestionCategory, DemoSubsection } from '../types.ts';

const folder = path.resolve(import.meta.dirname, '../../../../../../demo');
const assets = path.join(folder, 'assets');
const demoOrganizations = readDemo(folder).map(({ read }) => read());
const courses = demoOrganizations.flatMap((organization) => organization.courses);
const [first, second] = demoOrganizations;
const parts = (course: DemoCourse): DemoSubsection[] => course.sections.flatMap((section) => section.subsections);

const fullyWritten = [
  'feedback-that-helps',
  'first-time-manager',
  'data-literacy',
  'python-first-steps',
  'working-with-ai-assistants',
  'design-for-two-directions',
  'personal-budget',
  'calm-under-pressure',
];

function textsOf(part: DemoSubsection): AuthorText[] {
  if (part.kind === 'article') return [part.title, part.html];
  if (part.kind === 'audio') return [part.title, part.transcript];
  return [part.title, part.description];
}

function everyString(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value && typeof value === 'object') return Object.values(value).flatMap(everyString);
  return [];
}

function assetsIn(value: unknown): string[] {
  return everyString(value).flatMap((text) => [
    ...[...text.matchAll(/data-asset="([^"]+)"/g)].map((match) => match[1] ?? ''),
    ...(/^(covers|articles|media|embeds|portraits|brand)\/\S+\.\w+$/.test(text) ? [text] : []),
  ]);
}

/** Tags that are opened and closed in the wrong order, or not at all. */
function unbalanced(html: string): string[] {
  const stack: string[] = [];
  const wrong: string[] = [];
  for (const [, close, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z0-9]+)((?:\s[^>]*)?)>/g)) {
    if (name === 'img' || rest.endsWith('/')) continue;
    if (!close) stack.push(name);
    else if (stack.pop() !== name) wrong.push(name);
  }
  return [...wrong, ...stack];
}

describe('demo content', () => {
  it('has surveys that can be asked and answers that fit them', () => {
    for (const { key, type, questions, answers } of demoOrganizations.flatMap(({ surveys }) => surveys)) {
      expect([key, checkSurvey(type, questions)]).toEqual([key, []]);
      for (const given of answers) expect([key, checkSurveyAnswers(questions, given)]).toEqual([key, []]);
    }
  });

  it('has rubrics that can mark and assessments that fit them', () => {
    for (const { rubrics, assignments } of demoOrganizations) {
      for (const { key, content } of rubrics) expect([key, checkRubric(content)]).toEqual([key, []]);
      for (const { key, rubric, submissions } of assignments) {
        const content = rubrics.find((each) => each.key === rubric)?.content;
        expect([key, Boolean(content)]).toEqual([key, rubric !== undefined]);
        for (const { mark } of submissions)
          if (content && mark) expect([key, checkAssessment(content, mark.assessment ?? [])]).toEqual([key, []]);
      }
    }
  });

  it('has the courses, categories, paths and people that the demo promises', () => {
    expect(first?.courses.length).toBeGreaterThanOrEqual(26);
    expect(second?.courses.length).toBe(6);
    expect(first?.categories).toHaveLength(6);
    expect(new Set(first?.courses.map((course) => course.category)).size).toBe(6);
    expect(first?.specializations).toHaveLength(4);
    expect(first?.announcements).toHaveLength(8);
    expect(first?.surveys.map(({ type }) => type)).toEqual(['SURVEY', 'SURVEY', 'POLL', 'POLL', 'POLL']);
    const emails = demoOrganizations.flatMap((organization) => organization.members.map((member) => member.email));
    expect(emails).toEqual(expect.arrayContaining([...DEMO_ACCOUNTS]));
    expect(emails.filter((email) => email === 'learner@demo.test')).toHaveLength(2);
    expect(first?.members.filter((member) => /^m\d\d$/.test(member.key))).toHaveLength(30);
    for (const type of ['SELF_PACED', 'ONLINE', 'ON_CAMPUS', 'BLENDED']) {
      expect(first?.courses.some((course) => course.learningType === type)).toBe(true);
    }
    const kinds = new Set(courses.flatMap(parts).map((part) => part.kind));
    expect([...kinds].sort()).toEqual(['article', 'audio', 'document', 'embed', 'video']);
  });

  it.each(courses.map((course) => [course.key, course] as const))('%s is complete in its languages', (_, course) => {
    const languages = course.languages;
    const texts = [
      course.description,
      ...course.outcomes,
      ...course.requirements,
      ...course.audience,
      ...course.sections.map((section) => section.title),
      ...parts(course).flatMap(textsOf),
    ];
    for (const text of texts) for (const language of languages) expect(text[language]?.trim() ?? '').not.toBe('');
    expect(course.title.en && course.title.ar && course.subtitle.en && course.subtitle.ar).toBeTruthy();
    expect(course.outcomes.length).toBeGreaterThanOrEqual(3);
    expect(course.sections.length).toBeGreaterThanOrEqual(3);
    for (const section of course.sections) {
      expect(section.subsections.length).toBeGreaterThanOrEqual(2);
      expect(section.subsections.length).toBeLessThanOrEqual(5);
    }
    const minimum = fullyWritten.includes(course.key) ? { words: 250, articles: 4 } : { words: 120, articles: 3 };
    for (const language of languages) {
      const lengths = parts(course).flatMap((part) =>
        part.kind === 'article' ? [countWords(part.html[language] ?? '')] : [],
      );
      const long = lengths.filter((length) => length >= minimum.words);
      expect(long.length, `${language}: ${lengths.join(', ')}`).toBeGreaterThanOrEqual(minimum.articles);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(600);
    }
  });

  it('writes Arabic in Arabic and English in English', () => {
    for (const course of courses) {
      for (const part of parts(course)) {
        const [, body] = textsOf(part);
        const plain = (body?.ar ?? '').replace(/<(code|pre|span)[^>]*>.*?<\/\1>/gs, '');
        if (plain) expect(plain).toMatch(/[\u0600-\u06ff]{2,}/);
        expect((body?.en ?? '').match(/[\u0600-\u06ff]/g)?.length ?? 0, `${course.key} ${part.key}`).toBeLessThan(220);
      }
    }
  });

  it('repeats no paragraph', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const course of courses) {
      for (const html of everyString(parts(course).map(textsOf))) {
        for (const [, paragraph = ''] of html.matchAll(/<(?:p|li)>(.*?)<\/(?:p|li)>/gs)) {
          if (paragraph.length < 60 || paragraph.startsWith('<span data-formula')) continue;
          if (seen.has(paragraph)) repeated.push(`${course.key} and ${seen.get(paragraph)}: ${paragraph}`);
          seen.set(paragraph, course.key);
        }
      }
    }
    expect(repeated).toEqual([]);
  });

  it('is well-formed HTML with only the elements that articles use', () => {
    const allowed = new Set([
      'h2',
      'h3',
      'p',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'code',
      'pre',
      'blockquote',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'figure',
      'figcaption',
      'img',
      'span',
      'div',
    ]);
    const texts = everyString(demoOrganizations).filter((text) => text.startsWith('<'));
    expect(texts.length).toBeGreaterThan(300);
    for (const html of texts) {
      expect(unbalanced(html), html.slice(0, 80)).toEqual([]);
      for (const [, name = ''] of html.matchAll(/<([a-z0-9]+)/g)) expect(allowed).toContain(name);
      expect(parseDocument(html).children.length).toBeGreaterThan(0);
      expect(html).not.toMatch(/\*\*|\[\[|\]\]|undefined/);
      for (const [, alt = ''] of html.matchAll(/<img[^>]*alt="([^"]*)"/g)) expect(alt.length).toBeGreaterThan(15);
    }
  });

  it('names only assets that exist, and uses at least fifteen pictures', () => {
    const names = new Set(assetsIn(demoOrganizations));
    const missing = [...names].filter((name) => !existsSync(path.join(assets, name)));
    expect(missing).toEqual([]);
    expect([...names].filter((name) => name.startsWith('articles/')).length).toBeGreaterThanOrEqual(15);
  });

  it('has captions of the same length in both languages', () => {
    const cues = (language: string) =>
      readFileSync(path.join(assets, `media/three-sentences.${language}.vtt`), 'utf8').match(/-->/g)?.length;
    expect(cues('en')).toBe(12);
    expect(cues('ar')).toBe(12);
  });

  it('refers only to categories, courses, people and parts that exist', () => {
    for (const organization of demoOrganizations) {
      const keys = new Set(organization.courses.map((course) => course.key));
      const people = new Set(organization.members.map((member) => member.key));
      expect(keys.size).toBe(organization.courses.length);
      expect(people.size).toBe(organization.members.length);
      const named = [
        ...organization.specializations.flatMap((path_) => path_.groups.flatMap((group) => group.courses)),
        ...organization.landing.featuredCourses,
        ...Object.values(organization.programs).flatMap((program) => program.courses),
        ...organization.members.flatMap((member) => [
          ...member.favorites,
          ...member.cart,
          ...member.orders.flatMap(({ courses }) => courses),
          ...member.progress.map((entry) => entry.course),
        ]),
        ...organization.announcements.flatMap((entry) => entry.course ?? []),
        ...organization.surveys.map((entry) => entry.course),
        ...organization.exams.map((entry) => entry.course),
      ];
      expect(named.filter((key) => !keys.has(key))).toEqual([]);
      const persons = [
        ...organization.courses.flatMap((course) => course.instructors),
        ...organization.announcements.map((entry) => entry.author),
        ...organization.surveys.map((entry) => entry.author),
        ...organization.exams.map((entry) => entry.author),
        ...organization.landing.voices.map((voice) => voice.member),
        ...organization.members.flatMap(({ orders }) => orders.flatMap(({ refund }) => refund?.by ?? [])),
      ];
      expect(persons.filter((key) => !people.has(key))).toEqual([]);
      const categories = new Set(organization.categories.map((category) => category.key));
      for (const course of organization.courses) {
        expect(categories).toContain(course.category);
        const own = parts(course).map((part) => part.key);
        for (const part of parts(course))
          if (part.prerequisite) expect(own.indexOf(part.prerequisite)).toBeLessThan(own.indexOf(part.key));
      }
    }
  });
});

describe('the question bank', () => {
  const all = (categories: readonly DemoQuestionCategory[]): DemoQuestion[] =>
    categories.flatMap(({ questions, children = [] }) => [...questions, ...all(children)]);
  const questions = all(first?.questions ?? []);

  it('has some forty questions of all types', () => {
    expect(questions.length).toBeGreaterThanOrEqual(38);
    expect(new Set(questions.map(({ content }) => content.type)).size).toBe(QUESTION_TYPES.length);
    expect(new Set(questions.map(({ name }) => name)).size).toBe(questions.length);
  });

  it('has nothing that its authors would be warned about', () => {
    const findings = questions.flatMap((question) => {
      const { content } = question;
      const pictured = content.type === 'HOTSPOT' ? { ...content, pictureMediaId: 1 } : content;
      const tags = question.tags.map(({ en }) => en);
      return checkQuestion({ ...question, tags, content: pictured }).map(({ code }) => `${question.name}: ${code}`);
    });
    expect(findings).toEqual([]);
  });

  it('has exams of fixed and drawn questions: one of eight types at least, one by the clock', () => {
    const exams = first?.exams ?? [];
    const byName = new Map(questions.map((question) => [question.name, question] as const));
    const names = exams.map(({ sections }) =>
      sections.flatMap(({ draws }) => draws.flatMap((draw) => ('question' in draw ? [draw.question] : []))),
    );
    for (const name of names.flat()) expect(byName.has(name), name).toBe(true);
    const types = names.map((fixed) => new Set(fixed.map((name) => byName.get(name)?.content.type)).size);
    expect(Math.max(...types)).toBeGreaterThanOrEqual(8);
    expect(exams.some(({ rules }) => rules.limitMinutes !== undefined)).toBe(true);
  });
});
