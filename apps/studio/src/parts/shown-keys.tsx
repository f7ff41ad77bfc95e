import { useT } from '@sullam/web-kit/kit-context.tsx';
import { KeyHint } from './key-hint.tsx';
import { useKeys } from './keys.tsx';

export interface ShownKey {
  readonly keys: readonly string[];
  readonly words: string;
}

interface ShownKeysProps {
  readonly shown: readonly ShownKey[];
  /** Those that only the list of all keys names. */
  readonly more?: readonly ShownKey[];
}

/** What the keys do in a list that is written where it stands: under it, and in the list of all keys. */
export function ShownKeys({ shown, more = [] }: ShownKeysProps) {
  const t = useT();
  useKeys({
    title: t('studio.keys.here'),
    lines: [...shown, ...more].map(({ keys, words }) => ({ shown: keys.join(' '), words })),
  });
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-sm text-muted touch:hidden max-md:hidden print:hidden"
    >
      {shown.map(({ keys, words }) => (
        <span key={words} className="inline-flex items-center gap-1">
          {keys.map((key) => (
            <KeyHint key={key} of={key} className="border-line px-1.5 py-px" />
          ))}
          <span className="ms-0.5">{words}</span>
        </span>
      ))}
    </p>
  );
}
