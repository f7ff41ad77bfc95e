import { Icon } from '@sullam/ui/base/icon.tsx';
import { SlidersHorizontal } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { useKeys } from '../../../parts/keys.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import type { SubsectionExam } from './scheduled-exams.api.ts';

/** The rules of an exam in one line, with the way to change them. */
export function RulesLine({ exam }: { readonly exam: SubsectionExam }) {
  const t = useT();
  const format = useFormat();
  const address = useAddressQuery();
  const { limitMinutes, attemptsAllowed, gradingMethod, passPercent, opensAt, closesAt } = exam;
  const toggle = (isOpen: boolean) => address.change({ rules: isOpen ? 1 : undefined }, { replace: true });
  useKeys({
    title: t('studio.keys.here'),
    lines: [
      {
        id: 'exam.rules',
        shown: 'R',
        code: 'KeyR',
        words: t('exam-authoring.actions.changeRules'),
        run: () => toggle(true),
      },
    ],
  });
  const facts = [
    limitMinutes === null
      ? t('exam-authoring.labels.noLimit')
      : t('exam-authoring.labels.minutes', { count: limitMinutes }),
    attemptsAllowed === null
      ? t('exam-authoring.labels.anyAttempts')
      : t('exam-authoring.labels.attempts', { count: attemptsAllowed }),
    ...(attemptsAllowed === 1 ? [] : [t(`exam-authoring.methods.${gradingMethod}`)]),
    ...(passPercent === null
      ? []
      : [t('exam-authoring.labels.pass', { percent: format.percent(Number(passPercent) / 100) })]),
    ...(opensAt === null ? [] : [t('exam-authoring.labels.from', { date: format.dateTime(new Date(opensAt)) })]),
    closesAt === null
      ? t('exam-authoring.labels.noClose')
      : t('exam-authoring.labels.until', { date: format.dateTime(new Date(closesAt)) }),
  ];
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-surface px-4 py-2 text-sm print:hidden">
      <Icon of={SlidersHorizontal} size={18} className="text-muted" />
      <ul className="flex min-w-0 flex-1 flex-wrap gap-y-1 divide-x divide-line [&>li]:px-3 [&>li:first-child]:ps-0">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Button size="sm" variant="ghost" {...preloadOn(Dialog)} onClick={() => toggle(true)}>
        {t('exam-authoring.actions.changeRules')}
        <KeyHint of="R" className="border-line text-muted" />
      </Button>
      {address.value('rules') !== undefined && <RulesDialog exam={exam} onClose={() => toggle(false)} />}
    </div>
  );
}
