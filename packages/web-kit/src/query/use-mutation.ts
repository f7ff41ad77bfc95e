import {
  type DefaultError,
  type MutationFunction,
  type UseMutationOptions,
  type UseMutationResult,
  // biome-ignore lint/style/noRestrictedImports: this is what stands before it
  useMutation as useLibraryMutation,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

/** What one call does when its response, and what the change refreshes, has come. */
interface Afterwards<Response, Failure, Input> {
  onSuccess?: (response: Response, input: Input) => unknown;
  onError?: (error: Failure, input: Input) => unknown;
  onSettled?: () => unknown;
}

interface Options<Response, Failure, Input, Kept> extends UseMutationOptions<Response, Failure, Input, Kept> {
  mutationFn: MutationFunction<Response, Input>;
}

type Mutation<Response, Failure, Input, Kept> = Omit<UseMutationResult<Response, Failure, Input, Kept>, 'mutate'> & {
  mutate: (input: Input, afterwards?: Afterwards<Response, Failure, Input>) => void;
};

/**
 * The library's, whose `mutate` forgets what is to be done afterwards when the part of the page that asked is gone by then.
 * The refreshing that a change waits for may take it away itself ("Enrol" turns into "Begin"), sooner or later than the rest:
 * here it is done all the same. It is not done for a part that was gone before the response came: who has left isn't called back.
 */
export function useMutation<Response = unknown, Failure = DefaultError, Input = void, Kept = unknown>(
  options: Options<Response, Failure, Input, Kept>,
): Mutation<Response, Failure, Input, Kept> {
  const isShown = useRef(true);
  const wasShown = useRef(true); // when the last response came
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const mutation = useLibraryMutation({
    ...options,
    mutationFn: async (...call) => {
      try {
        return await options.mutationFn(...call);
      } finally {
        wasShown.current = isShown.current;
      }
    },
  });
  const { mutateAsync } = mutation;
  const mutate = useCallback(
    (input: Input, { onSuccess, onError, onSettled }: Afterwards<Response, Failure, Input> = {}) => {
      const done = (tell?: () => unknown) => {
        if (!wasShown.current) return;
        tell?.();
        onSettled?.();
      };
      mutateAsync(input).then(
        (response) => done(() => onSuccess?.(response, input)),
        (error: Failure) => done(() => onError?.(error, input)), // the client reports the failure of all of them
      );
    },
    [mutateAsync],
  );
  return { ...mutation, mutate };
}
