import type { OrderDiscount } from '@comanda/contract';
import { useMemo } from 'react';
import { draftedList, useDraft, useLiveDocuments } from '../../changes/index.ts';
import { useOffice } from '../../frame/index.ts';
import { useMenuLists } from '../../menu/index.ts';
import { inRuleOrder } from '../state/rules.ts';

const NONE: readonly never[] = [];

/** Returns every rule with the open set's edits, in their order; read while they are needed. */
export function useRules(isNeeded: boolean) {
  const { isJoined } = useOffice();
  const { edits } = useDraft();
  const live = useLiveDocuments<OrderDiscount>('orderDiscounts', isJoined && isNeeded);
  const all = useMemo(
    () => inRuleOrder(draftedList('orderDiscounts', live.data ?? NONE, edits)),
    [live.data, edits],
  );
  return { all, live };
}

/** Returns the rules of the shop with the open set's edits, in their order, and the lists that they name. */
export function useRuleLists() {
  const { session } = useOffice();
  const menu = useMenuLists();
  const { all, live } = useRules(true);
  const rules = useMemo(
    () => all.filter(({ now: { shops = [] } }) => shops.length === 0 || shops.includes(session.shop)),
    [all, session.shop],
  );
  return {
    menu,
    all,
    rules,
    isReady: menu.isReady && live.data !== undefined,
    error: menu.error ?? live.error,
    retry: () => {
      menu.retry();
      if (live.isError) void live.refetch();
    },
  };
}

export type RuleLists = ReturnType<typeof useRuleLists>;
