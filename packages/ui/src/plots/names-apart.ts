/**
 * Where the names of lines stand that end near each other: as close to their ends as lets all of them be read. `heights` are where the
 * lines end, the answer is in the same order; nothing stands below `lowest`, as long as there is the room.
 */
export function namesApart(heights: readonly number[], gap: number, lowest: number): number[] {
  const inOrder = heights.map((height, at) => ({ height, at })).sort((one, other) => one.height - other.height);
  const placed: number[] = [];
  for (const { height } of inOrder) placed.push(Math.max(height, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + gap));
  let floor = lowest;
  for (let at = placed.length - 1; at >= 0; at--) {
    placed[at] = Math.min(placed[at] ?? 0, floor);
    floor = (placed[at] ?? 0) - gap;
  }
  const answer = new Array<number>(heights.length).fill(0);
  for (const [order, { at }] of inOrder.entries()) answer[at] = placed[order] ?? 0;
  return answer;
}
