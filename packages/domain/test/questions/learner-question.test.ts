import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LearnerView, learnerQuestion } from '../../src/questions/learner-question.ts';
import { QUESTION_TYPES, type Question, type QuestionContent } from '../../src/questions/question.ts';
import { holdsNothingSecret, questionSecretsIn } from '../../src/questions/question-secrets.ts';
import { anyCase } from './arbitraries.ts';
import { acceptedText, both, choice, question, SAMPLES } from './samples.ts';

const view = (seed = 'a seed', shufflesChoices = true, openedHints = 0): LearnerView => ({
  seed,
  shufflesChoices,
  openedHints,
});
const seeds = Array.from({ length: 300 }, (_, index) => `attempt ${index}`);

/** The ids of every list of a question that may be shuffled. */
const listsOf = (content: QuestionContent): string[][] => {
  const lists: { id: string }[][] = [];
  if ('stems' in content) lists.push(content.stems);
  if ('choices' in content) lists.push(content.choices);
  if (content.type === 'DROPDOWN_CLOZE') lists.push(...content.gaps.map(({ choices }) => choices));
  return lists.map((list) => list.map(({ id }) => id));
};
const sorted = (lists: string[][]): string[][] => lists.map((list) => list.toSorted());
const ordersOf = (asked: Question, shufflesChoices = true): Set<string> =>
  new Set(seeds.map((seed) => JSON.stringify(listsOf(learnerQuestion(asked, view(seed, shufflesChoices))))));

