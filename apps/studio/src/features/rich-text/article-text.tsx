import { TableKit } from '@tiptap/extension-table';
import TextAlign from '@tiptap/extension-text-align';
import { FormulaDialog, ImageDialog, VideoDialog } from './article-dialogs.tsx';
import { ArticleTools } from './article-tools.tsx';
import { baseOf } from './base-extensions.ts';
import { Formula, FormulaBlock } from './formula.ts';
import { LinkDialog } from './link-dialog.tsx';
import { OwnImage, OwnVideo } from './own-media.ts';
import { RichText, type RichTextProps } from './rich-text.tsx';
import type { RichTextKind } from './rich-text-kind.ts';

/** What the text of a lesson may hold. */
export const ARTICLE: RichTextKind = {
  extensions: [
    baseOf({}),
    TableKit.configure({ table: { resizable: false } }),
    TextAlign.configure({ types: ['heading', 'paragraph'], alignments: ['start', 'center', 'end'] }),
    OwnImage,
    OwnVideo,
    Formula,
    FormulaBlock,
  ],
  MoreTools: ArticleTools,
  dialogs: { link: LinkDialog, image: ImageDialog, video: VideoDialog, formula: FormulaDialog },
};

/** The text of a lesson: with pictures, films, tables, formulas. */
export function ArticleText(props: Omit<RichTextProps, 'kind'>) {
  return <RichText {...props} kind={ARTICLE} />;
}
