import { ANNOTATION_LIMITS } from '@sullam/domain/annotations.ts';
import { Trash2 } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useFormat, useT } from '../kit-context.tsx';
import { INK } from './annotation-colors.ts';
import { kindName } from './annotation-words.ts';
import type { AnnotationEditing, NumberedAnnotation } from './use-annotation-editing.ts';

interface CommentsProps {
  readonly editing: AnnotationEditing;
  readonly idOf: (annotationKey: string) => string;
  /** Goes to a mark on its page. */
  readonly onShow: (annotation: NumberedAnnotation) => void;
}

/** The number of a mark, in its colour. */
export function MarkSign({ annotation }: { readonly annotation: NumberedAnnotation }) {
  const format = useFormat();
  return (
    <span
      className="grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold text-white print:border print:text-black"
      style={{ backgroundColor: INK[annotation.color].line }}
    >
      {format.number(annotation.number)}
    </span>
  );
}

function Comment({ annotation, editing, idOf, onShow }: CommentsProps & { readonly annotation: NumberedAnnotation }) {
  const t = useT();
  const format = useFormat();
  const { annotationKey, kind, page, comment, number } = annotation;
  const isSelected = editing.selectedKey === annotationKey;
  const name = t('annotations.labels.commentOn', { number: format.number(number) });
  return (
    <li
      id={`${idOf(annotationKey)}-comment`}
      className={`rounded-md border p-3 ${isSelected ? 'border-primary bg-surface' : 'border-line bg-surface'}`}
    >
      <button
        type="button"
        aria-current={isSelected || undefined}
        onClick={() => onShow(annotation)}
        className="flex w-full items-center gap-2 rounded-sm text-start text-sm text-muted hover:text-ink"
      >
        <MarkSign annotation={annotation} />
        <span>{t('annotations.labels.kindOnPage', { kind: kindName(t, kind), page: format.number(page) })}</span>
      </button>
      {editing.mayChange(annotationKey) && isSelected ? (
        <div className="mt-2 space-y-2">
          <TextArea
            id={`${idOf(annotationKey)}-field`}
            label={name}
            hideLabel
            rows={3}
            maxLength={ANNOTATION_LIMITS.comment}
            placeholder={t('annotations.fields.comment')}
            value={comment}
            onChange={(event) =>
              editing.change(annotationKey, { comment: event.currentTarget.value }, `comment ${annotationKey}`)
            }
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.stopPropagation();
              onShow(annotation);
            }}
          />
          <Button variant="danger-ghost" size="sm" icon={Trash2} onClick={() => editing.remove(annotationKey)}>
            {t('annotations.actions.remove')}
          </Button>
        </div>
      ) : (
        comment && (
          <p dir="auto" className="mt-2 text-sm whitespace-pre-line wrap-anywhere">
            {comment}
          </p>
        )
      )}
    </li>
  );
}

/** What the marks say, in the order of reading; each leads to its mark. */
export function AnnotationComments(props: CommentsProps) {
  const t = useT();
  const { annotations, isEditable, isFull } = props.editing;
  return (
    <div className="space-y-2">
      <h3 className="text-sm font-medium">{t('annotations.titles.comments', { count: annotations.length })}</h3>
      {annotations.length === 0 && (
        <p className="text-sm text-muted">
          {t(isEditable ? 'annotations.empty.editable' : 'annotations.empty.readOnly')}
        </p>
      )}
      {isFull && (
        <p className="text-sm text-danger-text">{t('annotations.messages.full', { count: annotations.length })}</p>
      )}
      <ol className="space-y-2">
        {annotations.map((annotation) => (
          <Comment key={annotation.annotationKey} {...props} annotation={annotation} />
        ))}
      </ol>
    </div>
  );
}
