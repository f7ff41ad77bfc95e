/** Characters that XML 1.0 has no way to write, and halves of pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text inside an element or attribute. */
export const escapeXml = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** An element with what is inside it; empty parts are left out. */
export const element = (name: string, ...parts: readonly string[]): string => {
  const inside = parts.join('');
  return inside === '' ? '' : `<${name}>${inside}</${name}>`;
};

/** An element that holds a text; none for an empty text. */
export const textElement = (name: string, text: string, attributes: Readonly<Record<string, string>> = {}): string => {
  const written = escapeXml(text).trim();
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return written === '' ? '' : `<${name}${said.join('')}>${written}</${name}>`;
};
