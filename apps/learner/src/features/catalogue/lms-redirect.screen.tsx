import { useHasFeature } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useEffect } from 'react';

/** `/lms`: to all courses where people enrol themselves, else to their own. */
export function LmsRedirectScreen() {
  const go = useGo();
  const target = useHasFeature()('self-enrollment') ? '/lms/all-courses' : '/lms/my-courses';
  useEffect(() => go(target, { replace: true }), [target]);
  return null;
}
