import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { CourseGrid } from '../../../parts/course-grid.tsx';
import { EventCard } from './event-card.tsx';
import type { EventCard as EventCardData } from './events.api.ts';
import { isPast } from './events-query.ts';
import { useEventTimes } from './use-event-times.ts';

interface Section {
  readonly title: string;
  readonly events: EventCardData[];
}

/** Events by their months, as the list has them; what is over stands by itself at the end. */
function useSections(events: readonly EventCardData[]): Section[] {
  const t = useT();
  const now = useKit().now();
  const times = useEventTimes();
  const sections: Section[] = [];
  for (const event of events) {
    const title = isPast(event, now) ? t('events.months.past') : times.month(event);
    const last = sections.at(-1);
    if (last?.title === title) last.events.push(event);
    else sections.push({ title, events: [event] });
  }
  return sections;
}

export function EventList({ events }: { readonly events: readonly EventCardData[] }) {
  const t = useT();
  const sections = useSections(events);
  return (
    <div className="space-y-10">
      {sections.map((section, at) => (
        <section key={section.title}>
          <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
            <h2 className="text-panel">{section.title}</h2>
            <p className="text-sm text-muted">{t('events.counts.events', { count: section.events.length })}</p>
          </div>
          <CourseGrid>
            {section.events.map((event, place) => (
              <li key={event.eventId}>
                <EventCard event={event} isFirst={at === 0 && place < 3} />
              </li>
            ))}
          </CourseGrid>
        </section>
      ))}
    </div>
  );
}
