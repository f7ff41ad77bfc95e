import { Badge } from '@sullam/ui/components/badge.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useDestinationPath } from '@sullam/web-kit/router/page-path.ts';

export interface ScheduledExamTabsProps {
  readonly courseId: number;
  readonly subsectionExamId: number;
  /** How many answers wait for a mark or a decision, where that is known. */
  readonly toMark?: number;
}

/** The pages of one scheduled exam: what it asks, and what came of it. */
export function ScheduledExamTabs({ courseId, subsectionExamId, toMark = 0 }: ScheduledExamTabsProps) {
  const t = useT();
  const format = useFormat();
  const path = useDestinationPath();
  const place = `/courses/${courseId}/exams/held/${subsectionExamId}`;
  const tab = (name: string, label: string) => ({
    href: `${place}/${name}`,
    label,
    current: `${path}/`.includes(`${place}/${name}/`),
  });
  return (
    <LinkTabs
      label={t('exam-authoring.titles.scheduled')}
      className="mb-6 print:hidden"
      items={[
        {
          href: place,
          label: t('exam-authoring.titles.questions'),
          current: path.endsWith(`/held/${subsectionExamId}`),
        },
        tab('accommodations', t('exam-authoring.titles.accommodations')),
        tab('results', t('exam-marking.titles.results')),
        {
          ...tab('marking', t('exam-marking.titles.marking')),
          ...(toMark > 0 ? { badge: <Badge tone="warning">{format.number(toMark)}</Badge> } : {}),
        },
        tab('statistics', t('exam-marking.titles.statistics')),
        tab('changes', t('exam-marking.titles.changes')),
      ]}
    />
  );
}
