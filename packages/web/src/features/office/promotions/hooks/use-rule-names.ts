import { useMemo } from 'react';
import type { RuleNames } from '../../../../data/offers/use-sentence-texts.ts';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import type { DraftedDocument } from '../../changes/index.ts';
import { useOffice } from '../../frame/index.ts';
import type { RuleLists } from './use-rule-lists.ts';

/** An entry that a rule may name. */
export type NamedEntry = { readonly id: string; readonly name: string };
/** A dish with the options that it asks. */
type DishEntry = NamedEntry & { readonly options: readonly string[] };
/** Entries by the kind of document that an id refers to. */
export type RefEntries = Readonly<Partial<Record<string, readonly NamedEntry[]>>>;
/** An option with its choices. */
type OptionEntry = NamedEntry & { readonly choices: readonly NamedEntry[] };
type Named = DraftedDocument<{ readonly name: Parameters<ReturnType<typeof useLocale>['say']>[0] }>;

/** Returns the entries that rules may name, in the order of their lists, and the functions that name one. */
export function useRuleNames({ menu, all }: Pick<RuleLists, 'menu' | 'all'>) {
  const { say } = useLocale();
  const shops = useShops().data;
  const { shop } = useOffice();
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
      options: options.map(
        ({ id, now }): OptionEntry => ({
          id,
          name: say(now.name) || id,
          choices: now.options.map((choice) => ({ id: choice._id, name: say(choice.name) || choice._id })),
        }),
      ),
      marks: (shop?.modifiers ?? []).map(({ _id: id, name }) => ({ id, name: say(name) || id })),
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
      option: lookUp(lists.options),
      choice: (option, id) => say(choices.get(option)?.find(({ _id }) => _id === id)?.name) || undefined,
      rule: lookUp(lists.rules),
      modifier: (id) => lists.marks.find((mark) => mark.id === id)?.name ?? id,
    };
    const offered = dishes.map(
      ({ id, now }): DishEntry => ({ id, name: say(now.name) || id, options: now.options ?? [] }),
    );
    const byRef: RefEntries = {
      product: offered,
      category: lists.categories,
      section: lists.sections,
      rule: lists.rules,
      shop: lists.shops,
      modifier: lists.marks,
    };
    return { names, entries: { ...lists, products: offered, byRef } };
  }, [menu.all, dishes, categories, sections, options, all, shops, shop, say]);
}

export type RuleEntries = ReturnType<typeof useRuleNames>['entries'];
