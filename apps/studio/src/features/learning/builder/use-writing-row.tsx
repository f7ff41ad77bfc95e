import { TITLE_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useLanguage } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { type ReactNode, useState } from 'react';
import { editingPath } from '../../../parts/editing-path.ts';
import { useKinds } from '../../../parts/use-kinds.ts';
import type { LessonKind, Outline, OutlineSection } from './builder.api.ts';
import { asLesson, asModule, type WritingPlace } from './new-parts.ts';
import { type TypedLine, typedLines } from './typed-lines.ts';
import { useWriting } from './use-writing.ts';
import { WritingRow } from './writing-row.tsx';

/** Behind the last lesson of a module. */
export const endOf = ({ courseSectionId, subsections }: OutlineSection): WritingPlace => ({
  level: 'lesson',
  sectionId: courseSectionId,
  after: subsections.at(-1)?.courseSubsectionId ?? null,
});

/** Behind the last module. */
export const behindAll = ({ sections }: Outline): WritingPlace => ({
  level: 'module',
  after: sections.at(-1)?.courseSectionId ?? null,
});

interface Options {
  /** As it is shown. */
  readonly outline: Outline;
  /** One begins to write there. */
  readonly onBegin: (place: WritingPlace) => void;
  /** The writing ended by a key: the focus goes back to this row. */
  readonly onEnd: (rowId: string) => void;
}

/** The row in which one writes: where it stands, what is typed in it, and what becomes of that. */
export function useWritingRow({ outline, onBegin, onEnd }: Options) {
  const go = useGo();
  const kinds = useKinds();
  const language = useLanguage();
  const textOf = useAuthorText();
  const { courseId } = outline;
  const [place, setPlace] = useState<WritingPlace | null>(
    outline.sections.length === 0 ? { level: 'module', after: null } : null,
  );
  const [text, setText] = useState('');
  const [kind, setKind] = useState<LessonKind>('ARTICLE');
  const writing = useWriting(courseId, (part, at) => {
    setText((before) => before || textOf(part.title));
    setPlace((before) => before ?? at);
  });
  const titled = (words: string): Localized => ({ [language]: words.trim() });
  const isWritten = text.trim() !== '' && !text.startsWith('/');

  /** Opens a lesson as soon as it has an address. */
  const openNew = (ofKind: LessonKind, courseSubsectionId: number) =>
    void writing.settled().then(() => {
      const id = writing.idOf(courseSubsectionId);
      if (id > 0) go(editingPath(courseId, { kind: ofKind, courseSubsectionId: id }));
    });
  /** Writes on below a title that is being changed, and may still be refused. */
  const goOn = (next: WritingPlace) => {
    setText('');
    setKind('ARTICLE');
    setPlace(next);
  };
  const begin = (next: WritingPlace, start = '', ofKind: LessonKind = 'ARTICLE') => {
    // what stands in the row elsewhere isn't lost
    if (place && isWritten) writing.add({ title: titled(text), kind }, place);
    goOn(next);
    setKind(ofKind);
    setText(start);
    onBegin(next);
  };
  const add = (opens: boolean) => {
    if (!place) return;
    const next = writing.add({ title: titled(text), kind }, place);
    setText('');
    setKind('ARTICLE');
    setPlace(next);
    if (opens && place.level === 'lesson' && next.after !== null) openNew(kind, next.after);
  };
  const addAll = (lines: readonly TypedLine[], from: WritingPlace): WritingPlace => {
    let at = from;
    for (const line of lines) {
      // the first line is what the row is: a module stays one
      if (line.level === 'module') at = asModule(at);
      at = writing.add({ title: titled(line.title), kind: 'ARTICLE' }, at);
    }
    return at;
  };
  const paste = (pasted: string) => {
    if (!place) return;
    const next = addAll(typedLines(`${text}${pasted}`, TITLE_MAX_LENGTH), place);
    setText('');
    setPlace(next);
  };
  /** Adds modules and lessons behind the last module; one writes on behind them. */
  const addLines = (lines: readonly TypedLine[]) => goOn(addAll(lines, behindAll(outline)));
  const close = (byKey: boolean) => {
    setPlace(null);
    setText('');
    if (!byKey || !place) return;
    const { after } = place;
    const section = place.level === 'lesson' ? place.sectionId : (after ?? 0);
    // a part that is still on its way gets another row when it has arrived
    void writing
      .settled()
      .then(() =>
        onEnd(place.level === 'lesson' && after !== null ? `l${writing.idOf(after)}` : `s${writing.idOf(section)}`),
      );
  };
  const field: ReactNode = place && (
    <WritingRow
      level={place.level}
      kind={kind}
      kinds={kinds}
      text={text}
      language={language}
      onText={setText}
      onKind={setKind}
      onAdd={add}
      onLevel={(next) => setPlace(next === 'module' ? asModule(place) : asLesson(place, outline))}
      onPaste={paste}
      onClose={close}
    />
  );
  return { ...writing, place, field, begin, goOn, addLines, openNew };
}
