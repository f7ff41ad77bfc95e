import { Icon } from '@sullam/ui/base/icon.tsx';
import { ChevronLeft, ChevronRight, Keyboard, X } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { useKeysHelp } from '../../../parts/keys.tsx';
import { SegmentLinks } from '../../../parts/segment-links.tsx';
import { casesQuery, VIEWS, type View } from './moderation.api.ts';

export interface ModerationHeadProps {
  readonly view: View;
  readonly hrefOf: (view: View) => string;
  /** Nothing where there is none. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** How many wait of each kind; what is decided isn't counted. */
function useWaiting() {
  const reports = useQuery(casesQuery('reports', 1)).data;
  const appeals = useQuery(casesQuery('appeals', 1)).data;
  return { reports, appeals, done: undefined };
}

/** The line above the three columns: how much waits, the ways through it, and from one to the next. */
export function ModerationHead({ view, hrefOf, onPrevious, onNext }: ModerationHeadProps) {
  const t = useT();
  const format = useFormat();
  const showKeys = useKeysHelp();
  const waiting = useWaiting();
  const shown = waiting[view];
  const oldest = shown?.data[0];
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-2 py-1.5 md:px-4">
      <UiLink
        href="/groups"
        aria-label={t('moderation-desk.actions.close')}
        title={t('moderation-desk.actions.close')}
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-sm text-ink hover:bg-subtle touch:size-11"
      >
        <Icon of={X} />
      </UiLink>
      <h1 className="text-base font-semibold">{t('moderation-desk.titles.page')}</h1>
      <p role="status" className="text-sm text-muted max-lg:hidden">
        {oldest &&
          t('moderation-desk.counts.waiting', {
            count: shown.total,
            when: format.date(oldest.openedAt, 'medium'),
          })}
      </p>
      <div className="max-md:order-last max-md:w-full md:ms-auto">
        <SegmentLinks
          label={t('moderation-desk.views.label')}
          items={VIEWS.map((each) => ({
            href: hrefOf(each),
            current: each === view,
            label: (
              <>
                {t(`moderation-desk.views.${each}`)}
                {waiting[each] && waiting[each].total > 0 && (
                  <span className="ms-1.5 tabular">{format.number(waiting[each].total)}</span>
                )}
              </>
            ),
          }))}
        />
      </div>
      <div className="flex items-center gap-1 max-md:ms-auto">
        <IconButton
          icon={Keyboard}
          label={t('moderation-desk.actions.keys')}
          className="max-md:hidden touch:hidden"
          onClick={showKeys}
        />
        <IconButton
          icon={ChevronLeft}
          mirrored
          variant="outline"
          label={t('moderation-desk.actions.previous')}
          disabled={!onPrevious}
          onClick={() => onPrevious?.()}
        />
        <KeyHint of="K" className="border-line text-muted" />
        <IconButton
          icon={ChevronRight}
          mirrored
          variant="outline"
          label={t('moderation-desk.actions.next')}
          disabled={!onNext}
          onClick={() => onNext?.()}
        />
        <KeyHint of="J" className="border-line text-muted" />
      </div>
    </div>
  );
}
