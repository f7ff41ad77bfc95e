export interface Share {
  readonly id: number;
  /** A whole number, at least 0. */
  readonly weight: number;
}

interface Part {
  readonly id: number;
  readonly whole: bigint;
  readonly remainder: bigint;
}

/** Largest remainder first; ties go to the smaller id. */
const byRemainder = (one: Part, other: Part): number =>
  one.remainder === other.remainder ? one.id - other.id : one.remainder > other.remainder ? -1 : 1;

/**
 * Splits an amount in minor units by weights without losing or adding a unit, by largest remainder. All weights 0: everyone gets 0, which
 * is allowed for the amount 0 only.
 * @throws RangeError for a negative amount or weight, or an amount that nobody can carry
 */
export function allocate(amount: number, shares: readonly Share[]): Map<number, number> {
  const total = shares.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  if (amount < 0 || shares.some(({ weight }) => weight < 0) || (total === 0n && amount !== 0))
    throw new RangeError(`Can't allocate ${amount}`);
  if (total === 0n) return new Map(shares.map(({ id }) => [id, 0]));
  const parts = shares.map(({ id, weight }): Part => {
    const product = BigInt(amount) * BigInt(weight);
    return { id, whole: product / total, remainder: product % total };
  });
  const rest = amount - parts.reduce((sum, { whole }) => sum + Number(whole), 0);
  const rounded = new Set(
    [...parts]
      .sort(byRemainder)
      .slice(0, rest)
      .map(({ id }) => id),
  );
  return new Map(parts.map(({ id, whole }) => [id, Number(whole) + (rounded.has(id) ? 1 : 0)]));
}
