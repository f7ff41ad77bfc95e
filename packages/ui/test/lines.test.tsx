// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type UiWords, UiWordsContext } from '../src/base/ui-words.tsx';
import { FilterChip } from '../src/components/badge.tsx';
import { CourseCard, Fact } from '../src/components/card.tsx';
import { FileDrop } from '../src/components/file-drop.tsx';
import { ProgressBar } from '../src/components/progress.tsx';
import { Rungs } from '../src/components/progress-rungs.tsx';

const words = { percent: (share: number) => `${share * 100} %` } as UiWords;

describe('a number that stands alone or in a sentence', () => {
  it('has digits of their own width: the equal ones of columns tear Arabic numbers apart', () => {
    const { container } = render(
      <UiWordsContext value={words}>
        <ProgressBar share={0.12} label="Progress" showValue />
        <FilterChip selected={false} onChange={() => undefined} count="12">
          All
        </FilterChip>
        <Rungs done={1} of={12} label="Progress" text="1 of 12 lessons" />
      </UiWordsContext>,
    );
    expect(container.textContent).toContain('12');
    expect(container.querySelector('.tabular')).toBeNull();
  });
});

describe('a place for files', () => {
  it('speaks of dropping nowhere but where something can be dragged', () => {
    const { container } = render(
      <UiWordsContext value={{ ...words, chooseFiles: 'Choose files' }}>
        <FileDrop dropLabel="Drop a file here" hint="PDF" onFiles={() => undefined} />
      </UiWordsContext>,
    );
    const drop = [...container.querySelectorAll('p')].find((each) => each.textContent === 'Drop a file here');
    expect(drop?.className).toContain('max-sm:hidden');
    expect(container.textContent).toContain('Choose files');
  });
});

describe('the facts of a course', () => {
  it('go on in another line rather than cut a name', () => {
    const { container } = render(
      <CourseCard
        isRow
        href="/course"
        title="Course"
        cover={<i />}
        facts={
          <>
            <Fact>Muhammad Abdulrahman Al-Zahrani</Fact>
            <Fact>25 minutes</Fact>
            <Fact isForPhones>Free</Fact>
          </>
        }
      />,
    );
    const line = [...container.querySelectorAll('div')].findLast((each) => each.textContent?.startsWith('Muhammad'));
    expect(line?.className).toContain('flex-wrap');
    expect(line?.className).not.toContain('flex-nowrap');
  });
});
