// @vitest-environment happy-dom
import type { LearnerQuestion } from '@sullam/domain/questions/learner-question.ts';
import type { QuestionKey } from '@sullam/domain/questions/question.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RightAnswer } from '../src/question-view/right-answer.tsx';
import { DIRECTIONS } from '../src/testing/directions.ts';
import { renderScreen } from '../src/testing/render-screen.tsx';

const common = { prompt: {}, hints: [], hintCount: 0 };
const picture = { url: '/x.png', width: 200, height: 100, alt: {} };

describe.each(DIRECTIONS)('the right answer in $language', ({ language }) => {
  const show = (question: LearnerQuestion, answerKey: QuestionKey) =>
    renderScreen({
      screens: [
        {
          path: '/sheet',
          access: { requiresAuth: false },
          areas: ['question-view'],
          load: async () => () => <RightAnswer question={question} answerKey={answerKey} picture={picture} />,
        },
      ],
      at: '/sheet',
      language,
    });

  it("has its numbers in the reader's digits", async () => {
    await show(
      { ...common, type: 'NUMERIC', units: [] },
      {
        type: 'NUMERIC',
        explanation: {},
        accepted: [{ value: '6650.5', tolerance: '0', fraction: '1', feedback: {} }],
        units: [],
        isUnitRequired: false,
      },
    );
    expect(await screen.findByText(language === 'ar' ? '٦٦٥٠٫٥' : '6650.5')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it("fills blanks with words of the reader's language, where some are taken", async () => {
    const accepted = (text: string) => ({ text, fraction: '1', feedback: {} });
    await show(
      {
        ...common,
        type: 'FILL_BLANKS',
        prompt: { en: '<p>By {{x}}</p>', ar: '<p>في {{x}}</p>' },
        blanks: [{ id: 'x', isNumeric: false }],
      },
      {
        type: 'FILL_BLANKS',
        explanation: {},
        isStrict: false,
        blanks: { x: { weight: '1', texts: [accepted('boat'), accepted('قارب')], numbers: [] } },
      },
    );
    expect(await screen.findByText(language === 'ar' ? 'قارب' : 'boat')).toBeTruthy();
  });

  it('shows the areas of a picture, not points in them alone', async () => {
    await show(
      { ...common, type: 'HOTSPOT', pictureMediaId: 3, mostPoints: 1 },
      {
        type: 'HOTSPOT',
        explanation: {},
        areas: [{ id: 'a', area: { shape: 'rectangle', x: 100, y: 200, width: 300, height: 100 }, feedback: {} }],
      },
    );
    const frame = await screen.findByRole('application');
    const rect = frame.querySelector('rect');
    expect(['x', 'y', 'width', 'height'].map((name) => rect?.getAttribute(name))).toEqual(['100', '200', '300', '100']);
  });
});
