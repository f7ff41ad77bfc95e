import { Badge } from '@sullam/ui/components/badge.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { ChecklistRow } from './checklists.api.ts';

/** Whether people can have it, and that something is written which they don't have yet. */
export function ChecklistStatus({ status, hasDraft }: Pick<ChecklistRow, 'status' | 'hasDraft'>) {
  const t = useT();
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={status === 'PUBLISHED' ? 'success' : 'neutral'}>
        {t(status === 'PUBLISHED' ? 'common.states.published' : 'common.states.draft')}
      </Badge>
      {hasDraft && <Badge tone="warning">{t('checklist-keeping.words.unpublished')}</Badge>}
    </span>
  );
}
