import type { EnglishMessages } from '../define.ts';

/** The tools above a formatted text, wherever one is written. */
export const messages = {
  'rich-text.tools.toolbar': 'Formatting',
  'rich-text.tools.bold': 'Bold',
  'rich-text.tools.italic': 'Italic',
  'rich-text.tools.underline': 'Underline',
  'rich-text.tools.paragraph': 'Paragraph',
  'rich-text.tools.heading': 'Heading {level}',
  'rich-text.tools.bulletList': 'Bulleted list',
  'rich-text.tools.orderedList': 'Numbered list',
  'rich-text.tools.quote': 'Quotation',
  'rich-text.tools.link': 'Link',
  'rich-text.tools.linkAddress': 'Link address',
  'rich-text.tools.linkHint': 'The full address, starting with https. For pages on this site, the path is enough.',
  'rich-text.tools.removeLink': 'Remove link',
  'rich-text.tools.undo': 'Undo',
  'rich-text.tools.redo': 'Redo',
  'rich-text.tools.apply': 'Apply',
  'rich-text.tools.style': 'Paragraph style',
  'rich-text.formula.title': 'Formula',
  'rich-text.formula.hint': 'Written in LaTeX',
  'rich-text.formula.block': 'On its own line',
  'rich-text.formula.preview': 'Preview',
  'rich-text.formula.insert': 'Insert',
} as const satisfies EnglishMessages;
