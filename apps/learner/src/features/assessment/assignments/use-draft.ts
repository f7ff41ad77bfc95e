import { ApiError } from '@sullam/api-client/api-error.ts';
import { readJson, STORAGE_KEYS, writeJson } from '@sullam/web-kit/base/stored.ts';
import { useKit, useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { showFailure } from '@sullam/web-kit/query/query-client.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type OwnSubmission, ownSubmissionQuery, type SavedDraft } from './assignments.api.ts';
import { type DraftContent, saveWhatFits } from './save-draft.ts';

/** Where what is written is: at the server, there but for the link, here and soon there, here only, in another form there, or not taken. */
export type DraftStatus = 'saved' | 'half-link' | 'unsaved' | 'saving' | 'offline' | 'conflict' | 'refused';

interface Kept extends DraftContent {
  /** Of the server's draft that it was made from. */
  version: number;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'body' in value && 'files' in value && 'version' in value;

const HAND_RESTS = 900;
const TRY_AGAIN = 5000;

/** Where writing begins: with the draft, else with what was handed in last. */
export function startOf(own: OwnSubmission): Kept {
  const from = own.draft ?? own.current;
  const files = own.draft?.files ?? own.current?.files.map(({ file }) => file) ?? [];
  return {
    body: from?.body ?? '',
    link: from?.link ?? '',
    files: [...files],
    version: own.draft?.version ?? 0,
  };
}

/** What is known of one's work, with the draft as it was just saved. */
const withDraft = (own: OwnSubmission, { body, link, files }: DraftContent, saved: SavedDraft): OwnSubmission => ({
  ...own,
  draft: { savedBy: null, ...own.draft, ...saved, body, link: link.trim(), files },
});

export interface DraftControl {
  content: DraftContent;
  status: DraftStatus;
  savedAt: string | null;
  /** What the server says about single fields. */
  problems: Readonly<Record<string, string>>;
  change: (change: Partial<DraftContent>) => void;
  /** Sends what isn't saved; the version to hand in, or null, and said why, when that can't be now. */
  flush: () => Promise<number | null>;
  /** Ends a conflict with one's own words, or with the others'. */
  keepMine: () => Promise<void>;
  takeTheirs: () => Promise<void>;
  /** Forgets everything here: it was handed in. */
  clear: () => void;
}

/** What is being written for an assignment, kept here at once and at the server when the hand rests. */
export function useDraft(assignmentId: number, own: OwnSubmission): DraftControl {
  const t = useT();
  const { storage, notify } = useKit();
  const client = useQueryClient();
  const key = `${STORAGE_KEYS.unsent}.assignment.${assignmentId}.${useMember().id}`;
  const [start] = useState(() => ({ kept: readJson(storage, key, isKept), there: startOf(own) }));
  const [content, setContent] = useState<DraftContent>(start.kept ?? start.there);
  const isStale = start.kept !== null && start.kept.version !== start.there.version;
  const [status, setStatus] = useState<DraftStatus>(isStale ? 'conflict' : start.kept ? 'unsaved' : 'saved');
  const [savedAt, setSavedAt] = useState<string | null>(own.draft?.savedAt ?? null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const newest = useRef({
    content,
    status,
    version: (start.kept ?? start.there).version,
    /** As it is at the server. */
    link: start.there.link,
  });
  const sending = useRef<Promise<unknown>>(Promise.resolve());

  const settle = (next: DraftStatus) => {
    newest.current.status = next;
    setStatus(next);
  };

  const send = async (): Promise<void> => {
    const { current } = newest;
    if (current.status === 'saved' || current.status === 'conflict') return;
    const sent = current.content;
    settle('saving');
    try {
      const { saved, taken, linkProblem } = await saveWhatFits(assignmentId, sent, current);
      current.version = saved.version;
      current.link = taken.link;
      setSavedAt(saved.savedAt);
      // whoever leaves the page and comes back begins with what is at the server now
      client.setQueryData<OwnSubmission>(
        ownSubmissionQuery(assignmentId).queryKey,
        (known) => known && withDraft(known, taken, saved),
      );
      setProblems(linkProblem === null ? {} : { link: linkProblem });
      const isNewest = current.content === sent;
      settle(!isNewest ? 'unsaved' : linkProblem === null ? 'saved' : 'half-link');
      if (newest.current.status === 'saved') storage.removeItem(key);
      else writeJson(storage, key, { ...current.content, version: saved.version });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblems(Object.fromEntries(error.details.map(({ path, message }) => [path.split('.')[0] ?? '', message])));
      if (error.errorCode === 'submission.draft-changed') settle('conflict');
      else settle(error.isTransport || error.status >= 500 || error.status === 401 ? 'offline' : 'refused');
    }
  };
  // one after the other: a save names the version before it
  const save = (): Promise<void> => {
    const next = sending.current.then(send);
    sending.current = next.catch(() => undefined);
    return next;
  };

  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (status !== 'unsaved' && status !== 'offline') return;
    const timer = setTimeout(() => void latest.current(), status === 'unsaved' ? HAND_RESTS : TRY_AGAIN);
    return () => clearTimeout(timer);
  }, [status, content]);
  useEffect(() => {
    const retry = () => newest.current.status === 'offline' && void latest.current();
    const guard = (event: BeforeUnloadEvent) => {
      if (newest.current.status === 'saving' || newest.current.status === 'unsaved') event.preventDefault();
    };
    window.addEventListener('online', retry);
    window.addEventListener('beforeunload', guard);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('beforeunload', guard);
      if (newest.current.status === 'unsaved') void latest.current();
    };
  }, []);

  /** Where the draft stands at the server; null, and said, when that can't be learnt now. */
  const restart = async (): Promise<Kept | null> => {
    try {
      return startOf(await client.fetchQuery({ ...ownSubmissionQuery(assignmentId), staleTime: 0 }));
    } catch (error) {
      showFailure(error, () => t('shell.failure.title'), notify);
      return null;
    }
  };
  return {
    content,
    status,
    savedAt,
    problems,
    change(change) {
      const next = { ...newest.current.content, ...change };
      newest.current.content = next;
      setContent(next);
      writeJson(storage, key, { ...next, version: newest.current.version });
      if (newest.current.status !== 'conflict') settle('unsaved');
    },
    async flush() {
      // a draft that was never changed is saved all the same: it is what will be handed in
      if (newest.current.version === 0 && newest.current.status === 'saved') settle('unsaved');
      await save();
      if (newest.current.status === 'unsaved') await save();
      const { status, version } = newest.current;
      if (status === 'saved') return version;
      const reason = status === 'half-link' ? 'assignments.messages.halfLink' : 'assignments.messages.notSaved';
      notify({ tone: 'error', text: t(reason) });
      return null;
    },
    async keepMine() {
      const there = await restart();
      if (!there) return;
      newest.current.version = there.version;
      newest.current.link = there.link;
      settle('unsaved');
      await save();
    },
    async takeTheirs() {
      const fresh = await restart();
      if (!fresh) return;
      const { version, ...there } = fresh;
      newest.current = { content: there, status: 'saved', version, link: there.link };
      setContent(there);
      settle('saved');
      storage.removeItem(key);
    },
    clear() {
      storage.removeItem(key);
    },
  };
}
