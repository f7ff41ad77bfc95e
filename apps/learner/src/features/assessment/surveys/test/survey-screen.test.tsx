// @vitest-environment happy-dom

import { emptyQuestion, type SurveyQuestion } from '@sullam/domain/surveys/survey.ts';
import { draftKeyOf } from '@sullam/web-kit/base/stored.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import type { Responses } from '@sullam/web-kit/testing/render-screen.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInCourse } from '../../../../../test/support/in-course-frame.tsx';
import type { Survey } from '../surveys.api.ts';
import { feature } from '../surveys.feature.ts';

const option = (id: string, en: string, ar: string) => ({ id, label: { en, ar } });
const choice: SurveyQuestion = {
  ...emptyQuestion('CHOICE', 'q1'),
  title: { en: 'Which one?', ar: 'أيها؟' },
  options: [option('a', 'First', 'الأول'), option('b', 'Second', 'الثاني')],
};
const ranking: SurveyQuestion = {
  ...emptyQuestion('RANKING', 'q2'),
  title: { en: 'In which order?', ar: 'بأي ترتيب؟' },
  options: [option('x', 'Tea', 'شاي'), option('y', 'Coffee', 'قهوة')],
};

const survey = (changes: Partial<Survey> = {}): Survey => ({
  surveyId: 5,
  courseSubsectionId: null,
  courseId: 3,
  type: 'SURVEY',
  title: { en: 'Your opinion', ar: 'رأيك' },
  description: {},
  status: 'PUBLISHED',
  isAnonymous: true,
  allowsChanges: false,
  minimumAnswers: 5,
  resultsVisibility: 'AFTER_ANSWER',
  closesAt: null,
  publishedAt: '2026-02-01T08:00:00.000Z',
  questionCount: 2,
  participantCount: 0,
  hasAnswered: false,
  isAnswered: false,
  version: 1,
  abilities: { canEdit: false, canAnswer: true, canChange: false, canSeeResults: false },
  questions: [choice, ranking],
  ownAnswers: [],
  ...changes,
});

const show = (at: string, responses: Responses, language: 'en' | 'ar' = 'en') =>
  renderInCourse(feature, at, { language, responses });

const RESULTS = 'GET /api/course-surveys/5/results';
const ONE = 'GET /api/course-surveys/5';
const SEND = 'POST /api/course-surveys/5/answers';

describe.each(DIRECTIONS)('answering a survey in $language', ({ language }) => {
  it('says what is missing at its question, keeps a draft, and sends it', async () => {
    const sent: unknown[] = [];
    let isAnswered = false;
    const { kit } = await show(
      'surveys/5',
      {
        [ONE]: () =>
          isAnswered
            ? survey({
                hasAnswered: true,
                resultsVisibility: 'NEVER',
                abilities: { ...survey().abilities, canAnswer: false },
              })
            : survey(),
        [SEND]: (_query: URLSearchParams, body: unknown) => {
          sent.push(body);
          isAnswered = true;
          return jsonResponse(204);
        },
      },
      language,
    );
    const t = kit.wording.get();
    const send = await screen.findByRole('button', { name: t('surveys.actions.send') });
    fireEvent.click(send);
    expect(await screen.findAllByText(t('errors.rules.required'))).toHaveLength(2);
    expect(document.activeElement?.textContent).toContain(choice.title[language]);

    fireEvent.click(screen.getByRole('radio', { name: choice.options[1]!.label[language] as string }));
    const last = ranking.options[1]!.label[language] as string;
    fireEvent.click(screen.getByRole('button', { name: t('surveys.actions.moveUp', { option: last }) }));
    const order = screen.getByRole('list', { name: ranking.title[language] as string });
    expect(within(order).getAllByRole('listitem')[0]!.textContent).toContain(last);
    const draft = kit.storage.getItem(draftKeyOf(TEST_USER.id, 'survey.5'));
    expect(draft).toContain('"options":["b"]');

    fireEvent.click(send);
    expect(await screen.findByText(t('surveys.messages.thanks'))).toBeTruthy();
    expect(sent).toEqual([
      {
        answers: [
          { questionKey: 'q1', options: ['b'] },
          { questionKey: 'q2', options: ['y', 'x'] },
        ],
      },
    ]);
    expect(kit.storage.getItem(draftKeyOf(TEST_USER.id, 'survey.5'))).toBeNull();
  });

  it('lists them with their state, or says that there are none', async () => {
    const { kit } = await show(
      'surveys',
      { 'GET /api/courses/3/surveys': { data: [survey({ hasAnswered: true })], total: 1 } },
      language,
    );
    const t = kit.wording.get();
    const link = await screen.findByRole('link', { name: survey().title[language] as string });
    expect(link.getAttribute('href')).toBe('/lms/courses/3/surveys/5');
    expect(screen.getByText(t('surveys.states.answered'))).toBeTruthy();
    cleanup();
    await show('polls', { 'GET /api/courses/3/surveys': { data: [], total: 0 } }, language);
    expect(await screen.findByText(t('surveys.empty.POLL'))).toBeTruthy();
  });
});

describe('a survey', () => {
  it('goes on where its reader left it', async () => {
    const responses = { [ONE]: survey() };
    const first = await show('surveys/5', responses);
    fireEvent.click(await screen.findByRole('radio', { name: 'First' }));
    const kept = first.kit.storage.getItem(draftKeyOf(TEST_USER.id, 'survey.5'));
    expect(JSON.parse(kept as string)).toEqual([{ questionKey: 'q1', options: ['a'] }]);
  });

  it('that is closed says so and shows its results', async () => {
    const closed = survey({
      status: 'CLOSED',
      questions: [choice],
      abilities: { canEdit: false, canAnswer: false, canChange: false, canSeeResults: true },
    });
    const result = {
      questionKey: 'q1',
      answered: 6,
      isHidden: false,
      options: [
        { id: 'a', count: 4 },
        { id: 'b', count: 2 },
      ],
      otherCount: 0,
      values: [],
      mean: null,
      rows: [],
      ranks: [],
      texts: [],
    };
    await show('surveys/5', {
      [ONE]: closed,
      [RESULTS]: { participantCount: 6, minimumAnswers: 5, isHidden: false, questions: [result] },
    });
    expect(await screen.findByText('Closed for answers.')).toBeTruthy();
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('row', { name: /First/ }).textContent).toContain('4 (67%)');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('with too few answers says how many answers results need', async () => {
    await show('polls/5', {
      [ONE]: survey({
        type: 'POLL',
        questions: [choice],
        hasAnswered: true,
        abilities: { canEdit: false, canAnswer: false, canChange: false, canSeeResults: true },
      }),
      [RESULTS]: { participantCount: 2, minimumAnswers: 5, isHidden: true, questions: [] },
    });
    expect(await screen.findByText('Results appear once at least 5 people have answered.')).toBeTruthy();
    expect(screen.getByText('2 responses')).toBeTruthy();
  });

  it('of a poll stands among the polls, whatever address led there', async () => {
    const { address } = await show('surveys/5', { [ONE]: survey({ type: 'POLL', questions: [choice] }) });
    await screen.findByRole('button', { name: 'Vote' });
    await waitFor(() => expect(address()).toBe('/lms/courses/3/polls/5'));
  });

  it('is looked at by its editors without sending anything', async () => {
    await show('surveys/5', {
      [ONE]: survey({
        resultsVisibility: 'NEVER',
        abilities: { canEdit: true, canAnswer: false, canChange: false, canSeeResults: false },
      }),
    });
    expect(await screen.findByRole('radio', { name: 'First' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit answers' })).toBeNull();
  });
});
