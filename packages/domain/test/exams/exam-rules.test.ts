import { describe, expect, it } from 'vitest';
import { type ReleaseRules, releasedNow, releasePlan } from '../../src/assessment/release.ts';
import { type Draw, drawPaper } from '../../src/exams/draw.ts';
import {
  type Accommodation,
  deadlineOf,
  isOver,
  personalSitting,
  type SittingRules,
  startRefusal,
} from '../../src/exams/sitting.ts';

const MINUTE = 60_000;
const RULES: SittingRules = { opensAt: 0, closesAt: 100 * MINUTE, limitMinutes: 60, attemptsAllowed: 2 };
const NOTHING: Accommodation = {
  scope: 'LEARNER',
  extraMinutes: null,
  extraPercent: null,
  extraAttempts: null,
  opensAt: null,
  closesAt: null,
};
const grant = (given: Partial<Accommodation>): Accommodation => ({ ...NOTHING, ...given });

describe('the sitting of a learner', () => {
  it('is that of everybody when nothing was granted', () => {
    expect(personalSitting(RULES, [])).toEqual({ ...RULES, extraMinutes: 0 });
  });

  it.each([
    ['minutes', [grant({ extraMinutes: 30 })], { limitMinutes: 90, closesAt: 130 * MINUTE, extraMinutes: 30 }],
    ['percent', [grant({ extraPercent: 25 })], { limitMinutes: 75, closesAt: 115 * MINUTE, extraMinutes: 15 }],
    ['the larger of both', [grant({ extraMinutes: 5, extraPercent: 25 })], { limitMinutes: 75 }],
    ['attempts', [grant({ extraAttempts: 1 })], { attemptsAllowed: 3, limitMinutes: 60 }],
    ['a closing date of their own', [grant({ extraMinutes: 30, closesAt: 80 * MINUTE })], { closesAt: 80 * MINUTE }],
    [
      'their own grant before a group’s',
      [grant({ scope: 'GROUP', extraMinutes: 60 }), grant({ extraMinutes: 10 })],
      { limitMinutes: 70 },
    ],
    [
      'the best of several groups',
      [
        grant({ scope: 'GROUP', extraMinutes: 10, opensAt: 5 }),
        grant({ scope: 'GROUP', extraMinutes: 20, opensAt: 9 }),
      ],
      { limitMinutes: 80, opensAt: 5 },
    ],
  ])('takes %s', (_, accommodations, expected) => {
    expect(personalSitting(RULES, accommodations)).toMatchObject(expected);
  });

  it('ends with the limit or the window, whichever is first; without both it does not end', () => {
    const sitting = personalSitting(RULES, []);
    expect(deadlineOf(sitting, 10 * MINUTE)).toBe(70 * MINUTE);
    expect(deadlineOf(sitting, 90 * MINUTE)).toBe(100 * MINUTE);
    expect(deadlineOf(personalSitting({ ...RULES, limitMinutes: null }, []), 0)).toBe(100 * MINUTE);
    expect(deadlineOf(personalSitting({ ...RULES, limitMinutes: null, closesAt: null }, []), 0)).toBeNull();
    expect([isOver(5, 5), isOver(5, 6), isOver(null, 9e15)]).toEqual([false, true, false]);
  });

  it('leaves somebody with extra time all of it, even who starts last', () => {
    const sitting = personalSitting(RULES, [grant({ extraMinutes: 30 })]);
    expect(deadlineOf(sitting, 100 * MINUTE - 60 * MINUTE)).toBe(130 * MINUTE);
  });

  it.each([
    [-1, 0, 'NOT_OPEN_YET'],
    [0, 0, null],
    [100 * MINUTE - 1, 1, null],
    [100 * MINUTE, 0, 'CLOSED'],
    [50, 2, 'NO_ATTEMPTS_LEFT'],
  ])('at %i with %i attempts: %s', (now, used, expected) => {
    expect(startRefusal(personalSitting(RULES, []), now, used)).toBe(expected);
  });
});

describe('what is released', () => {
  const rules = (score: ReleaseRules['score'], answers = score, explanations = score): ReleaseRules => ({
    score,
    answers,
    explanations,
    at: 500,
  });
  const moment = { now: 1000, isFinished: true, isMarked: true, everybodyClosesAt: 900 };
  const all = { score: true, answers: true, explanations: true };
  const none = { score: false, answers: false, explanations: false };

  it.each([
    ['at once', rules('AT_ONCE'), moment, all],
    ['at once, but not while it runs', rules('AT_ONCE'), { ...moment, isFinished: false }, none],
    [
      'no score before everything is marked',
      rules('AT_ONCE'),
      { ...moment, isMarked: false },
      { ...all, score: false },
    ],
    ['after the last one’s closing', rules('AFTER_CLOSE'), moment, all],
    ['not while somebody may still sit it', rules('AFTER_CLOSE'), { ...moment, everybodyClosesAt: 1001 }, none],
    ['not after a closing that never comes', rules('AFTER_CLOSE'), { ...moment, everybodyClosesAt: null }, none],
    ['at a time', rules('AT_TIME'), moment, all],
    ['not before it', rules('AT_TIME'), { ...moment, now: 499 }, none],
    ['never', rules('NEVER'), moment, none],
    ['no explanations without the answers', rules('AT_ONCE', 'NEVER', 'AT_ONCE'), moment, { ...none, score: true }],
  ])('%s', (_, given, at, expected) => {
    expect(releasedNow(given, at)).toEqual(expected);
  });
});

