import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Paperclip, Users } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { Clipped } from '@sullam/ui/components/clipped.tsx';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { AuthorHtml } from '@sullam/web-kit/author-html.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useSettledQuery } from '@sullam/web-kit/query/use-settled-query.ts';
import { RubricView } from '@sullam/web-kit/rubrics/rubric-view.tsx';
import { AssignmentFacts } from './assignment-facts.tsx';
import { AssignmentRules } from './assignment-rules.tsx';
import { type Assignment, type OwnSubmission, ownSubmissionQuery } from './assignments.api.ts';
import { shownFrom, useOpening } from './opening.ts';
import { OwnWork } from './own-work.tsx';

interface TaskProps {
  readonly assignment: Assignment;
}

/** What is asked, and the files beside it. */
function Task({ assignment }: TaskProps) {
  const t = useT();
  const format = useFormat();
  const { instructions, attachments } = assignment;
  return (
    <div className="space-y-4">
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
    </div>
  );
}

/** With whom it is done. */
function GroupLine({ assignment: { group, isGroupWork } }: TaskProps) {
  const t = useT();
  const format = useFormat();
  if (!isGroupWork || !group) return null;
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon of={Users} size={18} className="mt-[calc((1lh-18px)/2)] shrink-0 text-muted" />
      <span className="min-w-0">
        <span className="sr-only">{t('assignments.titles.group')} </span>
        <AuthorTextFor as="span" text={group.name} className="font-medium" />{' '}
        <span className="text-muted">
          {format.list(group.members.map(({ firstName, lastName }) => `${firstName} ${lastName}`))}
        </span>
      </span>
    </p>
  );
}

/** By which rules it goes and how it will be judged. */
function Rules({ assignment }: TaskProps) {
  const t = useT();
  const { rubric, state } = assignment;
  return (
    <div className="space-y-3">
      <Disclosure title={t('assignments.titles.rules')} level={3}>
        <div className="pt-2">
          <AssignmentRules assignment={assignment} />
        </div>
      </Disclosure>
      {rubric && state !== 'RETURNED' && (
        <Disclosure title={t('assignments.titles.rubric')} level={3}>
          <div className="pt-2">
            <RubricView rubric={rubric.content} headingLevel={4} />
          </div>
        </Disclosure>
      )}
    </div>
  );
}

/** Where one writes: the task in its first lines, then the box. Once something was handed in or came back, that comes first. */
function Worked({ assignment, own }: TaskProps & { readonly own: OwnSubmission }) {
  const t = useT();
  const isBehind = own.mark !== null || own.current !== null;
  return (
    <>
      {!isBehind && (
        <Clipped more={t('assignments.actions.wholeTask')} less={t('assignments.actions.lessTask')}>
          <Task assignment={assignment} />
        </Clipped>
      )}
      <OwnWork assignment={assignment} own={own} />
      {isBehind && (
        <section>
          <h3 className="mb-2 text-lg">{t('assignments.titles.task')}</h3>
          <Task assignment={assignment} />
        </section>
      )}
    </>
  );
}

function Work({ assignment }: TaskProps) {
  const t = useT();
  const { data, isFetching, refetch } = useSettledQuery(ownSubmissionQuery(assignment.assignmentId));
  return data ? (
    <Worked assignment={assignment} own={data} />
  ) : (
    <>
      <Task assignment={assignment} />
      <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
    </>
  );
}

/** An assignment as its learner meets it, in its lesson and on its page. */
export function AssignmentSheet({ assignment }: TaskProps) {
  const t = useT();
  const format = useFormat();
  const { now } = useKit();
  useOpening(assignment);
  const from = shownFrom(assignment);
  return (
    <div className="space-y-6">
      <div className="space-y-3">
        <AssignmentFacts status={assignment} now={now()} />
        <GroupLine assignment={assignment} />
      </div>
      {from && <Banner live="off">{t('assignments.hints.shownFrom', { date: format.dateTime(from, 'long') })}</Banner>}
      {assignment.refusal === 'NOT_ENROLLED' && assignment.canEdit ? (
        <>
          <Banner live="off">{t('assignments.hints.editorsLook')}</Banner>
          <Task assignment={assignment} />
        </>
      ) : (
        <Work assignment={assignment} />
      )}
      <Rules assignment={assignment} />
    </div>
  );
}
