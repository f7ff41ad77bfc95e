/** The list with one thing a place further up or down. */
export function moved<T>(list: readonly T[], index: number, by: 1 | -1): T[] {
  const next = [...list];
  const [item] = next.splice(index, 1);
  if (item !== undefined) next.splice(index + by, 0, item);
  return next;
}
