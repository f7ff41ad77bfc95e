import { Badge } from '@sullam/ui/components/badge.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { CourseStatus } from './courses.api.ts';

export const STATUSES = ['DRAFT', 'PENDING_APPROVAL', 'PUBLISHED', 'ARCHIVED'] as const satisfies CourseStatus[];

const LOOKS = {
  DRAFT: { tone: 'neutral', key: 'builder.states.draft' },
  PENDING_APPROVAL: { tone: 'warning', key: 'builder.states.pending' },
  PUBLISHED: { tone: 'success', key: 'builder.states.published' },
  ARCHIVED: { tone: 'neutral', key: 'builder.states.archived' },
} as const;

export const statusKey = (status: CourseStatus) => LOOKS[status].key;

/** How far a course is on its way to learners. */
export function CourseStatusBadge({ status }: { readonly status: CourseStatus }) {
  const t = useT();
  return <Badge tone={LOOKS[status].tone}>{t(LOOKS[status].key)}</Badge>;
}
