import { applyEdits, type Edit, isSameValue, type JsonObject, valueAt } from '@comanda/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { usePersisted } from '../../../../lib/persisted.ts';
import { useOffice } from '../../frame/index.ts';
import type { DraftSet } from '../state/drafted.ts';
import { keptEdits, withKept, withoutLast } from '../state/kept-edits.ts';
import { DRAFT_KEY, liveKey } from '../state/office-keys.ts';

const NONE: readonly never[] = [];

/**
 * Returns the last edits that one made, to take them back, and the functions that add and drop some. Those of before a
 * reload count while the open set still has their values (B3.2).
 */
export function useMadeEdits() {
  const { session } = useOffice();
  const queries = useQueryClient();
  const kept = usePersisted(keptEdits);
  // edits of this visit are known to be in the set
  const [own, setOwn] = useState(0);
  const staff = session.staff._id;
  const batches = kept.staff === staff ? kept.batches : NONE;
  const last = batches.at(-1)?.edits;
  function isHeld({ list, entity, path, value }: Edit): boolean {
    const draft = queries.getQueryData<DraftSet>(DRAFT_KEY);
    const edits = draft?.edits.filter((each) => each.list === list && each.entity === entity) ?? [];
    if (edits.length === 0) return false;
    const live = queries
      .getQueryData<readonly JsonObject[]>(liveKey(list))
      ?.find((row) => row._id === entity);
    const now = applyEdits(live, edits);
    return now.ok && isSameValue(valueAt(now.document, path), value);
  }
  const isCurrent = last !== undefined && (own > 0 || last.every(isHeld));
  const add = useCallback(
    (edits: readonly Edit[]) => {
      keptEdits.set((now) => withKept(now, staff, edits));
      setOwn((count) => count + 1);
    },
    [staff],
  );
  const drop = useCallback(() => {
    keptEdits.set(withoutLast);
    setOwn((count) => Math.max(0, count - 1));
  }, []);
  const forget = useCallback(() => {
    keptEdits.set((now) => ({ ...now, batches: [] }));
    setOwn(0);
  }, []);
  return useMemo(
    () => ({ last: isCurrent ? last : undefined, add, drop, forget }),
    [isCurrent, last, add, drop, forget],
  );
}
