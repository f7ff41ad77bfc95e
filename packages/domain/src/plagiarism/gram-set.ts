/** Hashes of 64 bits in two halves, without an object for each. */
export class GramSet {
  private highs: Uint32Array;
  private lows: Uint32Array;
  /** 1 where something stands. */
  private taken: Uint8Array;
  size = 0;

  constructor(expected = 0) {
    let places = 16;
    while (places < expected * 2) places *= 2;
    this.highs = new Uint32Array(places);
    this.lows = new Uint32Array(places);
    this.taken = new Uint8Array(places);
  }

  has(high: number, low: number): boolean {
    return this.size > 0 && this.taken[this.placeOf(high, low)] === 1;
  }

  add(high: number, low: number): void {
    const place = this.placeOf(high, low);
    if (this.taken[place] === 1) return;
    this.taken[place] = 1;
    this.highs[place] = high;
    this.lows[place] = low;
    this.size += 1;
    if (this.size * 2 > this.taken.length) this.grow();
  }

  /** Where it stands, or where it would. */
  private placeOf(high: number, low: number): number {
    const last = this.taken.length - 1;
    let place = (low ^ high) & last;
    while (this.taken[place] === 1 && (this.highs[place] !== high || this.lows[place] !== low))
      place = (place + 1) & last;
    return place;
  }

  private grow(): void {
    const { highs, lows, taken } = this;
    this.highs = new Uint32Array(taken.length * 2);
    this.lows = new Uint32Array(taken.length * 2);
    this.taken = new Uint8Array(taken.length * 2);
    this.size = 0;
    for (let at = 0; at < taken.length; at += 1) if (taken[at] === 1) this.add(highs[at]!, lows[at]!);
  }
}
