import type { Note } from '@sullam/api-client/schema.gen.ts';
import { Pencil, Trash2 } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

const CHIP =
  'inline-grid min-h-8 place-items-center rounded-sm bg-warning-soft px-2 text-sm font-medium text-warning-text no-underline tabular hover:underline pointer-coarse:min-h-11';

interface MomentProps {
  readonly note: Note;
  /** Where the recording is on the page, it is played from there; else it is led to. */
  readonly onPlay?: ((seconds: number) => void) | undefined;
}

/** The moment that a note belongs to: pressing leads back to it. */
function Moment({ note: { courseId, courseSubsectionId, positionSeconds }, onPlay }: MomentProps) {
  const t = useT();
  const format = useFormat();
  if (positionSeconds === null) return null;
  const position = format.clock(positionSeconds * 1000);
  const label = t('notes.actions.goTo', { position: { raw: position } });
  return onPlay ? (
    <button type="button" aria-label={label} title={label} onClick={() => onPlay(positionSeconds)} className={CHIP}>
      {position}
    </button>
  ) : (
    <UiLink
      href={`/lms/courses/${courseId}/content/${courseSubsectionId}?t=${positionSeconds}`}
      aria-label={label}
      title={label}
      className={CHIP}
    >
      {position}
    </UiLink>
  );
}

interface NoteItemProps extends MomentProps {
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A note as it is read. */
export function NoteItem({ note, onPlay, onEdit, onDelete }: NoteItemProps) {
  const t = useT();
  return (
    <div className="group/note flex items-start gap-x-3 max-sm:flex-col">
      <div className="min-w-0 flex-1 space-y-1 max-sm:w-full">
        <Moment note={note} onPlay={onPlay} />
        <Prose html={note.shownHtml} className="text-base wrap-anywhere" />
      </div>
      <div className="flex shrink-0 max-sm:self-end print:hidden">
        <IconButton icon={Pencil} size="sm" iconSize={16} label={t('notes.actions.edit')} onClick={onEdit} />
        <IconButton icon={Trash2} size="sm" iconSize={16} label={t('notes.actions.delete')} onClick={onDelete} />
      </div>
    </div>
  );
}
