import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { MonthSelect } from '../../../parts/month-select.tsx';
import { lastMonths } from '../../../parts/months.ts';
import { useSendMonth } from './accounting.api.ts';

/** Queues the documents of a month that were not queued before. */
export function SendMonthCard() {
  const t = useT();
  const notify = useNotify();
  const { mutate, isPending } = useSendMonth();
  const [month, setMonth] = useState(() => lastMonths(new Date())[0] ?? '');
  const send = () =>
    mutate(month, {
      onSuccess: () => notify({ tone: 'success', text: t('accounting.log.monthQueued') }),
    });
  return (
    <Card as="section" padding="lg">
      <CardHeading description={t('accounting.log.sendMonthText')}>{t('accounting.log.sendMonth')}</CardHeading>
      <div className="flex flex-wrap items-end gap-3">
        <MonthSelect
          label={t('accounting.journal.month')}
          className="min-w-0 flex-1"
          value={month}
          onChange={setMonth}
        />
        <Button variant="outline" pending={isPending} onClick={send}>
          {t('accounting.log.send')}
        </Button>
      </div>
    </Card>
  );
}
