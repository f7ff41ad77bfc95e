import { Button } from '@sullam/ui/components/button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { GroupSessionCard } from './groups.api.ts';
import { useSeatWords } from './use-seat-words.ts';
import { useTimes } from './use-times.ts';

interface GroupRowProps {
  readonly group: GroupSessionCard;
  readonly onOpen: () => void;
}

/** A group session of a day: time, what it is, and the seats that are taken. */
export function GroupRow({ group, onOpen }: GroupRowProps) {
  const t = useT();
  const times = useTimes();
  const authorText = useAuthorText();
  const seatWords = useSeatWords();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <div className="w-24 shrink-0">
        <p className="font-semibold">{times.time(group.slot)}</p>
        <p className="text-xs text-muted">{t('coaching-calendar.counts.minutes', { count: group.lengthMinutes })}</p>
      </div>
      <div className="min-w-40 flex-1">
        <p className="font-medium">{authorText(group.title)}</p>
        <p className="text-sm text-muted">{seatWords(group)}</p>
      </div>
      <Button size="sm" variant="outline" onClick={onOpen}>
        {t('coaching-calendar.actions.show')}
      </Button>
    </li>
  );
}
