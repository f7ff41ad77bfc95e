import {
  type DefaultError,
  type MutationFunction,
  type UseMutationOptions,
  type UseMutationResult,
  // biome-ignore lint/style/noRestrictedImports: this is what stands before it
  useMutation as useLibraryMutation,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

/** What one call does when its answer, and what the change refreshes, has come. */
interface Afterwards<Answer, Failure, Input> {
  onSuccess?: (answer: Answer, input: Input) => unknown;
  onError?: (error: Failure, input: Input) => unknown;
  onSettled?: () => unknown;
}

interface Options<Answer, Failure, Input, Kept> extends UseMutationOptions<Answer, Failure, Input, Kept> {
  mutationFn: MutationFunction<Answer, Input>;
}

type Mutation<Answer, Failure, Input, Kept> = Omit<UseMutationResult<Answer, Failure, Input, Kept>, 'mutate'> & {
  mutate: (input: Input, afterwards?: Afterwards<Answer, Failure, Input>) => void;
};

/**
 * The library's, whose `mutate` forgets what is to be done afterwards when the part of the page that asked is gone by then.
 * The refreshing that a change waits for may take it away itself ("Enrol" turns into "Begin"), sooner or later than the rest:
 * here it is done all the same. It is not done for a part that was gone before the answer came: who has left isn't called back.
 */
export function useMutation<Answer = unknown, Failure = DefaultError, Input = void, Kept = unknown>(
  options: Options<Answer, Failure, Input, Kept>,
): Mutation<Answer, Failure, Input, Kept> {
  const isShown = useRef(true);
  const wasShown = useRef(true); // when the last answer came
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
    (input: Input, { onSuccess, onError, onSettled }: Afterwards<Answer, Failure, Input> = {}) => {
      const done = (tell?: () => unknown) => {
        if (!wasShown.current) return;
        tell?.();
        onSettled?.();
      };
      mutateAsync(input).then(
        (answer) => done(() => onSuccess?.(answer, input)),
        (error: Failure) => done(() => onError?.(error, input)), // that it failed is told by the client of all of them
      );
    },
    [mutateAsync],
  );
  return { ...mutation, mutate };
}