describe('the plan of releases', () => {
  const rules = (answers: ReleaseRules['answers'], explanations: ReleaseRules['explanations']): ReleaseRules => ({
    score: 'AT_ONCE',
    answers,
    explanations,
    at: 50 * MINUTE,
  });

  it('names the moment of each part, where there is one', () => {
    expect(releasePlan(rules('AFTER_CLOSE', 'NEVER'), 80 * MINUTE)).toEqual({
      score: { rule: 'AT_ONCE', at: null },
      answers: { rule: 'AFTER_CLOSE', at: 80 * MINUTE },
      explanations: { rule: 'NEVER', at: null },
    });
    expect(releasePlan(rules('AFTER_CLOSE', 'AFTER_CLOSE'), null).answers).toEqual({ rule: 'AFTER_CLOSE', at: null });
  });

  it.each([
    ['AFTER_CLOSE', 'AT_ONCE', 80, 'AFTER_CLOSE'],
    ['AT_TIME', 'AFTER_CLOSE', 40, 'AT_TIME'],
    ['AT_TIME', 'AFTER_CLOSE', 80, 'AFTER_CLOSE'],
    ['NEVER', 'AT_ONCE', 80, 'NEVER'],
    ['AT_ONCE', 'AT_ONCE', 80, 'AT_ONCE'],
  ] as const)(
    'with answers %s, explanations %s and the end after %i minutes explains %s',
    (answers, explanations, closes, rule) => {
      expect(releasePlan(rules(answers, explanations), closes * MINUTE).explanations.rule).toBe(rule);
    },
  );
});

describe('the draw', () => {
  const questions = (...ids: number[]) => ids.map((questionId) => ({ questionId, version: 1 }));
  const draw = (examDrawId: number, take: number, ...ids: number[]): Draw => ({
    examDrawId,
    questionId: null,
    take,
    candidates: questions(...ids),
  });
  const fixed = (examDrawId: number, id: number): Draw => ({ ...draw(examDrawId, 1, id), questionId: id });
  const ids = (paper: ReturnType<typeof drawPaper>) => paper.questions.map(({ questionId }) => questionId);

  it('is the same for a seed, and another one for most others', () => {
    const sections = [{ examSectionId: 1, isShuffled: true, draws: [draw(1, 5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)] }];
    expect(ids(drawPaper(sections, '7'))).toEqual(ids(drawPaper(sections, '7')));
    const papers = new Set(Array.from({ length: 200 }, (_, seed) => ids(drawPaper(sections, String(seed))).join()));
    expect(papers.size).toBeGreaterThan(190);
  });

  it('asks nothing twice and keeps the order of sections', () => {
    const sections = [
      { examSectionId: 1, isShuffled: false, draws: [fixed(1, 3), draw(2, 2, 1, 2, 3, 4)] },
      { examSectionId: 2, isShuffled: true, draws: [draw(3, 2, 1, 2, 3, 4)] },
    ];
    for (let seed = 0; seed < 300; seed += 1) {
      const paper = drawPaper(sections, String(seed));
      expect(new Set(ids(paper)).size).toBe(paper.questions.length);
      expect(paper.questions[0]?.questionId).toBe(3);
      expect(paper.questions.map(({ examSectionId }) => examSectionId)).toEqual([1, 1, 1, 2]);
      expect(paper.missing).toEqual([{ examDrawId: 3, count: 1 }]);
    }
  });

  it('asks nothing twice where a draw has but one to choose from', () => {
    const sections = [{ examSectionId: 1, isShuffled: false, draws: [draw(1, 1, 3), draw(2, 1, 3), fixed(3, 4)] }];
    expect(drawPaper(sections, 'a')).toMatchObject({ missing: [{ examDrawId: 2, count: 1 }] });
    expect(ids(drawPaper(sections, 'a'))).toEqual([3, 4]);
    const taken = [{ examSectionId: 1, isShuffled: false, draws: [draw(1, 1, 3), fixed(2, 3)] }];
    expect(drawPaper(taken, 'a')).toMatchObject({ questions: [{ examDrawId: 2 }], missing: [{ examDrawId: 1 }] });
  });

  it('fills lines that share questions whenever they can be filled', () => {
    const draws = [draw(1, 2, 1, 2, 3), draw(2, 2, 3, 4, 5), draw(3, 2, 5, 6, 1)];
    for (let seed = 0; seed < 200; seed += 1) {
      const paper = drawPaper([{ examSectionId: 1, isShuffled: false, draws }], String(seed));
      expect(paper.missing).toEqual([]);
      expect([...ids(paper)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });

  it('lets a narrow draw choose before a wide one', () => {
    const sections = [{ examSectionId: 1, isShuffled: false, draws: [draw(1, 2, 1, 2, 3, 4), draw(2, 2, 1, 2)] }];
    for (let seed = 0; seed < 100; seed += 1) expect(drawPaper(sections, String(seed)).missing).toEqual([]);
  });
});
