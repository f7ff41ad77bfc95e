import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { baseOf } from './base-extensions.ts';
import { LinkDialog } from './link-dialog.tsx';
import { RichText, type RichTextHandle, type RichTextProps } from './rich-text.tsx';
import type { RichTextKind } from './rich-text-kind.ts';

const FORMATTED: RichTextKind = { extensions: [...baseOf({ codeBlock: false })], dialogs: { link: LinkDialog } };

export type FieldTextProps = Omit<RichTextProps, 'kind' | 'isField'>;

/** A text in a form. What is put in from outside (another version, what was saved) replaces what stands there. */
export function FieldText({ kind, html, onChange, ref, ...props }: FieldTextProps & { readonly kind: RichTextKind }) {
  const editor = useRef<RichTextHandle>(null);
  const known = useRef(html);
  // at once: an effect that runs later could take back what was written since
  useLayoutEffect(() => {
    if (html === known.current) return;
    known.current = html;
    editor.current?.replace(html);
  }, [html]);
  useImperativeHandle(ref, () => ({
    html: () => editor.current?.html() ?? '',
    replace: (next) => editor.current?.replace(next),
    insert: (text, isFocused) => editor.current?.insert(text, isFocused),
  }));
  return (
    <RichText
      {...props}
      ref={editor}
      isField
      kind={kind}
      html={html}
      onChange={(next) => {
        known.current = next;
        onChange(next);
      }}
    />
  );
}

/** With the tools that every text has. */
export const FormattedText = (props: FieldTextProps) => <FieldText {...props} kind={FORMATTED} />;
