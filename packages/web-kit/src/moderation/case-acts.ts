import type { ModerationReport, PostModerationCaseDetail } from '@sullam/api-client/schema.gen.ts';
import type { Act } from './moderation.api.ts';

type Why = ModerationReport['why'];

/** The colour of a reason; the word beside it says it too. */
export const WHY_TONES = { SPAM: 'warning', HURTFUL: 'danger', CHEATING: 'info', OTHER: 'neutral' } as const;

/** What most of those who reported it say; of several the first that was said. */
export function mainReason(reports: readonly Pick<ModerationReport, 'why'>[]): Why | undefined {
  const counts = new Map<Why, number>();
  for (const { why } of reports) counts.set(why, (counts.get(why) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** The text of a thing in one line. */
export function excerptOf(html: string): string {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** What can be decided about a case as it stands, in the order of the keys. */
export function actsOf({ status, standing }: Pick<PostModerationCaseDetail, 'status' | 'standing'>): readonly Act[] {
  if (status === 'APPEALED') return ['KEEP', 'HIDE'];
  if (status === 'HIDDEN') return ['KEEP'];
  const isReachable = standing.isMember && !standing.isCaller;
  const acts: readonly Act[] = isReachable ? ['HIDE', 'PAUSE', 'BAN'] : ['HIDE'];
  return status === 'KEPT' ? acts : ['KEEP', ...acts];
}

/** The word for an act: to leave what is out of sight is to show it, to hide it is to leave it so. */
export function wordOf(
  act: Act,
  { status, commentId }: Pick<PostModerationCaseDetail, 'status' | 'commentId'>,
): 'KEEP' | 'SHOW' | 'HIDEpost' | 'HIDEcomment' | 'REMAIN' | 'PAUSE' | 'BAN' {
  const isOut = status === 'APPEALED' || status === 'HIDDEN';
  if (act === 'KEEP') return isOut ? 'SHOW' : 'KEEP';
  if (act !== 'HIDE') return act;
  if (isOut) return 'REMAIN';
  return commentId === null ? 'HIDEpost' : 'HIDEcomment';
}
