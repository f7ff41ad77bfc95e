import type { Release } from '@sullam/domain/assessment/release.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { type RulesForm, rulesOf } from './rules-form.ts';
import type { SubsectionExam } from './scheduled-exams.api.ts';

type Thing = 'score' | 'answers' | 'explanations';

export interface ReleaseStoryProps {
  readonly form: RulesForm;
  readonly exam: SubsectionExam;
}

/** What a learner who hands in will see, and when, in sentences. */
export function ReleaseStory({ form, exam }: ReleaseStoryProps) {
  const t = useT();
  const format = useFormat();
  const { closesAt, releaseAt, releaseScore, releaseAnswers, releaseExplanations } = rulesOf(form, exam);
  const sentence = (thing: Thing, release: Release): string => {
    if (release === 'AFTER_CLOSE')
      return closesAt === null
        ? t(`exam-authoring.story.${thing}.NEVER_CLOSES`)
        : t(`exam-authoring.story.${thing}.AFTER_CLOSE`, { date: format.dateTime(closesAt) });
    if (release === 'AT_TIME')
      return releaseAt === null
        ? t(`exam-authoring.story.${thing}.NO_TIME`)
        : t(`exam-authoring.story.${thing}.AT_TIME`, { date: format.dateTime(releaseAt) });
    return t(`exam-authoring.story.${thing}.${release}`);
  };
  const order: Record<Release, number> = { AT_ONCE: 0, AFTER_CLOSE: 1, AT_TIME: 1, NEVER: 2 };
  const areHeldBack = order[releaseExplanations] < order[releaseAnswers];
  return (
    <div className="space-y-1 rounded-md bg-subtle px-4 py-3 text-sm" aria-live="polite">
      <p className="font-medium">{t('exam-authoring.story.lead')}</p>
      <ul className="list-disc space-y-0.5 ps-5">
        <li>{sentence('score', releaseScore)}</li>
        <li>{sentence('answers', releaseAnswers)}</li>
        <li>
          {areHeldBack
            ? t('exam-authoring.story.explanations.WITH_ANSWERS')
            : sentence('explanations', releaseExplanations)}
        </li>
      </ul>
      {order[releaseScore] === 1 && closesAt !== null && (
        <p className="text-muted">{t('exam-authoring.story.everybody')}</p>
      )}
    </div>
  );
}
