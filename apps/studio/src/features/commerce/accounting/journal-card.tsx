import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import { MonthSelect } from '../../../parts/month-select.tsx';
import { lastMonths } from '../../../parts/months.ts';
import { exportJournal } from './accounting.api.ts';

/** The journal of a month as a file. */
export function JournalCard() {
  const t = useT();
  const [month, setMonth] = useState(() => lastMonths(new Date())[0] ?? '');
  return (
    <Card as="section" padding="lg">
      <CardHeading description={t('accounting.journal.text')}>{t('accounting.journal.title')}</CardHeading>
      <div className="flex flex-wrap items-end gap-3">
        <MonthSelect
          label={t('accounting.journal.month')}
          className="min-w-0 flex-1"
          value={month}
          onChange={setMonth}
        />
        <ExportMenu file={(file) => exportJournal({ month, format: file })} />
      </div>
    </Card>
  );
}
