const SIDE_CLASSES = [
  /^-?(m|p|scroll-m|scroll-p)[lr]-/, // ml-4, pr-[3px]
  /^-?(left|right)-(\d|\[|\(|auto|full|px)/, // left-0
  /^(text|float|clear)-(left|right)$/, // pictures have no start and end: object-left rtl:object-right is the way
  /^(border|rounded|divide)-[lr](-|$)/,
  /^rounded-[tb][lr](-|$)/,
];

/** Is this a utility class that names left or right, whatever its variants (`md:hover:ml-2`)? */
export function isPhysicalClass(token: string): boolean {
  // inside of brackets colons belong to the value: `[&>a:hover]:ml-2`
  const name = token.replace(/^(?:[^\s:[\]()]+(?:\[[^\]]*\]|\([^)]*\))?:|\[[^\]]*\]:)*/, '').replace(/^!/, '');
  return SIDE_CLASSES.some((pattern) => pattern.test(name));
}

/** Is this a style property that names left or right? */
export const isPhysicalProperty = (name: string): boolean =>
  /^(left|right)$|^(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)/.test(name) ||
  /^border(Top|Bottom)(Left|Right)Radius$/.test(name);

const DECLARATION =
  /(?:^|[\s;{])((?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)/g;

/** The declarations of a style sheet that name left or right. */
export function physicalDeclarations(css: string): { line: number; found: string }[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...plain.matchAll(DECLARATION)].map((match) => ({
    line: plain.slice(0, match.index + match[0].indexOf(match[1]!)).split('\n').length,
    found: match[1]!.replace(/\s*:\s*/, ': ').trim(),
  }));
}
