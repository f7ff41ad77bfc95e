import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { waitingQuery } from '../../../parts/waiting.api.ts';
import type { AgendaItem } from './home.api.ts';

/** More of them belong to the courses themselves. */
const MOST = 8;

const HAPPENS = {
  ASSIGNMENT_DUE: 'studio.agenda.due',
  EXAM_OPENS: 'studio.agenda.opens',
  EXAM_CLOSES: 'studio.agenda.closes',
} as const satisfies Record<AgendaItem['kind'], string>;

function Entry({ entry }: { readonly entry: AgendaItem }) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const title = text(entry.title);
  return (
    <li className="relative border-s-2 border-line ps-4 before:absolute before:-start-[5px] before:top-1.5 before:size-2 before:rounded-full before:bg-primary">
      <p className="text-sm text-muted">
        <time dateTime={entry.at}>{format.dateTime(entry.at)}</time>
      </p>
      <p className="font-medium wrap-anywhere">
        <UiLink href={entry.path} className="text-ink no-underline hover:underline">
          {t(HAPPENS[entry.kind], { title })}
        </UiLink>
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        <AuthorTextFor text={entry.course.title} />
      </p>
      {entry.kind !== 'EXAM_OPENS' && entry.expectedCount > 0 && (
        <div className="mt-1.5 flex items-center gap-3 text-sm text-muted">
          <div className="w-24">
            <ProgressBar share={entry.doneCount / entry.expectedCount} label={t('studio.agenda.handedIn')} thin />
          </div>
          <span className="tabular">
            {t('common.counts.ratio', {
              part: format.number(entry.doneCount),
              whole: format.number(entry.expectedCount),
            })}
          </span>
        </div>
      )}
    </li>
  );
}

/** Due dates and exams of the next seven days in the courses that this person teaches. */
export function Agenda() {
  const t = useT();
  const waiting = useQuery(waitingQuery());
  const entries = waiting.data?.agenda ?? [];
  if (!waiting.data) return null;
  return (
    <Card as="section">
      <CardHeading>{t('studio.agenda.title')}</CardHeading>
      {entries.length === 0 ? (
        <p className="text-muted">{t('studio.agenda.none')}</p>
      ) : (
        <ol className="space-y-4">
          {entries.slice(0, MOST).map((entry) => (
            <Entry key={`${entry.kind} ${entry.path}`} entry={entry} />
          ))}
        </ol>
      )}
    </Card>
  );
}
