import type { TaxSetting, VipLevel } from '@comanda/contract';
import { useMemo } from 'react';
import { draftedList, useDraft, useLiveDocuments } from '../../changes/index.ts';
import { useOffice } from '../../frame/index.ts';
import type { TestLists } from '../state/rule-test.ts';
import type { RuleLists } from './use-rule-lists.ts';

/** Returns the lists that a test of promotions reads, undefined until those beyond the page's own have arrived. */
export function useTestLists({ menu, all }: RuleLists) {
  const { isJoined } = useOffice();
  const { edits } = useDraft();
  const taxes = useLiveDocuments<TaxSetting>('taxSettings', isJoined);
  const levels = useLiveDocuments<VipLevel>('vipLevels', isJoined);
  const { dishes, categories, sections, options } = menu;
  const lists = useMemo((): TestLists | undefined => {
    if (taxes.data === undefined || levels.data === undefined) return undefined;
    return {
      menu: { dishes, categories, sections, options },
      all,
      taxes: draftedList('taxSettings', taxes.data, edits),
      levels: draftedList('vipLevels', levels.data, edits),
    };
  }, [dishes, categories, sections, options, all, taxes.data, levels.data, edits]);
  return {
    lists,
    error: taxes.error ?? levels.error,
    retry: () => {
      for (const query of [taxes, levels]) if (query.isError) void query.refetch();
    },
  };
}
