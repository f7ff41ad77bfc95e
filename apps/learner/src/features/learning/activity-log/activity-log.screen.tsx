import '../../../app.css';
import { ACTIVITY_TYPES } from '@sullam/domain/activity-types.gen.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { Download } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useKit, useLanguage, useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../../parts/page-head.tsx';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { useExistingPage } from '../../../parts/use-existing-page.ts';
import { byDay, DayHeading, dayOf } from '../activities/activities.public.ts';
import { LOG_PAGE, type LogEntry, type LogFilter, logQuery, useExportLog } from './activity-log.api.ts';
import { LogRow } from './log-row.tsx';
import { TypeFilter } from './type-filter.tsx';

interface LogDaysProps {
  readonly entries: readonly LogEntry[];
  readonly language: Language;
}

/** Entries below the days on which they happened. */
function LogDays({ entries, language }: LogDaysProps) {
  const { now } = useKit();
  const today = dayOf(now());
  return byDay(entries.map((entry) => ({ ...entry, at: entry.occurredAt }))).map(([day, ofDay]) => (
    <section key={day}>
      <DayHeading day={day} today={today} level={2} />
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {ofDay.map((entry, at) => (
          <LogRow key={`${entry.activityType}-${entry.path}-${entry.at}-${at}`} entry={entry} language={language} />
        ))}
      </ul>
    </section>
  ));
}

/** All of the filtered log as a file. */
function ExportMenu({ filter }: { readonly filter: LogFilter }) {
  const t = useT();
  const { mutate, isPending } = useExportLog(filter);
  const formats = (['csv', 'xlsx'] as const).map((format) => ({
    id: format,
    label: t(`activity-log.actions.${format}`),
    onAction: () => mutate(format),
  }));
  return (
    <MenuButton
      label={t('common.actions.export')}
      icon={Download}
      labelled
      variant="outline"
      disabled={isPending}
      groups={[{ id: 'formats', items: formats }]}
    />
  );
}

interface LanguageChoiceProps {
  readonly value: Language;
  readonly onChange: (language: string) => void;
}

/** In which language entries and files are worded. */
function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const t = useT();
  return (
    <div className="w-40">
      <NativeSelect
        label={t('activity-log.filters.language')}
        value={value}
        onChange={onChange}
        options={[
          { value: 'en', label: t('common.names.english') },
          { value: 'ar', label: t('common.names.arabic') },
        ]}
      />
    </div>
  );
}

function useScheduleAddress() {
  const address = useAddressQuery();
  const { id: userId } = useMember();
  const reader = useLanguage();
  const given = address.list('type');
  const wanted = address.value('language');
  const filter: LogFilter = {
    userId,
    types: ACTIVITY_TYPES.filter((type) => given.includes(type)),
    language: wanted === 'en' || wanted === 'ar' ? wanted : reader,
  };
  return { address, filter, reader, page: pageOf(address.value('page')) };
}

/** `/activity-log`: what the reader did and was given, day by day, the latest first. */
export function ActivityLogScreen() {
  const t = useT();
  const { address, filter, reader, page } = useScheduleAddress();
  const { data, isError, isFetching, refetch } = useQuery(logQuery(filter, page));
  const isPast = useExistingPage(address, { page, total: data?.total, size: LOG_PAGE });
  const isShown = data !== undefined && !isPast;
  const chooseLanguage = (value: string) => address.change({ language: value === reader ? null : value, page: null });
  return (
    <div className="page-width page-gutter max-w-240 space-y-6 py-8">
      <PageHead
        title={t('activity-log.titles.page')}
        description={t('activity-log.lead')}
        actions={
          isShown &&
          data.counts.length > 0 && (
            <div className="flex items-end gap-2 print:hidden">
              <LanguageChoice value={filter.language} onChange={chooseLanguage} />
              {data.total > 0 && <ExportMenu filter={filter} />}
            </div>
          )
        }
      />
      {isShown && data.counts.length > 0 && (
        <TypeFilter counts={data.counts} types={filter.types} hrefWith={address.hrefWith} />
      )}
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!isShown && !isError && <SkeletonText lines={10} />}
      {isShown && data.total === 0 && (
        <EmptyState
          drawing="calendar"
          title={t(data.counts.length > 0 ? 'activity-log.empty.filtered' : 'activity-log.empty.all')}
          action={
            data.counts.length > 0 && (
              <LinkButton variant="outline" href={address.hrefWith({ type: null, page: null })}>
                {t('activity-log.actions.showAll')}
              </LinkButton>
            )
          }
        />
      )}
      {isShown && <LogDays entries={data.data} language={filter.language} />}
      {isShown && (
        <Pagination
          page={page}
          pages={pagesOf(data.total, LOG_PAGE)}
          hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
        />
      )}
    </div>
  );
}
