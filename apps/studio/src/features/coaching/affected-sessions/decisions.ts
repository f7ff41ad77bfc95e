/** What happens to a session that no longer fits the hours. */
export type Decision =
  | { readonly kind: 'KEEP' }
  | { readonly kind: 'MOVE'; readonly startsAt: string }
  | { readonly kind: 'HAND_OVER'; readonly coachId: number }
  | { readonly kind: 'CANCEL' };

/** In the order of the keys 1 to 4. */
export const DECISIONS = ['KEEP', 'MOVE', 'HAND_OVER', 'CANCEL'] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** What was chosen for a session: a decision, or its kind while time or coach are still open. */
export interface Choice {
  readonly kind: DecisionKind;
  readonly decision: Decision | null;
}

/** The choice of a kind. Keeping and cancelling need nothing else. */
export const choiceOf = (kind: DecisionKind): Choice => ({
  kind,
  decision: kind === 'KEEP' || kind === 'CANCEL' ? { kind } : null,
});

/** The choices that can be carried out, by session. */
export const readyOf = (choices: ReadonlyMap<number, Choice>): Map<number, Decision> =>
  new Map([...choices].flatMap(([id, { decision }]) => (decision ? [[id, decision] as const] : [])));