describe('the question that a learner gets', () => {
  it.each(QUESTION_TYPES)('of type %s holds all of the content and nothing of the key', (type) => {
    const { question: asked } = SAMPLES[type];
    const { hintCount, hints, ...shown } = learnerQuestion(asked, view('seed', false));
    expect(holdsNothingSecret({ hintCount, hints, ...shown }, asked)).toBe(true);
    expect(hints).toEqual([]);
    expect(hintCount).toBe(asked.content.hints.length);
    expect(Object.keys(shown).toSorted()).toEqual(
      Object.keys(asked.content)
        .filter((field) => field !== 'hints')
        .toSorted(),
    );
    expect(shown.prompt).toEqual(asked.content.prompt);
  });

  it('is the same for the same seed, a permutation for any, and gives nothing away', () => {
    fc.assert(
      fc.property(anyCase, fc.string(), fc.boolean(), ({ question: asked }, seed, shufflesChoices) => {
        const shown = learnerQuestion(asked, view(seed, shufflesChoices));
        expect(learnerQuestion(asked, view(seed, shufflesChoices))).toEqual(shown);
        expect(sorted(listsOf(shown))).toEqual(sorted(listsOf(asked.content)));
        expect(questionSecretsIn(shown, asked)).toEqual([]);
      }),
    );
  });

  it('leaves out whatever else was stored beside the content', () => {
    const { question: asked } = SAMPLES.SINGLE_CHOICE;
    const choices = 'choices' in asked.content ? asked.content.choices : [];
    const content = { ...asked.content, note: 'k7!', choices: choices.map((entry) => ({ ...entry, isRight: true })) };
    expect(JSON.stringify(learnerQuestion({ ...asked, content }, view()))).not.toMatch(/k7!|isRight/);
  });

  it('shows the hints that were opened, in their order', () => {
    const hints = [both('<p>First hint</p>', '<p>تلميح أول</p>'), both('<p>Second hint</p>', '<p>تلميح ثان</p>')];
    const asked = { ...SAMPLES.TRUE_FALSE.question, content: { ...SAMPLES.TRUE_FALSE.question.content, hints } };
    expect(learnerQuestion(asked, view('s', false, 1))).toMatchObject({ hints: [hints[0]], hintCount: 2 });
    expect(learnerQuestion(asked, view('s', false, 9)).hints).toEqual(hints);
    expect(questionSecretsIn(learnerQuestion(asked, view('s', false, 1)), asked, 1)).toEqual([]);
    expect(questionSecretsIn(learnerQuestion(asked, view('s', false, 2)), asked, 1)).toEqual([
      'hints.1.en',
      'hints.1.ar',
    ]);
  });

  it('shuffles choices on demand and otherwise keeps the order of the author', () => {
    for (const type of ['SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'DROPDOWN_CLOZE'] as const) {
      expect(ordersOf(SAMPLES[type].question, false).size).toBe(1);
      expect(ordersOf(SAMPLES[type].question).size).toBeGreaterThan(20);
    }
  });

  it('always shuffles what is matched, independently of the stems', () => {
    const orders = [...ordersOf(SAMPLES.MATCHING.question, false)].map((order) => JSON.parse(order) as string[][]);
    expect(new Set(orders.map(([stems]) => String(stems)))).toEqual(new Set(['z3,b8,t1']));
    expect(orders.length).toBe(24);
  });

  it('never begins in the right order', () => {
    const right = JSON.stringify([['m4', 'k7', 'a9', 'q2']]);
    const orders = ordersOf(SAMPLES.ORDERING.question, false);
    expect(orders.size).toBe(23);
    expect(orders.has(right)).toBe(false);
    const single = question(
      { type: 'ORDERING', choices: [choice('k', 'One', 'واحد')] },
      { type: 'ORDERING', order: ['k'] },
    );
    expect(listsOf(learnerQuestion(single, view()))).toEqual([['k']]);
  });

  it('has each choice about as often in each place', () => {
    const counts = new Map<string, number>();
    const { question: asked } = SAMPLES.SINGLE_CHOICE;
    for (let seed = 0; seed < 4000; seed += 1) {
      const [ids = []] = listsOf(learnerQuestion(asked, view(`${seed}`)));
      for (const [place, id] of ids.entries()) counts.set(`${place} ${id}`, (counts.get(`${place} ${id}`) ?? 0) + 1);
    }
    expect(counts.size).toBe(16);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('keeps its order for ever: running attempts depend on it', () => {
    expect(listsOf(learnerQuestion(SAMPLES.SINGLE_CHOICE.question, view('fixed')))).toMatchInlineSnapshot(`
      [
        [
          "a9",
          "m4",
          "k7",
          "q2",
        ],
      ]
    `);
  });
});

describe('the search for secrets', () => {
  const { question: asked } = SAMPLES.SHORT_TEXT;

  it.each<[string, unknown]>([
    ['a field of the key', { question: { isStrict: false } }],
    ['an accepted text', { title: 'It is ALEX: Alexandria' }],
    ['a text of feedback', [[{ text: '<p>Founded in 331.</p>' }]]],
    ['the explanation', { note: '<p>Because it has been so.</p>' }],
    ['the name for authors', { title: 'Rivers, second term' }],
    ['a score', { attempt: { score: '0' } }],
    ['an area', { area: { x: 1 } }],
    ['a right order that is no answer', { question: { order: ['a'] } }],
  ])('finds %s', (_, payload) => {
    expect(holdsNothingSecret(payload, asked)).toBe(false);
  });

  it.each<[string, unknown]>([
    ['fields that are there for later', { attempt: { score: null, feedback: undefined } }],
    ['what the learner answered', { answer: { type: 'ORDERING', order: ['a'], pairs: {}, isTrue: true } }],
    ['words that the question shows anyway', { title: 'Which one?' }],
    ['nothing', null],
  ])('lets pass %s', (_, payload) => {
    expect(holdsNothingSecret(payload, asked)).toBe(true);
  });

  it('does not take a short text for given away by a word that holds it', () => {
    const short = question(
      { type: 'SHORT_TEXT', maximumLength: 5 },
      { type: 'SHORT_TEXT', accepted: [acceptedText('at')], isStrict: false },
    );
    expect(questionSecretsIn({ title: 'What?', tag: 'at' }, short)).toEqual(['tag']);
  });
});
