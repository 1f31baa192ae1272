import type { TillSettings } from '@comanda/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { changeOf, draftOf, type SettingsChange, type SettingsDraft } from '../state/settings-draft.ts';

/** Pause of typing, in milliseconds, after which a limit is saved. */
const PAUSE_MS = 800;

/**
 * Returns the draft of a shop's settings, which saves itself: what is chosen at once, what is typed after a pause or on
 * leaving the page. What somebody else changes meanwhile is taken over unless something here is not saved yet.
 */
export function useSavedDraft(settings: TillSettings, save: (change: SettingsChange) => void) {
  const [draft, setDraft] = useState(() => draftOf(settings));
  const saved = useRef(JSON.stringify(changeOf(draft)));
  const latest = useRef({ draft, save });
  latest.current = { draft, save };
  const isUnsaved = JSON.stringify(changeOf(draft)) !== saved.current;
  const saveNow = useCallback((next: SettingsDraft) => {
    const change = changeOf(next);
    if (change === undefined || JSON.stringify(change) === saved.current) return;
    saved.current = JSON.stringify(change);
    latest.current.save(change);
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
  const { version } = settings;
  const shown = useRef(version);
  useEffect(() => {
    const isKept = JSON.stringify(changeOf(latest.current.draft)) !== saved.current;
    if (shown.current === version || isKept) return;
    shown.current = version;
    const next = draftOf(settings);
    saved.current = JSON.stringify(changeOf(next));
    setDraft(next);
  }, [settings, version]);
  const setAtOnce = (next: SettingsDraft) => {
    setDraft(next);
    saveNow(next);
  };
  return { draft, setDraft, setAtOnce, isUnsaved, isWrong: changeOf(draft) === undefined };
}
