import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleAlert, CircleCheck, Info } from '@sullam/ui/base/icons.ts';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import type { Finding } from './exams.api.ts';

export interface FindingListProps {
  readonly findings: readonly Finding[];
  /** Leads to where it can be mended. */
  readonly wayTo: (finding: Finding) => ReactNode;
}

export const findingLinkClass = `${textLinkClass} text-sm`;

/** What would go wrong, in words: first what has to be mended. */
export function FindingList({ findings, wayTo }: FindingListProps) {
  const t = useT();
  const inOrder = [...findings].sort((one, other) => Number(other.isRequired) - Number(one.isRequired));
  if (findings.length === 0) {
    return (
      <p className="flex items-center gap-2 text-success-text">
        <Icon of={CircleCheck} size={18} />
        {t('exam-authoring.findings.none')}
      </p>
    );
  }
  return (
    <ul className="space-y-2 text-sm">
      {inOrder.map((finding) => (
        <li key={`${finding.code} ${finding.path}`} className="flex items-start gap-2">
          <Icon
            of={finding.isRequired ? CircleAlert : Info}
            size={16}
            className={`mt-[0.2lh] shrink-0 ${finding.isRequired ? 'text-danger-text' : 'text-muted'}`}
          />
          <span className="min-w-0">
            {!finding.isRequired && <span className="sr-only">{`${t('exam-authoring.findings.advice')}: `}</span>}
            {finding.code === 'draw-too-few'
              ? t('exam-authoring.findings.codes.draw-too-few', { count: finding.count })
              : t(`exam-authoring.findings.codes.${finding.code}`)}{' '}
            {wayTo(finding)}
          </span>
        </li>
      ))}
    </ul>
  );
}
