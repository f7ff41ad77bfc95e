const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Bytes as multibase text in base 58 (Bitcoin's letters), which begins with z. */
export function toMultibase(bytes: Uint8Array): string {
  const digits: number[] = [];
  for (const byte of bytes) {
    let carry = byte;
    for (let at = 0; at < digits.length; at++) {
      carry += (digits[at] ?? 0) * 256;
      digits[at] = carry % 58;
      carry = Math.floor(carry / 58);
    }
    while (carry > 0) {
      digits.push(carry % 58);
      carry = Math.floor(carry / 58);
    }
  }
  const zeros = bytes.findIndex((byte) => byte !== 0);
  const head = '1'.repeat(zeros === -1 ? bytes.length : zeros);
  return `z${head}${digits
    .reverse()
    .map((digit) => ALPHABET[digit])
    .join('')}`;
}

/** The bytes of such a text; null where it is none. */
export function fromMultibase(text: string): Uint8Array | null {
  if (!text.startsWith('z')) return null;
  const bytes: number[] = [];
  const letters = [...text.slice(1)];
  for (const letter of letters) {
    let carry = ALPHABET.indexOf(letter);
    if (carry < 0) return null;
    for (let at = 0; at < bytes.length; at++) {
      carry += (bytes[at] ?? 0) * 58;
      bytes[at] = carry % 256;
      carry = Math.floor(carry / 256);
    }
    while (carry > 0) {
      bytes.push(carry % 256);
      carry = Math.floor(carry / 256);
    }
  }
  const zeros = letters.findIndex((letter) => letter !== '1');
  return Uint8Array.from([...Array<number>(zeros === -1 ? letters.length : zeros).fill(0), ...bytes.reverse()]);
}

/** What stands before the 32 bytes of a public Ed25519 key in a Multikey. */
const ED25519 = [0xed, 0x01] as const;

export const toMultikey = (publicKey: Uint8Array): string => toMultibase(Uint8Array.from([...ED25519, ...publicKey]));

export function fromMultikey(text: string): Uint8Array | null {
  const bytes = fromMultibase(text);
  return bytes?.length === 34 && bytes[0] === ED25519[0] && bytes[1] === ED25519[1] ? bytes.slice(2) : null;
}
