// @vitest-environment happy-dom

import type { CriterionAssessment, CriterionContent, RubricContent } from '@sullam/domain/grading/rubric-content.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { RubricAssessmentField } from '../src/rubrics/rubric-assessment-field.tsx';
import { RubricView } from '../src/rubrics/rubric-view.tsx';
import { DIRECTIONS } from '../src/testing/directions.ts';
import { renderScreen } from '../src/testing/render-screen.tsx';

const criterion = (id: number, en: string, ar: string, isRange: boolean): CriterionContent => ({
  id,
  name: { en, ar },
  description: {},
  isRange,
  levels: [
    { id: id * 10, points: '4', name: { en: `${en} good`, ar: `${ar} جيد` }, description: {} },
    { id: id * 10 + 1, points: '2', name: { en: `${en} fair`, ar: `${ar} مقبول` }, description: {} },
  ],
});
const rubric: RubricContent = {
  allowsFreePoints: false,
  criteria: [criterion(1, 'Argument', 'الحجة', false), criterion(2, 'Language', 'اللغة', true)],
};

const draw = (Part: () => React.ReactNode, language: 'en' | 'ar') =>
  renderScreen({
    screens: [{ path: '/here', load: async () => Part, access: { requiresAuth: false } }],
    at: '/here',
    language,
  });

/** As the organisation of the tests writes numbers. */
const inDigits = (text: string, language: 'en' | 'ar') =>
  language === 'en' ? text : text.replace('.', '٫').replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

describe.each(DIRECTIONS)('marking by a rubric in $language', ({ language }) => {
  const digits = (text: string) => inDigits(text, language);
  const nameOf = (at: number) => rubric.criteria[at]?.name[language] ?? '';

  it('takes a level and points, sums up, and keeps comments', async () => {
    let value: CriterionAssessment[] = [];
    function Marking() {
      const [assessment, setAssessment] = useState<CriterionAssessment[]>([]);
      value = assessment;
      return <RubricAssessmentField rubric={rubric} value={assessment} onChange={setAssessment} />;
    }
    const { kit } = await draw(Marking, language);
    const t = kit.wording.get();
    fireEvent.click(
      await screen.findByRole('radio', { name: new RegExp(rubric.criteria[0]?.levels[0]?.name[language] ?? '') }),
    );
    const points = screen.getByRole('textbox', { name: t('rubrics.labels.pointsFor', { criterion: nameOf(1) }) });
    fireEvent.change(points, { target: { value: digits('3.5') } });
    expect(value).toEqual([
      { criterionId: 1, levelId: 10, points: null },
      { criterionId: 2, levelId: null, points: '3.5' },
    ]);
    const { textContent } = screen.getByRole('status');
    expect(textContent).toContain(t('rubrics.labels.points', { points: digits('7.5'), maximum: digits('8') }));
    fireEvent.click(screen.getAllByRole('button', { name: new RegExp(t('rubrics.actions.addComment')) })[0] as Element);
    fireEvent.change(screen.getByRole('textbox', { name: t('rubrics.labels.commentOn', { criterion: nameOf(0) }) }), {
      target: { value: 'Well said' },
    });
    expect(value[1]).toEqual({ criterionId: 1, levelId: 10, points: null, comment: 'Well said' });
    fireEvent.click(screen.getByRole('button', { name: t('rubrics.actions.clearFor', { criterion: nameOf(1) }) }));
    expect(value).toHaveLength(1);
  });

  it('says in words what is wrong, and what is missing when asked', async () => {
    function Marking() {
      return (
        <RubricAssessmentField
          rubric={rubric}
          value={[{ criterionId: 2, points: '9' }]}
          onChange={() => undefined}
          showsMissing
        />
      );
    }
    const { kit } = await draw(Marking, language);
    const t = kit.wording.get();
    expect(await screen.findByText(t('rubrics.problems.NOT_JUDGED'))).toBeTruthy();
    expect(document.body.textContent).toContain(
      t('rubrics.problems.OUT_OF_RANGE', { from: digits('2'), to: digits('4') }),
    );
  });

  it('shows what was reached', async () => {
    const Reading = () => (
      <RubricView rubric={rubric} assessment={[{ criterionId: 1, levelId: 11, comment: 'Read it again' }]} />
    );
    const { kit } = await draw(Reading, language);
    const t = kit.wording.get();
    const reached = (await screen.findByText(t('rubrics.labels.reached'))).closest('li') as HTMLElement;
    expect(within(reached).getByText(rubric.criteria[0]?.levels[1]?.name[language] ?? '')).toBeTruthy();
    expect(screen.getByText('Read it again')).toBeTruthy();
    expect(screen.getByText(t('rubrics.labels.notJudged'))).toBeTruthy();
  });
});
