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
      return t(part === 'score' ? 'exam-sitting.releases.marked' : 'exam-sitting.releases.atOnce');
    if (at !== null) return t('exam-sitting.releases.at', { date: format.dateTime(at) });
    return t(rule === 'AFTER_CLOSE' ? 'exam-sitting.releases.afterClose' : 'exam-sitting.releases.later');
  };
}

/** What is shown when: score, right answers, explanations. */
export function ReleaseLines({ releases }: { readonly releases: Releases }) {
  const t = useT();
  const textOf = useReleaseText();
  return (
    <ul className="space-y-1">
      {(['score', 'answers', 'explanations'] as const).map((part) => (
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
