import { Bold, Italic, List, ListOrdered, type LucideIcon, Quote, Underline } from '@sullam/ui/base/icons.ts';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { useT } from '../kit-context.tsx';
import { ToolButton } from './tool-button.tsx';

interface MarkTool {
  readonly icon: LucideIcon;
  readonly toggle: (chain: ChainedCommands) => ChainedCommands;
}

const TOOLS = {
  bold: { icon: Bold, toggle: (chain) => chain.toggleBold() },
  italic: { icon: Italic, toggle: (chain) => chain.toggleItalic() },
  underline: { icon: Underline, toggle: (chain) => chain.toggleUnderline() },
  bulletList: { icon: List, toggle: (chain) => chain.toggleBulletList() },
  orderedList: { icon: ListOrdered, toggle: (chain) => chain.toggleOrderedList() },
  blockquote: { icon: Quote, toggle: (chain) => chain.toggleBlockquote() },
} as const satisfies Record<string, MarkTool>;

const WORDS = {
  bold: 'rich-text.tools.bold',
  italic: 'rich-text.tools.italic',
  underline: 'rich-text.tools.underline',
  bulletList: 'rich-text.tools.bulletList',
  orderedList: 'rich-text.tools.orderedList',
  blockquote: 'rich-text.tools.quote',
} as const satisfies Record<keyof typeof TOOLS, string>;

export type Mark = keyof typeof TOOLS;

export interface MarkToolsProps {
  readonly editor: Editor;
  /** Which, in their order. */
  readonly marks: readonly Mark[];
}

/** Tools that are on or off where the cursor is, of every editor. */
export function MarkTools({ editor, marks }: MarkToolsProps) {
  const t = useT();
  const active = useEditorState({ editor, selector: ({ editor: now }) => marks.filter((name) => now.isActive(name)) });
  return marks.map((name) => (
    <ToolButton
      key={name}
      icon={TOOLS[name].icon}
      label={t(WORDS[name])}
      isOn={active.includes(name)}
      onClick={() => TOOLS[name].toggle(editor.chain().focus()).run()}
    />
  ));
}
