import { useEffect, useRef } from 'react';
import { baseOf } from './base-extensions.ts';
import { LinkDialog } from './link-dialog.tsx';
import { RichText, type RichTextHandle, type RichTextProps } from './rich-text.tsx';
import type { RichTextKind } from './rich-text-kind.ts';

const FORMATTED: RichTextKind = { extensions: [baseOf({ codeBlock: false })], dialogs: { link: LinkDialog } };

/** A text in a form. What is put in from outside (another version, what was saved) replaces what stands there. */
export function FormattedText({ html, onChange, ...props }: Omit<RichTextProps, 'kind' | 'ref' | 'isField'>) {
  const editor = useRef<RichTextHandle>(null);
  const known = useRef(html);
  useEffect(() => {
    if (html === known.current) return;
    known.current = html;
    editor.current?.replace(html);
  }, [html]);
  return (
    <RichText
      {...props}
      ref={editor}
      isField
      kind={FORMATTED}
      html={html}
      onChange={(next) => {
        known.current = next;
        onChange(next);
      }}
    />
  );
}
