import '../../../app.css';
import { type Language, otherLanguage } from '@sullam/domain/localized.ts';
import { Badge, FilterChip } from '@sullam/ui/components/badge.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery, usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FileButtons } from './file-buttons.tsx';
import { FILTERS, type Filter, groupsOf, isOf, type TextGroup } from './groups.ts';
import { moveBetweenCells } from './move-between-cells.ts';
import { TextRow } from './text-row.tsx';
import { type CourseTranslations, type TranslatedText, translationsQuery, useMarkSeen } from './translations.api.ts';

/** Every text of a course in both languages next to each other. */
export function TranslationsScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  const address = useAddressQuery();
  const filter = FILTERS.find((each) => each === address.value('filter')) ?? 'all';
  const translations = useQuery(translationsQuery(courseId));
  const { mutate: markSeen } = useMarkSeen(courseId);
  useEffect(() => {
    markSeen();
  }, [courseId, markSeen]);
  if (translations.isError && !translations.data)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void translations.refetch()} />;
  if (!translations.data) return <SkeletonText lines={10} />;
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="max-w-160 text-muted">{t('translations.list.hint')}</p>
        <FileButtons courseId={courseId} />
      </div>
      <ProgressCards translations={translations.data} />
      <Filters
        filter={filter}
        texts={translations.data.data}
        onChange={(next) => address.change({ filter: next === 'all' ? undefined : next })}
      />
      <Texts key={`${courseId} ${filter}`} courseId={courseId} filter={filter} texts={translations.data.data} />
    </div>
  );
}

function ProgressCards({ translations }: { readonly translations: CourseTranslations }) {
  const own = useLanguage();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {[own, otherLanguage(own)].map((language) => (
        <LanguageProgress key={language} language={language} progress={translations[language]} />
      ))}
    </div>
  );
}

interface LanguageProgressProps {
  readonly language: Language;
  readonly progress: CourseTranslations['en'];
}

function LanguageProgress({ language, progress }: LanguageProgressProps) {
  const t = useT();
  const format = useFormat();
  const { filled, total, missing, outdated } = progress;
  const name = t(language === 'en' ? 'common.names.english' : 'common.names.arabic');
  return (
    <Card>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 className="text-body font-semibold">{name}</h2>
        <span className="text-sm text-muted tabular">
          {t('common.counts.ratio', { part: format.number(filled), whole: format.number(total) })}
        </span>
      </div>
      <ProgressBar
        share={total === 0 ? 0 : filled / total}
        label={t('translations.progress.label', { language: name })}
      />
      <p className="mt-3 flex min-h-6 flex-wrap gap-2">
        {missing > 0 && <Badge tone="warning">{t('translations.progress.missing', { count: missing })}</Badge>}
        {outdated > 0 && <Badge tone="warning">{t('translations.progress.outdated', { count: outdated })}</Badge>}
        {missing === 0 && outdated === 0 && total > 0 && (
          <Badge tone="success">{t('translations.progress.complete')}</Badge>
        )}
      </p>
    </Card>
  );
}

interface FiltersProps {
  readonly filter: Filter;
  readonly texts: readonly TranslatedText[];
  readonly onChange: (filter: Filter) => void;
}

function Filters({ filter, texts, onChange }: FiltersProps) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {FILTERS.map((each) => (
        <FilterChip
          key={each}
          selected={each === filter}
          count={format.number(texts.filter((text) => isOf(text, each)).length)}
          onChange={() => onChange(each)}
        >
          {t(`translations.filters.${each}`)}
        </FilterChip>
      ))}
      <p className="ms-auto text-xs text-muted max-lg:hidden">{t('translations.list.keys', { key: 'Alt' })}</p>
    </div>
  );
}

interface TextsProps {
  readonly courseId: number;
  readonly filter: Filter;
  readonly texts: readonly TranslatedText[];
}

/** What the filter asks for. A text that was brought up to date stays in sight until the filter is chosen anew. */
function Texts({ courseId, filter, texts }: TextsProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const stays = useRef(new Set<string>());
  const shown = texts.filter((text) => isOf(text, filter) || stays.current.has(text.key));
  for (const { key } of shown) stays.current.add(key);
  if (shown.length === 0)
    return (
      <EmptyState
        compact
        drawing="done"
        title={t(`translations.empty.${filter === 'outdated' ? 'outdated' : 'missing'}`)}
      />
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields inside are what has the keys
    <div ref={list} className="space-y-5" onKeyDown={(event) => moveBetweenCells(event, list.current)}>
      {groupsOf(shown).map((group) => (
        <Group key={group.id} courseId={courseId} group={group} />
      ))}
    </div>
  );
}

function Group({ courseId, group }: { readonly courseId: number; readonly group: TextGroup }) {
  const t = useT();
  const isKnown = (place: string): place is keyof typeof PLACES => place in PLACES;
  return (
    <Card as="section">
      <header>
        <p className="text-sm text-muted">{isKnown(group.place) ? t(PLACES[group.place]) : group.place}</p>
        {group.title && (
          <h2 className="text-lg">
            <AuthorTextFor text={group.title} />
          </h2>
        )}
      </header>
      <ul className="divide-y divide-line">
        {group.texts.map((text) => (
          <TextRow key={text.key} courseId={courseId} text={text} />
        ))}
      </ul>
    </Card>
  );
}

const PLACES = {
  course: 'translations.places.course',
  section: 'translations.places.section',
  lesson: 'translations.places.lesson',
  attachment: 'translations.places.attachment',
  assignment: 'translations.places.assignment',
  lecture: 'translations.places.lecture',
  survey: 'translations.places.survey',
  announcement: 'translations.places.announcement',
  discussion: 'translations.places.discussion',
  exam: 'translations.places.exam',
  question: 'translations.places.question',
} as const;
