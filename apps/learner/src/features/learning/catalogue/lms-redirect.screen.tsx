import { decideRoute, firstAllowed, HOME_ACCESS, HOME_PATHS, publicHomePath } from '@sullam/domain/route-access.ts';
import { useStore } from '@sullam/web-kit/base/store.ts';
import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { Redirect } from '@sullam/web-kit/router/redirect.tsx';

/**
 * `/lms`: to all courses where people enrol themselves, else to their own; where that page isn't there for the reader, to the
 * first one that is.
 */
export function LmsRedirectScreen() {
  const kit = useKit();
  const features = useStore(kit.features);
  const caller = kit.caller();
  const wanted = features['self-enrollment'] ? 'all-courses' : 'my-courses';
  const { kind } = decideRoute(HOME_ACCESS[wanted], caller, features);
  const elsewhere = () => (caller.signedIn ? HOME_PATHS[firstAllowed(caller, features)] : publicHomePath(features));
  const target = kind === 'allow' || kind === 'signIn' ? HOME_PATHS[wanted] : elsewhere();
  return <Redirect to={target} />;
}
