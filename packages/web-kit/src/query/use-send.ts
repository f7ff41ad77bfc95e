import type { BodyOf, CallArguments, Operation, PathOf, ResponseOf } from '@sullam/api-client/client.ts';
import { api } from '../api.ts';
import { useMutation } from './use-mutation.ts';
import { useRefresh } from './use-refresh.ts';

/** Sends a body with one call, then fetches anew what the other operations answered. For the `*.api.ts` files of the features. */
export const useSend = <Key extends Operation>(key: Key, path: PathOf<Key>, ...refreshed: readonly Operation[]) =>
  useMutation<ResponseOf<Key>, Error, BodyOf<Key>>({
    mutationFn: (body) => api(key, ...([{ path, body }] as unknown as CallArguments<Key>)),
    onSuccess: useRefresh(...refreshed),
  });
