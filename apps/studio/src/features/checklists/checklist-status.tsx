import { Badge } from '@sullam/ui/components/badge.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { ChecklistRow } from './checklists.api.ts';

export function ChecklistStatus({ status }: Pick<ChecklistRow, 'status'>) {
  const t = useT();
  return (
    <Badge tone={status === 'PUBLISHED' ? 'success' : 'neutral'}>
      {t(status === 'PUBLISHED' ? 'common.states.published' : 'common.states.draft')}
    </Badge>
  );
}
