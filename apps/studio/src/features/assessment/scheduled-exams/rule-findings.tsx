import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { FindingList } from '../exams/exams.public.ts';
import { subsectionExamFindingsQuery } from './scheduled-exams.api.ts';

/** What is wrong with the rules; what is wrong with the questions stands beside those. */
export function RuleFindings({ subsectionExamId }: { readonly subsectionExamId: number }) {
  const t = useT();
  const findings = useQuery(subsectionExamFindingsQuery(subsectionExamId)).data?.findings ?? [];
  const ofRules = findings.filter(({ path }) => !/^(sections|title)/.test(path));
  if (ofRules.length === 0) return null;
  return (
    <Card className="space-y-3">
      <CardHeading level={3}>{t('exam-authoring.titles.rules')}</CardHeading>
      <FindingList findings={ofRules} wayTo={() => null} />
    </Card>
  );
}
