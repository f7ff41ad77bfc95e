import '../../app.css';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useFavoriteEvents } from './events.api.ts';
import { OwnEvents } from './own-events.tsx';

/** `/favorite/events`: what the reader marked with the heart. */
export function FavoriteEventsScreen() {
  const t = useT();
  return <OwnEvents tab="favorites" emptyTitle={t('events.empty.favorites')} useList={useFavoriteEvents} />;
}
