import { useCallback, useEffect, useRef, useState } from 'react';

/** Pause of typing, in milliseconds, after which what was typed is saved. */
const PAUSE_MS = 800;

export type SavedDraftOptions<Stored, Draft, Change> = {
  readonly stored: Stored;
  /** Changes whenever something else is stored. */
  readonly version: string | number;
  readonly draftOf: (stored: Stored) => Draft;
  /** Returns what is saved of a draft; undefined while something in it is not allowed. */
  readonly changeOf: (draft: Draft) => Change | undefined;
  readonly save: (change: Change) => Promise<unknown>;
};

/**
 * Returns a draft that saves itself: what is chosen at once, what is typed after a pause or on leaving the page. What
 * somebody else changes meanwhile is taken over unless something here is not saved yet; what could not be saved stays,
 * and goes with the next change.
 */
export function useSavedDraft<Stored, Draft, Change>(options: SavedDraftOptions<Stored, Draft, Change>) {
  const { stored, version, draftOf, changeOf } = options;
  const [draft, setDraft] = useState(() => draftOf(stored));
  const [hasFailed, setFailed] = useState(false);
  const keyOf = (of: Draft) => JSON.stringify(changeOf(of));
  const saved = useRef<string | undefined>(keyOf(draft));
  const latest = useRef({ ...options, draft });
  latest.current = { ...options, draft };
  const isUnsaved = keyOf(draft) !== saved.current;
  const saveNow = useCallback((next: Draft) => {
    const change = latest.current.changeOf(next);
    const key = JSON.stringify(change);
    if (change === undefined || key === saved.current) return;
    saved.current = key;
    setFailed(false);
    latest.current.save(change).catch(() => {
      if (saved.current === key) saved.current = undefined;
      setFailed(true);
    });
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => saveNow(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, saveNow]);
  useEffect(() => {
    const leave = () => saveNow(latest.current.draft);
    globalThis.addEventListener('pagehide', leave);
    return () => {
      globalThis.removeEventListener('pagehide', leave);
      leave();
    };
  }, [saveNow]);
  const shown = useRef(version);
  useEffect(() => {
    const { draft: kept, ...now } = latest.current;
    const isKept = JSON.stringify(now.changeOf(kept)) !== saved.current;
    if (shown.current === version || isKept) return;
    shown.current = version;
    const next = now.draftOf(now.stored);
    const nextKey = JSON.stringify(now.changeOf(next));
    // what was saved here comes back as it is: the field being typed in stays
    if (nextKey === saved.current) return;
    saved.current = nextKey;
    setDraft(next);
  }, [version]);
  const setAtOnce = (next: Draft) => {
    setDraft(next);
    saveNow(next);
  };
  const isWrong = changeOf(draft) === undefined;
  const state = isWrong ? 'notSaved' : hasFailed ? 'failed' : isUnsaved ? 'saving' : 'saved';
  return { draft, setDraft, setAtOnce, state } as const;
}
