import { baseOf } from '@sullam/web-kit/rich-text/base-extensions.ts';
import { ARTICLE_TOOLS } from '@sullam/web-kit/rich-text/editor-place.tsx';
import { Formula, FormulaBlock } from '@sullam/web-kit/rich-text/formula.ts';
import { FormulaDialog } from '@sullam/web-kit/rich-text/formula-dialog.tsx';
import { LinkDialog } from '@sullam/web-kit/rich-text/link-dialog.tsx';
import { RichText, type RichTextProps } from '@sullam/web-kit/rich-text/rich-text.tsx';
import type { RichTextKind } from '@sullam/web-kit/rich-text/rich-text-kind.ts';
import { TableKit } from '@tiptap/extension-table';
import TextAlign from '@tiptap/extension-text-align';
import { ImageDialog, VideoDialog } from './article-dialogs.tsx';
import { ArticleTools } from './article-tools.tsx';
import { OwnImage, OwnVideo } from './own-media.ts';

/** What the text of a lesson may hold. */
export const ARTICLE: RichTextKind = {
  extensions: [
    ...baseOf({}),
    TableKit.configure({ table: { resizable: false } }),
    TextAlign.configure({ types: ['heading', 'paragraph'], alignments: ['start', 'center', 'end'] }),
    OwnImage,
    OwnVideo,
    Formula,
    FormulaBlock,
  ],
  isArticle: true,
  MoreTools: ArticleTools,
  moreCount: ARTICLE_TOOLS,
  dialogs: { link: LinkDialog, image: ImageDialog, video: VideoDialog, formula: FormulaDialog },
};

/** The text of a lesson: with pictures, films, tables, formulas. */
export function ArticleText(props: Omit<RichTextProps, 'kind'>) {
  return <RichText {...props} kind={ARTICLE} />;
}
