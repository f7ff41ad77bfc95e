/** A row of numbers that a seed determines: the same on every machine and in every version of the product. */
export interface SeededRandom {
  /** A whole number from zero to `limit` minus one, each equally likely. */
  below: (limit: number) => number;
}

const WORD = 2 ** 32;

/** Four words of 32 bits from a text; every character reaches each of them. */
function hash(seed: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a];
  const factors = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f] as const;
  for (let index = 0; index < seed.length; index += 1) {
    for (const [position, factor] of factors.entries()) {
      const neighbour = words[(position + 1) % 4] ?? 0;
      const mixed = Math.imul((words[position] ?? 0) ^ seed.charCodeAt(index), factor);
      words[position] = mixed ^ (mixed >>> 15) ^ neighbour;
    }
  }
  return words;
}

/** The generator sfc32: even, fast, and with too many states to be tried out. It is no source of secrets. */
export function seededRandom(seed: string): SeededRandom {
  let [a, b, c, counter] = hash(seed);
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // Similar seeds begin alike; after this many steps they have nothing in common.
  for (let step = 0; step < 16; step += 1) next();
  return {
    below(limit) {
      // The last, incomplete stretch of the range is thrown away: it would favour small numbers.
      const end = WORD - (WORD % limit);
      let value = next();
      while (value >= end) value = next();
      return value % limit;
    },
  };
}

/** A copy in random order, each order equally likely. */
export function shuffled<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  const rest = [...items];
  const order: Item[] = [];
  while (rest.length > 0) order.push(...rest.splice(random.below(rest.length), 1));
  return order;
}
