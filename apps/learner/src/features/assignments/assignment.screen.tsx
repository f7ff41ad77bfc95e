import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Paperclip } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorHtml } from '@sullam/web-kit/author-html.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { RubricView } from '@sullam/web-kit/rubrics/rubric-view.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCourseFrame } from '../course-content/course-frame-context.tsx';
import { CoursePart } from '../course-content/course-part.tsx';
import { AssignmentFacts } from './assignment-facts.tsx';
import { assignmentsPlace } from './assignment-place.ts';
import { AssignmentRules } from './assignment-rules.tsx';
import { type Assignment, assignmentQuery, ownSubmissionQuery } from './assignments.api.ts';
import { shownFrom, useOpening } from './opening.ts';
import { OwnWork } from './own-work.tsx';

/** What is asked: instructions, files beside them, rules, how it will be judged. */
function Task({ assignment }: { readonly assignment: Assignment }) {
  const t = useT();
  const format = useFormat();
  const { instructions, attachments, rubric } = assignment;
  const from = shownFrom(assignment);
  useOpening(assignment);
  return (
    <div className="space-y-6">
      {from && <Banner live="off">{t('assignments.hints.shownFrom', { date: format.dateTime(from, 'long') })}</Banner>}
      <AuthorHtml text={instructions} className="max-w-reading" />
      {attachments.length > 0 && (
        <section>
          <h3 className="mb-2 text-body font-medium">{t('assignments.titles.attachments')}</h3>
          <ul className="space-y-1.5">
            {attachments.map(({ mediaId, url, name, byteSize }) => (
              <li key={mediaId} className="flex items-center gap-2">
                <Icon of={Paperclip} size={18} className="text-muted" />
                <a href={url} target="_blank" rel="noreferrer" className={cx(textLinkClass, 'wrap-anywhere')}>
                  <bdi>{name}</bdi>
                </a>
                <span className="text-sm text-muted">{format.fileSize(byteSize)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Card as="section">
        <h3 className="sr-only">{t('assignments.titles.rules')}</h3>
        <AssignmentRules assignment={assignment} />
      </Card>
      {rubric && assignment.state !== 'RETURNED' && (
        <Card as="section">
          <h3 className="mb-4 text-lg">{t('assignments.titles.rubric')}</h3>
          <RubricView rubric={rubric.content} headingLevel={4} />
        </Card>
      )}
    </div>
  );
}

function Work({ assignment }: { readonly assignment: Assignment }) {
  const t = useT();
  const { data, isError, isFetching, refetch } = useQuery(ownSubmissionQuery(assignment.assignmentId));
  if (isError && !data)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  return data ? <OwnWork assignment={assignment} own={data} /> : <SkeletonText lines={6} />;
}

/** `assignments/{assignmentId}`, inside a course. */
export function AssignmentScreen() {
  const t = useT();
  const { now } = useKit();
  const { course } = useCourseFrame();
  const back = { href: assignmentsPlace(course.courseId), label: t('assignments.actions.all') };
  return (
    <CoursePart query={useQuery(assignmentQuery(usePathId('assignmentId')))} back={back} isWide>
      {(assignment) => (
        <>
          <AssignmentFacts status={assignment} now={now()} />
          <div className="mt-6 space-y-8">
            <Task assignment={assignment} />
            {assignment.refusal === 'NOT_ENROLLED' && assignment.canEdit ? (
              <Banner live="off">{t('assignments.hints.editorsLook')}</Banner>
            ) : (
              <Work assignment={assignment} />
            )}
          </div>
        </>
      )}
    </CoursePart>
  );
}
