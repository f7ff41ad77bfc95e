import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useId } from 'react';

export interface GrantSectionProps {
  readonly title: string;
  readonly text?: string;
  /** The button for another one; none: nothing can be granted. */
  readonly add: ReactNode;
  readonly isPending: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** Shown where there are no rows. */
  readonly empty: ReactNode;
  readonly rows: readonly ReactNode[];
}

/** A list of what was granted, with its heading. */
export function GrantSection({ title, text, add, isPending, hasFailed, onRetry, empty, rows }: GrantSectionProps) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 id={id} className="text-body font-medium">
            {title}
          </h3>
          {text && <p className="text-sm text-muted">{text}</p>}
        </div>
        {add && <span className="print:hidden">{add}</span>}
      </div>
      {hasFailed && <ErrorState title={t('common.failed.title')} onRetry={onRetry} compact />}
      {isPending && <SkeletonText lines={3} />}
      {!isPending && !hasFailed && rows.length === 0 && empty}
      <ul className="divide-y divide-line">{rows}</ul>
    </section>
  );
}

/** The rows of groups, with what stands there where there are none. */
export function GroupGrantSection({
  hasGroups,
  ...section
}: Pick<GrantSectionProps, 'add' | 'isPending' | 'hasFailed' | 'onRetry' | 'rows'> & { readonly hasGroups: boolean }) {
  const t = useT();
  return (
    <GrantSection
      {...section}
      title={t('course-groups.grants.title')}
      text={t('course-groups.grants.text')}
      empty={
        <p className="py-3 text-sm text-muted">
          {t(hasGroups ? 'course-groups.grants.empty' : 'course-groups.grants.noGroups')}
        </p>
      }
    />
  );
}
