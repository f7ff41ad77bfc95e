// Punycode (RFC 3492) is decoded here, because this package knows no browser and no Node.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;

function adapt(delta: number, points: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

const digitOf = (character: string): number => {
  if (/[0-9]/.test(character)) return character.charCodeAt(0) - 22;
  return /[a-z]/.test(character) ? character.charCodeAt(0) - 97 : BASE;
};

/** The letters of a label without its `xn--`; null when it isn't well-formed. */
function decodePunycode(label: string): string | null {
  const cut = label.lastIndexOf('-');
  const output = cut > 0 ? [...label.slice(0, cut)].map((character) => character.charCodeAt(0)) : [];
  const rest = label.slice(cut > 0 ? cut + 1 : 0);
  let code = 128;
  let index = 0;
  let bias = 72;
  for (let at = 0; at < rest.length; ) {
    const before = index;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = at < rest.length ? digitOf(rest.charAt(at++)) : BASE;
      if (digit >= BASE) return null;
      index += digit * weight;
      const threshold = k <= bias ? T_MIN : Math.min(T_MAX, k - bias);
      if (digit < threshold) break;
      weight *= BASE - threshold;
      if (index > 0x7fffffff || weight > 0x7fffffff) return null;
    }
    const points = output.length + 1;
    bias = adapt(index - before, points, before === 0);
    code += Math.floor(index / points);
    if (code > 0x10ffff) return null;
    index %= points;
    output.splice(index++, 0, code);
  }
  return String.fromCodePoint(...output);
}

const plainDomain = (domain: string): string =>
  domain
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[。．｡]/g, '.');

/** A label with its own letters. One that isn't the spelling of any text stays: folding it would make it another domain. */
function foldLabel(label: string): string {
  if (!label.startsWith('xn--')) return label;
  const decoded = decodePunycode(label.slice(4));
  const isSpelling = decoded !== null && /[^\0-\x7f]/.test(decoded) && /^[\p{L}\p{M}\p{N}-]+$/u.test(decoded);
  return isSpelling && plainDomain(decoded) === decoded ? decoded : label;
}

/** A domain as it is compared: small letters, one Unicode form, written with its own letters instead of `xn--`. */
export function foldDomain(domain: string): string {
  const plain = plainDomain(domain.trim()).replace(/^@/, '').replace(/\.$/, '');
  return plain.split('.').map(foldLabel).join('.');
}

/** Whether the domain of an e-mail address is on a list; a subdomain is another domain. */
export function hasListedDomain(email: string, domains: readonly string[]): boolean {
  const own = foldDomain(email.slice(email.lastIndexOf('@') + 1));
  return domains.some((domain) => foldDomain(domain) === own);
}
