import '../../app.css';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useEnrolledEvents } from './events.api.ts';
import { OwnEvents } from './own-events.tsx';

/** `/social/my-events`: what the reader has a ticket of or waits for. */
export function MyEventsScreen() {
  const t = useT();
  return <OwnEvents tab="mine" emptyTitle={t('events.empty.mine')} useList={useEnrolledEvents} />;
}
