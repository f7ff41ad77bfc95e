// @vitest-environment happy-dom
import { mentionHtml, mentionsIn } from '@sullam/domain/discussions/mentions.ts';
import { baseOf } from '@sullam/web-kit/rich-text/base-extensions.ts';
import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { Mention } from '../mention.ts';

// the server reads mentions with these functions, and its tests post what `mentionHtml` writes
it('writes mentions that the server can read, and reads them back', () => {
  const editor = new Editor({ extensions: [...baseOf({}), Mention], textDirection: 'auto', injectCSS: false });
  editor.commands.insertContent([
    { type: 'mention', attrs: { userId: 5, name: 'Sara & Ali' } },
    { type: 'text', text: ' hello' },
  ]);
  const html = editor.getHTML();
  expect(html).toContain(mentionHtml(5, 'Sara & Ali'));
  expect(mentionsIn(html)).toEqual([5]);
  editor.commands.setContent(html);
  expect(editor.getHTML()).toBe(html);
  editor.destroy();
});
