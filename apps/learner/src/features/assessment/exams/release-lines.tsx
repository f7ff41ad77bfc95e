import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Releases } from './exams.api.ts';

type Part = keyof Releases;

/** When something of the results is shown, in words. */
export function useReleaseText(): (releases: Releases, part: Part) => string {
  const t = useT();
  const format = useFormat();
  return (releases, part) => {
    const { rule, at } = releases[part];
    if (rule === 'NEVER') return t('exam-sitting.releases.never');
    if (rule === 'AT_ONCE')
      return t(part === 'scores' ? 'exam-sitting.releases.marked' : 'exam-sitting.releases.atOnce');
    if (at !== null) return t('exam-sitting.releases.at', { date: format.dateTime(at) });
    return t(rule === 'AFTER_CLOSE' ? 'exam-sitting.releases.afterClose' : 'exam-sitting.releases.later');
  };
}

/** The parts of a result, each released by a rule of its own. */
export const RELEASED = ['scores', 'answers', 'explanations'] as const;

/** What is shown when: score, right answers, explanations; all of it unless only some are named. */
export function ReleaseLines({
  releases,
  only = RELEASED,
}: {
  readonly releases: Releases;
  readonly only?: readonly Part[];
}) {
  const t = useT();
  const textOf = useReleaseText();
  return (
    <ul className="space-y-1">
      {only.map((part) => (
        <li key={part}>
          {t('exam-sitting.releases.line', {
            what: t(`exam-sitting.releases.${part}`),
            when: { raw: textOf(releases, part) },
          })}
        </li>
      ))}
    </ul>
  );
}
