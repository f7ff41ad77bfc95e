import '../../../app.css';
import { courseVerdict } from '@sullam/domain/grading/course-verdict.ts';
import { Printer } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { NO_VALUE, useGradeFormat } from '@sullam/web-kit/grades/use-grade-format.ts';
import { VERDICT_WORDS } from '@sullam/web-kit/grades/verdict-words.ts';
import { useFormat, useKit, useMember, useOrganization, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../../parts/page-head.tsx';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { TRANSCRIPT_PAGE, type TranscriptEntry, transcriptQuery } from './grades.api.ts';

const HEAD = 'border-b border-line px-4 py-2.5 text-xs font-semibold text-muted';
const CELL = 'border-t border-line px-4 py-3 align-baseline';
const NUMBER = 'text-end tabular whitespace-nowrap';

function Entry({ entry }: { readonly entry: TranscriptEntry }) {
  const t = useT();
  const format = useFormat();
  const grade = useGradeFormat();
  const { final, current, isProvisional } = entry.totals;
  const isCompleted = entry.completedAt !== null;
  const verdict = courseVerdict(entry.totals, { ...entry, isCompleted });
  const word = t(VERDICT_WORDS[verdict].word);
  // a final total or a letter of a course that still runs would read as a verdict
  const isDecided = verdict !== 'RUNNING';
  const nothing = isCompleted ? t('grades.totals.ungraded') : NO_VALUE;
  const percent = ({ text }: typeof final) => (text === null ? nothing : grade.total(text));
  return (
    <tr>
      <th scope="row" className={`${CELL} text-start font-medium`}>
        <UiLink
          href={`/lms/courses/${entry.courseId}/grade-items`}
          className="text-ink no-underline wrap-anywhere hover:underline"
        >
          <AuthorTextFor text={entry.courseTitle} />
        </UiLink>
        <span className="block text-sm font-normal text-muted">
          {entry.completedAt ? t('grades.states.completed', { date: format.date(entry.completedAt) }) : word}
          {isProvisional && ` · ${t('grades.states.PENDING')}`}
        </span>
      </th>
      <td className={`${CELL} whitespace-nowrap text-muted max-sm:hidden print:table-cell!`}>
        {format.date(entry.enrolledAt)}
      </td>
      <td className={`${CELL} ${NUMBER}`}>{percent(current)}</td>
      <td className={`${CELL} ${NUMBER} font-semibold`}>{isDecided ? percent(final) : NO_VALUE}</td>
      <td className={`${CELL} max-sm:hidden print:table-cell!`}>
        {isDecided && final.letter ? <AuthorTextFor text={final.letter} unmarked /> : NO_VALUE}
      </td>
      <td className={`${CELL} whitespace-nowrap max-sm:hidden print:table-cell!`}>{isDecided ? word : NO_VALUE}</td>
    </tr>
  );
}

function Table({ entries }: { readonly entries: readonly TranscriptEntry[] }) {
  const t = useT();
  const only = 'max-sm:hidden print:table-cell!';
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface print:border-0">
      <table className="w-full text-sm [&_tbody_tr:first-child>*]:border-t-0">
        <caption className="sr-only">{t('grades.titles.transcript')}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} text-start`}>
              {t('grades.labels.course')}
            </th>
            <th scope="col" className={`${HEAD} text-start ${only}`}>
              {t('grades.labels.enrolled')}
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              {t('grades.totals.CURRENT')}
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              {t('grades.totals.FINAL')}
            </th>
            <th scope="col" className={`${HEAD} text-start ${only}`}>
              {t('grades.labels.letter')}
            </th>
            <th scope="col" className={`${HEAD} text-start ${only}`}>
              {t('grades.labels.result')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Entry key={entry.courseId} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** `/lms/transcript`: the grades of all courses, ready for paper. */
export function TranscriptScreen() {
  const t = useT();
  const kit = useKit();
  const format = useFormat();
  const member = useMember();
  const organization = useOrganization();
  const address = useAddressQuery();
  const page = pageOf(address.value('page'));
  const { data, isError, isFetching, refetch } = useQuery(transcriptQuery(member.id, page));
  const name = `${member.firstName} ${member.lastName}`;
  return (
    <div className="page-width page-gutter py-8">
      <PageHead
        title={t('grades.titles.transcript')}
        actions={
          data &&
          data.data.length > 0 && (
            <Button variant="outline" icon={Printer} className="print:hidden" onClick={() => window.print()}>
              {t('common.actions.print')}
            </Button>
          )
        }
      />
      <p className="mb-6 text-muted print:hidden">{t('grades.transcript.lead')}</p>
      <p className="mb-6 hidden print:block">
        <span className="block text-lg font-semibold">{t('grades.transcript.of', { name })}</span>
        <span className="block">{organization.displayName}</span>
        <span className="block text-sm">
          {t('grades.transcript.printed', { date: format.date(new Date(kit.now()), 'long') })}
        </span>
      </p>
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && <SkeletonText lines={8} />}
      {data?.data.length === 0 && <EmptyState drawing="no-courses" title={t('grades.empty.transcript')} />}
      {data && data.data.length > 0 && (
        <>
          <Table entries={data.data} />
          <div className="mt-6 print:hidden">
            <Pagination
              page={page}
              pages={pagesOf(data.total, TRANSCRIPT_PAGE)}
              hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
            />
          </div>
        </>
      )}
    </div>
  );
}
