import { useLayoutEffect } from 'react';
import { useDestinationPath } from './page-path.ts';
import { useGo } from './use-go.ts';

/** Leads on to another path of this application, in place of the page that draws it; a reader who is leaving that page is left alone. */
export function Redirect({ to }: { readonly to: string }) {
  const go = useGo();
  // once more when the reader comes back before the next page was there
  const destination = useDestinationPath();
  useLayoutEffect(() => {
    go(to, { replace: true });
  }, [go, to, destination]);
  return null;
}
