import { useT } from '../kit-context.tsx';

interface GivenChoiceProps {
  /** What was chosen from. */
  readonly label: string;
  readonly chosen: string | undefined;
}

/** What was chosen from a list, where nothing is chosen any more: a list would look as if it could be opened. */
export function GivenChoice({ label, chosen }: GivenChoiceProps) {
  const t = useT();
  return (
    <span className="inline-flex min-w-0 items-center rounded-sm bg-subtle px-3 py-1.5 wrap-anywhere">
      <span className="sr-only">{`${label}: `}</span>
      {chosen === undefined ? (
        <span className="text-muted">{t('question-view.labels.noAnswer')}</span>
      ) : (
        <bdi>{chosen}</bdi>
      )}
    </span>
  );
}
