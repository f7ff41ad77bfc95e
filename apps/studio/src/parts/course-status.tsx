import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { CourseStatus } from './course-types.ts';

const TONES: Record<CourseStatus, Tone> = {
  DRAFT: 'neutral',
  PENDING_APPROVAL: 'warning',
  PUBLISHED: 'success',
  ARCHIVED: 'info',
};

export const COURSE_STATUS_WORDS = {
  DRAFT: 'common.states.draft',
  PENDING_APPROVAL: 'studio.states.pending',
  PUBLISHED: 'common.states.published',
  ARCHIVED: 'studio.states.archived',
} as const satisfies Record<CourseStatus, string>;

/** What state a course is in. */
export function CourseStatusBadge({ status }: { readonly status: CourseStatus }) {
  const t = useT();
  return <Badge tone={TONES[status]}>{t(COURSE_STATUS_WORDS[status])}</Badge>;
}
