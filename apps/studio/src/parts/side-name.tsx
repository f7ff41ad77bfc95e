import type { PlagiarismFinding } from '@sullam/api-client/schema.gen.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { maskedNumber } from '@sullam/domain/masked-number.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

type Side = PlagiarismFinding['own'];

/** Whose submission one side is, as far as the reader may know it. */
export function SideName({ side }: { readonly side: Side }) {
  const t = useT();
  const format = useFormat();
  if (side.assignmentSubmissionId === null) return t('plagiarism.labels.elsewhere');
  if (side.learner) return <bdi>{`${side.learner.firstName} ${side.learner.lastName}`}</bdi>;
  if (side.groupName) return <AuthorTextFor text={side.groupName} />;
  return t('assignment-marking.labels.anonymous', { number: format.number(maskedNumber(side.assignmentSubmissionId)) });
}

/** Where it was handed in, and when, as far as that is shown. */
export function SidePlace({ side, isSame }: { readonly side: Side; readonly isSame: boolean }) {
  const t = useT();
  const format = useFormat();
  const { courseTitle, assignmentTitle, submittedAt } = side;
  const place = (title: Localized | null) => title && <AuthorTextFor text={title} />;
  return (
    <>
      {!isSame && assignmentTitle && (
        <>
          {place(courseTitle)}
          {' · '}
          {place(assignmentTitle)}
          {submittedAt && ' · '}
        </>
      )}
      {submittedAt && (
        <time dateTime={submittedAt}>{t('plagiarism.labels.handedIn', { date: format.dateTime(submittedAt) })}</time>
      )}
    </>
  );
}
