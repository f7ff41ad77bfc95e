import type { Editor, Extensions } from '@tiptap/core';
import type { ComponentType } from 'react';
import type { ToolDialogProps } from './editor-dialog.tsx';

export type ToolDialog = 'link' | 'image' | 'video' | 'formula';

export interface ToolsProps {
  readonly editor: Editor;
  readonly onDialog: (dialog: ToolDialog) => void;
}

/** What a text may hold, and the tools for it; the server keeps the same list (`kernel/html.ts`). */
export interface RichTextKind {
  readonly extensions: Extensions;
  /** It may hold tables, and pictures of ours. */
  readonly isArticle?: boolean;
  /** Beyond those that every text has. */
  readonly MoreTools?: ComponentType<ToolsProps>;
  /** How many these are: their place is kept for them. */
  readonly moreCount?: number;
  readonly dialogs: Partial<Record<ToolDialog, ComponentType<ToolDialogProps>>>;
}
