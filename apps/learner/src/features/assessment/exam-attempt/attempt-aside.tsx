import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import { examPlace } from '../exams/exams.public.ts';
import type { AttemptSnapshot } from './attempt.api.ts';
import { KEYS } from './use-attempt-keys.ts';

function Keys() {
  const t = useT();
  return (
    <Disclosure title={t('exam-sitting.titles.keys')}>
      <dl className="space-y-1 text-sm text-muted">
        {(['next', 'previous', 'flag', 'choose'] as const).map((key) => (
          <div key={key} className="flex justify-between gap-4">
            <dt>{t(`exam-sitting.keys.${key}`)}</dt>
            <dd dir="ltr" className="tabular">
              {KEYS[key]}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

/** The way out; the attempt goes on, and so does its time. */
export function Leave({ snapshot }: { readonly snapshot: AttemptSnapshot }) {
  const t = useT();
  return (
    <UiLink href={examPlace(snapshot.courseId, snapshot.subsectionExamId)} className={`${textLinkClass} text-sm`}>
      {t('exam-sitting.actions.leave')}
    </UiLink>
  );
}

interface AttemptAsideProps {
  readonly snapshot: AttemptSnapshot;
  readonly answeredText: string;
  readonly navigator: ReactNode;
}

/** Beside the question on wide screens: all questions, the keys, the way out. */
export function AttemptAside({ snapshot, answeredText, navigator }: AttemptAsideProps) {
  const t = useT();
  return (
    <aside className="space-y-6 max-md:hidden">
      <h2 className="flex items-baseline justify-between gap-3 text-base font-semibold">
        {t('exam-sitting.titles.questions')}
        <span className="text-sm font-normal text-muted">{answeredText}</span>
      </h2>
      {navigator}
      <Keys />
      <Leave snapshot={snapshot} />
    </aside>
  );
}
