import { Icon } from '@sullam/ui/base/icon.tsx';
import { CalendarPlus, Users, Video } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { saveFile } from '@sullam/web-kit/base/save-file.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useSlotWords } from '../../../parts/use-slot-words.ts';
import { useSeatWords } from './group-row.tsx';
import { type GroupSession, readGroupCalendar, useJoinGroup } from './group-sessions.api.ts';

const NIGHT = 'oklch(0.2 0.07 262)';

/** What, when by both clocks, with whom, and how many seats are left. */
export function GroupHero({ group }: { readonly group: GroupSession }) {
  const t = useT();
  const format = useFormat();
  const words = useSlotWords();
  const seatWords = useSeatWords();
  const authorText = useAuthorText();
  const join = useJoinGroup(group.groupSessionId);
  const { slot, coach, byVideo, place, abilities, own, offeredUntil, queuePlace } = group;
  return (
    <section
      className="rounded-xl p-5 text-white sm:p-9 print:bg-transparent! print:text-ink!"
      style={{ backgroundColor: NIGHT }}
    >
      <p className="flex items-center gap-2 text-sm font-semibold">
        <Icon of={Users} size={18} />
        {own ? t(`group-sessions.own.${own}`) : seatWords(group)}
      </p>
      <h1 className="mt-2 text-page text-white print:text-ink">{authorText(group.title)}</h1>
      <p className="mt-4 text-lg">{words.own(slot)}</p>
      <p className="mt-1">
        {t('coaching-sessions.hero.with', {
          length: { raw: t('coaching-sessions.counts.minutes', { count: group.lengthMinutes }) },
          name: `${coach.firstName} ${coach.lastName}`,
          place: byVideo ? t('coaching-sessions.hero.video') : authorText(place),
        })}
      </p>
      <p className="text-white/85 print:text-ink">
        {t('coaching-sessions.times.inZone', {
          time: { raw: words.ownRange(slot) },
          zone: words.zoneName(slot.startsAt, slot.zone),
        })}
        {words.isElsewhere(slot) && <span className="block">{words.theirs(slot)}</span>}
      </p>
      <p className="mt-3">
        {own && `${seatWords(group)} `}
        {queuePlace !== null && t('group-sessions.words.queuePlace', { number: { raw: format.number(queuePlace) } })}
        {offeredUntil && t('group-sessions.words.offered', { time: { raw: words.moment(offeredUntil) } })}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
        {abilities.join && (
          <Button
            icon={Video}
            pending={join.isPending}
            onClick={() =>
              join.mutate(undefined, { onSuccess: ({ address }) => window.open(address, '_blank', 'noopener') })
            }
          >
            {t('group-sessions.actions.join')}
          </Button>
        )}
        {abilities.addToCalendar && (
          <Button
            variant="outline"
            icon={CalendarPlus}
            className="border border-white/35 bg-white/10! text-white! hover:bg-white/20!"
            onClick={() => void readGroupCalendar(group.groupSessionId).then(saveFile)}
          >
            {t('group-sessions.actions.calendar')}
          </Button>
        )}
      </div>
    </section>
  );
}
