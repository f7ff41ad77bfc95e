import { AuthorText } from '@sullam/ui/components/text.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import type { ChosenPassage } from './use-passage.ts';

/** As long as the server takes them. */
const MOST_COMMENT = 2000;

export interface CommentDialogProps {
  readonly title: string;
  readonly text: string;
  /** Chosen already; otherwise it is chosen here. */
  readonly passage: ChosenPassage | null;
  readonly comment?: string;
  readonly pending: boolean;
  readonly onSave: (passage: ChosenPassage, comment: string) => void;
  readonly onClose: () => void;
}

/** Writes a comment on a passage. Without a pointer the passage is chosen in a field, as any text is. */
export function CommentDialog(props: CommentDialogProps) {
  const { title, text, comment: before = '', pending, onSave, onClose } = props;
  const t = useT();
  const [passage, setPassage] = useState(props.passage);
  const [comment, setComment] = useState(before);
  const isReady = passage !== null && comment.trim() !== '';
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      submitLabel={t('common.actions.save')}
      pending={pending}
      disabled={!isReady}
      onSubmit={() => passage && isReady && onSave(passage, comment.trim())}
    >
      {props.passage ? (
        <blockquote className="max-h-40 overflow-auto border-s-2 border-line ps-3 text-sm">
          <AuthorText as="p" className="whitespace-pre-wrap">
            {props.passage.quote}
          </AuthorText>
        </blockquote>
      ) : (
        <TextArea
          label={t('exam-marking.fields.passage')}
          hint={t('exam-marking.hints.passage')}
          readOnly
          rows={8}
          value={text}
          onSelect={({ currentTarget: { selectionStart: start, selectionEnd: end } }) =>
            setPassage(end > start ? { start, end, quote: text.slice(start, end) } : null)
          }
        />
      )}
      <TextArea
        label={t('exam-marking.fields.passageComment')}
        hint={t('exam-marking.hints.comment')}
        rows={3}
        required
        maxLength={MOST_COMMENT}
        autoFocus={props.passage !== null}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
