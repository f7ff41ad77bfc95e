import type { Localized } from '@sullam/domain/localized.ts';
import { maskedNumber } from '@sullam/domain/masked-number.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useMember, useT } from '@sullam/web-kit/kit-context.tsx';

interface Named {
  readonly learner: { readonly firstName: string; readonly lastName: string } | null;
  readonly group: { readonly name: Localized } | null;
  readonly assignmentSubmissionId: number | null;
}

/** Whose submission it is, or a number where names are hidden. */
export function useSubmissionName(): (submission: Named) => string {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  return ({ learner, group, assignmentSubmissionId }) => {
    if (learner) return `${learner.firstName} ${learner.lastName}`;
    if (group) return text(group.name);
    return t('assignment-marking.labels.anonymous', {
      number: format.number(maskedNumber(assignmentSubmissionId ?? 0)),
    });
  };
}

/** A marker's name; whoever looks reads "You" for themselves. */
export function useMarkerName(): (marker: { userId: number; firstName: string; lastName: string }) => string {
  const t = useT();
  const own = useMember().id;
  return ({ userId, firstName, lastName }) =>
    userId === own ? t('assignment-marking.labels.you') : `${firstName} ${lastName}`;
}
