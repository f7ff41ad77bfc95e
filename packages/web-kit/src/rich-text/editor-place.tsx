import './editor.css';
import type { Language } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Prose } from '@sullam/ui/components/prose.tsx';

/** Of the tools that every text has, and of what follows them at the end of the line. */
const TOOLS = 7;
const LAST_TOOLS = 2;
/** What an article has besides. */
export const ARTICLE_TOOLS = 7;

/** As many lines as it takes, on phones too: what lies beyond an edge isn't looked for. */
export const TOOLS_LINE = 'flex min-w-0 flex-wrap items-center gap-0.5 border-b border-line px-2 py-1.5';

const tools = (count: number) =>
  Array.from({ length: count }, (_, at) => at).map((at) => <span key={at} className="size-8 shrink-0 touch:size-11" />);

/** As high as the tools, in as many lines. */
export const ToolsPlace = ({ more = 0 }: { readonly more?: number | undefined }) => (
  <div className={TOOLS_LINE}>
    <span className="h-(--control-size) w-36 shrink-0" />
    {tools(TOOLS + more)}
    <span className="ms-auto flex shrink-0">{tools(LAST_TOOLS)}</span>
  </div>
);

/** Lines between blocks mean nothing; here, where what is typed keeps its spaces, they would be drawn. */
const withoutGaps = (html: string): string => html.replace(/>\s*\n\s*</g, '><');

interface TextPlaceProps {
  readonly html: string;
  readonly language: Language;
  readonly isField: boolean;
}

/** The text as it will stand in the editor. */
export const TextPlace = ({ html, language, isField }: TextPlaceProps) => (
  <div aria-hidden="true" className={cx('editor-content grow px-4 py-3', !isField && 'sm:px-6')}>
    <Prose html={withoutGaps(html)} lang={language} className="ProseMirror" />
  </div>
);

export interface EditorPlaceProps {
  readonly html: string;
  readonly language: Language;
  readonly isLocked?: boolean;
  readonly isField?: boolean;
  readonly isLong?: boolean;
  /** How many tools it has beyond those of every text. */
  readonly more?: number;
}

/** A text until its editor is there, and as high as it will be: the text itself, without what it is written with. */
export function EditorPlace({
  html,
  language,
  isLocked = false,
  isField = false,
  isLong = false,
  more,
}: EditorPlaceProps) {
  return (
    <div
      aria-hidden="true"
      data-skeleton=""
      data-size={isField ? (isLong ? 'long' : 'field') : 'page'}
      className={cx('editor flex grow flex-col rounded-lg border border-control bg-surface', isLocked && 'opacity-60')}
    >
      {!isLocked && <ToolsPlace more={more} />}
      <TextPlace html={html} language={language} isField={isField} />
    </div>
  );
}

/** The same of a field of a form. */
export const FieldPlace = (props: Omit<EditorPlaceProps, 'isField'>) => <EditorPlace {...props} isField />;
