import { NotebookPen } from '@sullam/ui/base/icons.ts';
import { lazyPart, preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { isDialogOpen } from '@sullam/ui/overlays/dialog-open.ts';
import { useStoredFlag } from '@sullam/web-kit/base/use-stored-flag.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCourseFrame, useLessonAside } from '../course-content/course-content.public.ts';
import { useHasDraft } from './note-draft.ts';
import type { Writing } from './note-list.tsx';
import { lessonNotesQuery } from './notes.api.ts';
import { NotesSkeleton } from './notes-skeleton.tsx';

const NotesPanel = lazyPart(() => import('./notes-panel.tsx').then((file) => file.NotesPanel), <NotesSkeleton />);

const WRITING = 'input, textarea, select, [contenteditable=true]';

/** N, by its place on the keyboard: not while something is being written or a dialog is open. */
function useNoteKey(press: () => void, isOn: boolean): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyN' || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat)
        return;
      const isTime = event.target instanceof HTMLInputElement && event.target.type === 'range';
      if ((!isTime && (event.target as Element | null)?.closest?.(WRITING)) || isDialogOpen()) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
}

/** Opens the notes beside a lesson. Where the lesson is a recording, it stops for a note and goes on after it. */
export function NoteButton({ courseSubsectionId }: { readonly courseSubsectionId: number }) {
  const t = useT();
  const format = useFormat();
  const { courseId } = useCourseFrame().course;
  const { room, isOpen, setOpen, isRecording, player, setMarks } = useLessonAside();
  const place = { courseId, courseSubsectionId, positionSeconds: null };
  const hasDraft = useHasDraft(place);
  const [writing, setWriting] = useState<Writing | null>(hasDraft ? { place } : null);
  const [hasKey, setHasKey] = useStoredFlag('noteKey', true);
  const stopped = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const { data, isError } = useQuery(lessonNotesQuery(courseSubsectionId));

  useEffect(() => {
    const moments = (data?.data ?? []).flatMap(({ positionSeconds }) => positionSeconds ?? []);
    setMarks(
      moments.map((seconds) => ({
        seconds,
        label: t('course.notes.mark', { position: { raw: format.clock(seconds * 1000) } }),
      })),
    );
  }, [data, setMarks, t, format]);

  const write = () => {
    setOpen(true);
    if (writing && 'place' in writing) return;
    const media = player();
    // from the start there is no moment yet
    const positionSeconds = media && media.currentTime >= 1 ? Math.floor(media.currentTime) : null;
    if (media && !media.paused) {
      media.pause();
      stopped.current = true;
    }
    setWriting({ place: { ...place, positionSeconds } });
  };
  const goOn = () => {
    const media = player();
    // a recording that can't be played says so itself
    if (stopped.current && media) void media.play().catch(() => undefined);
    stopped.current = false;
  };
  useNoteKey(write, hasKey && !isError);
  if (isError) return null;
  const total = data?.total ?? 0;
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        icon={NotebookPen}
        aria-expanded={isOpen}
        aria-keyshortcuts={hasKey ? 'N' : undefined}
        {...preloadOn(NotesPanel)}
        onClick={() => setOpen(!isOpen)}
      >
        {t('course.notes.open')}
        {total > 0 && <span className="text-muted">{format.number(total)}</span>}
      </Button>
      {isOpen &&
        room &&
        createPortal(
          <NotesPanel
            courseSubsectionId={courseSubsectionId}
            isRecording={isRecording}
            writing={writing}
            onWriting={(next) => {
              setWriting(next);
              if (next === null) goOn();
            }}
            onNew={write}
            hasKey={hasKey}
            onKey={setHasKey}
            onPlay={(seconds) => {
              const media = player();
              if (!media) return;
              media.currentTime = seconds;
              stopped.current = true;
              goOn();
              media.scrollIntoView({ block: 'nearest' });
            }}
            onClose={() => {
              setOpen(false);
              setWriting(null);
              goOn();
              button.current?.focus();
            }}
          />,
          room,
        )}
    </>
  );
}
