import { choiceOf, type DiscountRule, type Name } from '@comanda/domain';
import { useLocale } from '../../i18n/locale.ts';
import { useReadyCatalogue } from '../catalogue/catalogue-context.ts';
import { useShops } from '../shops/use-shops.ts';
import { type RuleNames, useSentenceTexts } from './use-sentence-texts.ts';

type Named = { readonly _id: string; readonly name?: Name };

/** Returns the function that says a rule as guests read it, with the names of the menu shown (office B4.1). */
export function useGuestSentence(): (rule: DiscountRule) => string {
  const { say } = useLocale();
  const { data, catalogue } = useReadyCatalogue();
  const shops = useShops().data ?? [];
  const nameText = (name: Name | undefined) => (typeof name === 'string' ? name : say(name)) || undefined;
  const nameIn = (rows: readonly Named[], id: string) => nameText(rows.find(({ _id }) => _id === id)?.name);
  const names: RuleNames = {
    product: (id) => nameText(catalogue.products.get(id)?.name),
    category: (id) => nameIn(data.categories, id),
    section: (id) => nameIn(data.sections, id),
    shop: (id) => nameIn(shops, id),
    option: (id) => nameText(catalogue.productOptions.get(id)?.name),
    choice: (option, id) => nameText(choiceOf(catalogue.productOptions.get(option), id)?.name),
    rule: (id) => nameIn(data.discounts, id),
    modifier: (id) => nameIn(data.shop.modifiers ?? [], id) ?? id,
  };
  const { sentence } = useSentenceTexts(names);
  return (rule) => sentence(rule, 'guests');
}
