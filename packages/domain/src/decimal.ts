/** An exact decimal: `units` divided by ten to the power of `scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const PATTERN = /^([+-]?)(\d+)(?:\.(\d+))?$/;

const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);
const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

function unitsAt(value: Decimal, scale: number): bigint {
  return value.units * powerOfTen(scale - value.scale);
}

/** Reads a plain decimal ("-12.50"); null when the text is none. Use `normalizeDecimal` first for what people type. */
export function parseDecimal(text: string): Decimal | null {
  const match = PATTERN.exec(text.trim());
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  const magnitude = BigInt(whole + fraction);
  return { units: sign === '-' ? -magnitude : magnitude, scale: fraction.length };
}

/** A decimal from text or a whole number that is known to be right; throws otherwise. */
export function decimal(value: string | number | bigint): Decimal {
  const parsed = parseDecimal(String(value));
  if (!parsed) throw new RangeError(`Not a decimal: ${value}`);
  return parsed;
}

export const ZERO: Decimal = { units: 0n, scale: 0 };

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

export function subtractDecimals(a: Decimal, b: Decimal): Decimal {
  return addDecimals(a, negateDecimal(b));
}

export function negateDecimal(value: Decimal): Decimal {
  return { units: -value.units, scale: value.scale };
}

export function sumDecimals(values: Iterable<Decimal>): Decimal {
  let sum = ZERO;
  for (const value of values) sum = addDecimals(sum, value);
  return sum;
}

export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** Divides integers and rounds half away from zero. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const numerator = absolute(dividend);
  const denominator = absolute(divisor);
  const rounded = (2n * numerator + denominator) / (2n * denominator);
  return isNegative ? -rounded : rounded;
}

/** The quotient with `scale` digits after the point, rounded half away from zero. */
export function divideDecimals(a: Decimal, b: Decimal, scale: number): Decimal {
  if (b.units === 0n) throw new RangeError('Division by zero');
  return { units: divideRounded(a.units * powerOfTen(b.scale + scale), b.units * powerOfTen(a.scale)), scale };
}

/** Rounds half away from zero: 2.5 to 3, -2.5 to -3. */
export function roundDecimal(value: Decimal, scale: number): Decimal {
  if (scale >= value.scale) return { units: unitsAt(value, scale), scale };
  return { units: divideRounded(value.units, powerOfTen(value.scale - scale)), scale };
}

/** Negative, zero or positive, as a sort function wants it. */
export function compareDecimals(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const scale = Math.max(a.scale, b.scale);
  const difference = unitsAt(a, scale) - unitsAt(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Plain text with all digits of the scale ("12.50"); the form that travels and is stored. */
export function formatDecimal(value: Decimal): string {
  const digits = absolute(value.units)
    .toString()
    .padStart(value.scale + 1, '0');
  const whole = digits.slice(0, digits.length - value.scale);
  const sign = value.units < 0n ? '-' : '';
  return value.scale === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-value.scale)}`;
}

/** The shortest form of the same value ("12.5"). */
export function trimDecimal(value: Decimal): Decimal {
  let { units, scale } = value;
  while (scale > 0 && units % 10n === 0n) {
    units /= 10n;
    scale -= 1;
  }
  return { units, scale };
}
