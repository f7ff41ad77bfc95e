import { ApiError } from '@sullam/api-client/api-error.ts';
import type { Language } from '@sullam/domain/localized.ts';
import { useRef, useState } from 'react';
import { useAutosave } from '../builder/builder.public.ts';
import { type TranslatedText, useNewestText, useWriteTranslation } from './translations.api.ts';

export type CellState = 'clean' | 'saving' | 'saved' | 'failed' | 'refused' | 'conflict';

/** One side of a text while it is written: saved when the typing pauses; whoever was overtaken decides whose words stay. */
export function useCell(courseId: number, text: TranslatedText, language: Language) {
  const side = text[language];
  const write = useWriteTranslation(courseId);
  const newest = useNewestText(courseId);
  const [draft, setDraft] = useState(side.text);
  const [state, setState] = useState<CellState>('clean');
  const [refusal, setRefusal] = useState('');
  const [theirs, setTheirs] = useState<TranslatedText | null>(null);
  /** What the next save is made from, and what was sent last: the server may keep it in other words. */
  const base = useRef(side.fingerprint);
  const [sent, setSent] = useState(side.text);
  const isDirty = draft !== sent;
  if (!isDirty && !write.isPending && state !== 'conflict' && side.fingerprint !== base.current) {
    // written elsewhere meanwhile: that is what stands here from now on
    base.current = side.fingerprint;
    setDraft(side.text);
    setSent(side.text);
  }

  const save = async (html: string, isSecond = false): Promise<void> => {
    setSent(html);
    setState('saving');
    try {
      const saved = await write.mutateAsync({ key: text.key, language, text: html, fingerprint: base.current });
      base.current = saved[language].fingerprint;
      setState('saved');
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) return setState('failed');
      if (error.status !== 409) {
        setRefusal(error.details?.[0]?.message ?? error.message);
        return setState('refused');
      }
      await meetTheirs(html, isSecond);
    }
  };

  const meetTheirs = async (html: string, isSecond: boolean): Promise<void> => {
    const found = await newest(text.key).catch(() => undefined);
    if (!found) return setState('failed');
    // another text of the same thing was saved at that moment: this one is untouched
    if (found[language].fingerprint === base.current && !isSecond) return save(html, true);
    setTheirs(found);
    setState('conflict');
  };

  const isWaiting = isDirty && !write.isPending && state !== 'conflict';
  useAutosave(isWaiting ? draft : null, () => save(draft));

  return {
    draft,
    state,
    refusal,
    theirs: theirs?.[language].text ?? '',
    change: setDraft,
    retry: () => save(draft),
    keepMine() {
      if (theirs) base.current = theirs[language].fingerprint;
      setTheirs(null);
      return save(draft);
    },
    takeTheirs() {
      if (!theirs) return;
      base.current = theirs[language].fingerprint;
      setDraft(theirs[language].text);
      setSent(theirs[language].text);
      setTheirs(null);
      setState('clean');
    },
  };
}
