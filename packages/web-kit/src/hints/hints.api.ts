import type { ResponseOf } from '@sullam/api-client/client.ts';
import type { HintSlug } from '@sullam/domain/hints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { api, apiQuery } from '../api.ts';
import { useMutation } from '../query/use-mutation.ts';

/** Which hints the reader has closed; asked once, and a page without the response shows none. */
export const hintsQuery = () => ({
  ...apiQuery('GET /api/tooltips'),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { isQuiet: true },
});

const closed = ({ data }: ResponseOf<'GET /api/tooltips'>, slug: HintSlug) => ({
  data: data.map((hint) => (hint.slug === slug ? { ...hint, isDismissed: true } : hint)),
});

/** Closes a hint for good; it is gone at once, and back if the server refuses. */
export function useCloseHint() {
  const client = useQueryClient();
  const { queryKey } = hintsQuery();
  return useMutation({
    mutationFn: (slug: HintSlug) => api('POST /api/tooltips/{slug}/dismiss', { path: { slug } }),
    onMutate: (slug) => {
      client.setQueryData<ResponseOf<'GET /api/tooltips'>>(queryKey, (known) => known && closed(known, slug));
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
