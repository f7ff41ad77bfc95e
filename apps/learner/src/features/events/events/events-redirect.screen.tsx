import { useHasFeature, useUser } from '@sullam/web-kit/kit-context.tsx';
import { Redirect } from '@sullam/web-kit/router/redirect.tsx';

/** `/social/events`: to all events where things are sold, and for visitors who may look; to one's own otherwise. */
export function EventsRedirectScreen() {
  const has = useHasFeature();
  const isVisitor = useUser() === null;
  const seesAll = has('marketplace') || (isVisitor && has('anonymous-event-view'));
  const target = seesAll && has('all-events') ? '/social/all-events' : '/social/my-events';
  return <Redirect to={target} />;
}
