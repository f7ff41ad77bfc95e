import type { LayoutElement } from '@sullam/domain/certificates/layout.ts';
import { type Finding, isBlocking } from '@sullam/domain/certificates/layout-findings.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, CircleX, TriangleAlert } from '@sullam/ui/base/icons.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';

/** A text whose words don't fit in the size that its author chose. */
export interface TightText {
  readonly elementId: string;
  /** For which name, where it is one that is tried. */
  readonly name: string | null;
  readonly size: number;
}

export interface FindingsListProps {
  readonly findings: readonly Finding[];
  readonly tight: readonly TightText[];
  readonly elementOf: (elementId: string) => LayoutElement | undefined;
  readonly nameOf: (element: LayoutElement) => string;
  readonly onChoose: (elementId: string) => void;
}

interface Line {
  readonly key: string;
  readonly isGrave: boolean;
  readonly words: string;
  readonly elementId: string | null;
}

/** What is to be looked at before a sheet is published; what is about an element leads to it. */
export function FindingsList({ findings, tight, elementOf, nameOf, onChoose }: FindingsListProps) {
  const t = useT();
  const elementName = (elementId: string) => {
    const element = elementOf(elementId);
    return element ? nameOf(element) : '';
  };
  const lines: Line[] = [
    ...findings.map((finding) => ({
      key: `${finding.code} ${finding.elementId}`,
      isGrave: isBlocking(finding),
      words: t(`certificate-canvas.findings.${finding.code}`, {
        name: finding.elementId === null ? '' : elementName(finding.elementId),
      }),
      elementId: finding.elementId,
    })),
    ...tight.map(({ elementId, name, size }) => ({
      key: `tight ${elementId} ${name}`,
      isGrave: false,
      words: name
        ? t('certificate-canvas.findings.TIGHT_FOR', { name: elementName(elementId), person: name, size })
        : t('certificate-canvas.findings.TIGHT', { name: elementName(elementId), size }),
      elementId,
    })),
  ];
  if (lines.length === 0)
    return (
      <p className="flex gap-2 text-sm text-success-text">
        <Icon of={CircleCheck} size={18} />
        {t('certificate-canvas.findings.none')}
      </p>
    );
  return (
    <ul className="space-y-2 text-sm">
      {lines.map(({ key, isGrave, words, elementId }) => (
        <li key={key} className={cx('flex gap-2', isGrave ? 'text-danger-text' : 'text-warning-text')}>
          <Icon of={isGrave ? CircleX : TriangleAlert} size={18} />
          {elementId === null ? (
            <span>{words}</span>
          ) : (
            <button
              type="button"
              onClick={() => onChoose(elementId)}
              className="rounded-sm text-start underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {words}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
