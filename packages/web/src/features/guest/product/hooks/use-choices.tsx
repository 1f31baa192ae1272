import type { ProductOption } from '@comanda/contract';
import { type CartLine, isChoiceOffered, stepOf } from '@comanda/domain';
import { lineOptionOf } from '../../../../data/cart/line-draft.ts';
import { addable, optionRule } from '../../../../data/cart/option-rule.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { Price } from '../../../../ui/display/price.tsx';
import {
  choiceVerdict,
  conflictsOf,
  isFiltering,
  useDietaryFilter,
  useDietaryNames,
} from '../../dietary-filter/index.ts';
import { choiceExtra } from '../state/choice-extra.ts';
import { choiceStock } from '../state/choice-stock.ts';

type Choice = ProductOption['options'][number];

type FilterText = { readonly text: string; readonly isConflict: boolean };

/** Returns the function that describes the dietary filter's verdict on a choice; undefined if it fits. */
function useFilterTexts() {
  const { t, listText, avoided } = useDietaryNames();
  const filter = useDietaryFilter();
  const { catalogue } = useReadyCatalogue();
  const { mode: orderType } = useOrderContext();
  return (choice: Choice): FilterText | undefined => {
    if (!isFiltering(filter)) return undefined;
    const verdict = choiceVerdict(choice, { filter, catalogue, orderType });
    if (verdict === 'fits' || verdict === 'depends') return undefined;
    if (verdict === 'unknown') return { text: t('choiceUnknown'), isConflict: false };
    const { found, broken } = conflictsOf(choice, { filter, catalogue, orderType });
    const text = [
      ...broken.map((each) => t(`choiceBreaks.${each}`)),
      ...(found.length > 0 ? [t('choiceContains', { list: listText(found.map(avoided)) })] : []),
    ];
    return { text: text.length > 0 ? text.join(t('dot')) : t('choiceConflicts'), isConflict: true };
  };
}

/** Returns the choices of a line's option as they are shown: label, note, extra price and state. */
export function useChoices(option: ProductOption, line: CartLine) {
  const { t } = useDietaryNames();
  const { say } = useLocale();
  const { data, catalogue } = useReadyCatalogue();
  const { mode } = useOrderContext();
  const filterText = useFilterTexts();
  const context = { shop: data.shop, session: { type: mode }, catalogue, step: stepOf(data.shop) };
  const lineOption = lineOptionOf(line, option._id);
  const selections = lineOption?.selections ?? [];
  const { max, kinds } = optionRule(option, selections);
  const isFixed = lineOption?.fixed === true;
  return option.options.map((choice) => {
    const isChosen = selections.some(({ _id }) => _id === choice._id);
    const item = catalogue.products.get(choice.product ?? '');
    const stock = choiceStock(catalogue.products.get(line.product ?? ''), option._id, choice, item);
    const extra = lineOption?.free ? 0 : choiceExtra(line, option, choice, context);
    const isOffered = isChoiceOffered(choice, catalogue, mode);
    const isOrderable = isOffered && !stock.isOut && !isFixed;
    const open = isOrderable ? addable(option, selections, choice._id) : 0;
    const isFull = isOrderable && open === 0 && !isChosen;
    const dietary = filterText(choice);
    const notes = [
      !isOffered && t('menu:eatInOnly'),
      stock.isOut && t('menu:soldOut'),
      stock.left !== undefined && t('menu:left', { count: stock.left }),
      isFull && t('product:full', { max: kinds?.left === 0 ? kinds.max : max }),
      dietary?.isConflict === false && dietary.text,
    ].filter((word) => typeof word === 'string');
    return {
      choice,
      value: choice._id,
      label: say(choice.name),
      note: notes.length > 0 ? notes.join(t('dot')) : undefined,
      /** Allergens that the guest leaves out and the choice contains. */
      warning: dietary?.isConflict ? dietary.text : undefined,
      extra: extra === 0 ? undefined : <Price amount={extra} signed size="s" weight="regular" tone="extra" />,
      /** Number of pieces that can be added. */
      open,
      disabled: isFixed || (!isChosen && open === 0),
      chosen: isChosen,
    };
  });
}
