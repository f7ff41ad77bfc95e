import { Icon } from '@sullam/ui/base/icon.tsx';
import { ChevronLeft, ChevronRight } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { buttonClass } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

interface SpanStepsProps {
  /** Addresses of what comes before and after, and of what today lies in; null: that is shown. */
  readonly earlier: string;
  readonly later: string;
  readonly today: string | null;
}

/** The way to the week or month before, to that of today, and to the next one. */
export function SpanSteps({ earlier, later, today }: SpanStepsProps) {
  const t = useT();
  const way = buttonClass({ variant: 'outline', size: 'sm' });
  return (
    <nav aria-label={t('activities.paging.label')} className="flex gap-2 print:hidden">
      <UiLink href={earlier} aria-label={t('activities.paging.earlier')} className={way}>
        <Icon of={ChevronLeft} size={18} mirrored />
      </UiLink>
      {today !== null && (
        <UiLink href={today} className={way}>
          {t('activities.days.today')}
        </UiLink>
      )}
      <UiLink href={later} aria-label={t('activities.paging.later')} className={way}>
        <Icon of={ChevronRight} size={18} mirrored />
      </UiLink>
    </nav>
  );
}
