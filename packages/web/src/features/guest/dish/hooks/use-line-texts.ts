import type { CartLine } from '@comanda/domain';
import { choiceOf, isSetItem } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';

/** Returns the functions that describe a cart line in text. */
export function useLineTexts() {
  const { t } = useTranslation('common');
  const { say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  /** Lists the chosen choices that are not set items, and the remark. */
  const chosen = ({ options = [], customRemark }: CartLine): string => {
    const names = options.flatMap(({ option: id, selections }) =>
      selections.flatMap(({ _id, quantity }) => {
        const choice = choiceOf(catalogue.productOptions.get(id), _id);
        if (choice === undefined || isSetItem(choice)) return [];
        return [quantity > 1 ? `${quantity} × ${say(choice.name)}` : say(choice.name)];
      }),
    );
    const remark = customRemark === undefined ? [] : [t('quoted', { text: customRemark })];
    return [...names, ...remark].join(t('listComma'));
  };
  const nameOf = ({ product }: CartLine) =>
    say(catalogue.products.get(product ?? '')?.name) || t('cart:goneDish');
  return { chosen, nameOf };
}
