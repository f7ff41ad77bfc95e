import { useLanguage } from '../kit-context.tsx';
import { useMutation } from '../query/use-mutation.ts';
import { createSignOnToken } from './shell.api.ts';

/** Goes to the studio, back to learning, or to another organisation, signed in there by a token of one minute. */
export function useSignOnToken({ isQuiet = false } = {}) {
  const language = useLanguage();
  return useMutation({
    mutationFn: createSignOnToken,
    meta: { isQuiet },
    onSuccess: ({ url }) => {
      const target = new URL(url, window.location.href);
      target.searchParams.set('lang', language);
      window.location.assign(target);
    },
  });
}
