/** Would `subsectionId` wait for itself if it waited for `wanted`? `waitsFor` says what every other one waits for. */
export function closesCycle(
  subsectionId: number,
  wanted: number,
  waitsFor: ReadonlyMap<number, number | null>,
): boolean {
  const seen = new Set<number>();
  let at: number | null = wanted;
  while (at !== null && !seen.has(at)) {
    if (at === subsectionId) return true;
    seen.add(at);
    at = waitsFor.get(at) ?? null;
  }
  return false;
}
