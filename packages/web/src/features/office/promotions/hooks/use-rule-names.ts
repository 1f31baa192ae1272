import { useMemo } from 'react';
import type { RuleNames } from '../../../../data/offers/use-sentence-texts.ts';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import type { DraftedDocument } from '../../changes/index.ts';
import type { RuleLists } from './use-rule-lists.ts';

/** An entry that a rule may name. */
export type NamedEntry = { readonly id: string; readonly name: string };
type Named = DraftedDocument<{ readonly name: Parameters<ReturnType<typeof useLocale>['say']>[0] }>;

/** Returns the entries that rules may name, in the order of their lists, and the functions that name one. */
export function useRuleNames({ menu, all }: Pick<RuleLists, 'menu' | 'all'>) {
  const { say } = useLocale();
  const shops = useShops().data;
  const { dishes, categories, sections, options } = menu;
  return useMemo(() => {
    const entries = (rows: readonly Named[]): readonly NamedEntry[] =>
      rows.map(({ id, now }) => ({ id, name: say(now.name) || id }));
    const lists = {
      products: entries(menu.all),
      categories: entries(categories),
      sections: entries(sections),
      rules: entries(all),
      shops: (shops ?? []).map(({ _id: id, name }) => ({ id, name: say(name) || id })),
    };
    const lookUp = (rows: readonly NamedEntry[]) => {
      const byId = new Map(rows.map(({ id, name }) => [id, name]));
      return (id: string) => byId.get(id);
    };
    const choices = new Map(options.map(({ id, now }) => [id, now.options]));
    const names: RuleNames = {
      product: lookUp(lists.products),
      category: lookUp(lists.categories),
      section: lookUp(lists.sections),
      shop: lookUp(lists.shops),
      option: lookUp(entries(options)),
      choice: (option, id) => say(choices.get(option)?.find(({ _id }) => _id === id)?.name) || undefined,
      rule: lookUp(lists.rules),
    };
    return { names, entries: { ...lists, products: entries(dishes) } };
  }, [menu.all, dishes, categories, sections, options, all, shops, say]);
}

export type RuleEntries = ReturnType<typeof useRuleNames>['entries'];
