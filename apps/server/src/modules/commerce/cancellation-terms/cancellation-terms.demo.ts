import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoEvents } from '../../events/events/events.public.ts';
import { DEFAULT_ITEM, saveTerms } from './cancellation-terms.repository.ts';

/** The terms of all tickets of an organisation, and those of one event whose tickets are sold. */
export async function loadDemoTerms({ tx, demo, loaded }: DemoLoad): Promise<void> {
  const { cancellation } = demo.marketplace ?? {};
  if (cancellation) await saveTerms(tx, { itemType: 'event', itemId: DEFAULT_ITEM }, cancellation, 0);
  for (const { event, types } of loaded.get(demoEvents))
    for (const [at, ticket] of event.tickets.entries())
      if (ticket.cancellation)
        await saveTerms(tx, { itemType: 'event', itemId: types[at]!.id }, ticket.cancellation, 0);
}
