import type { ProductOption } from '@comanda/contract';
import { type Choice, isSelling, isSetItem, type Selection, stockLevel } from '@comanda/domain';
import { useLocale } from '../../../app/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { CheckList, QuantityList, RadioList } from '../../../ui/choice-list.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { tintOf } from '../../../ui/picture-tables.ts';
import { Price } from '../../../ui/price.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { pictureSource } from '../../menu/state/dish-picture.ts';
import { counted, toggled } from '../state/draft.ts';
import { optionRule } from '../state/option-rule.ts';
import { ChoiceCounter } from './choice-counter.tsx';

type OptionChoicesProps = {
  readonly option: ProductOption;
  readonly selections: readonly Selection[];
  readonly onChange: (selections: readonly Selection[]) => void;
  /** On the tinted ground of a set item. */
  readonly nested?: boolean;
};

const NONE = '';
/** So many short choices without a price fit into one bar. */
const IN_ONE_BAR = 3;
const SHORT = 9;

/** Cards side by side, without one left alone in the last row where that can be. */
function columnsFor(count: number): 2 | 3 | 4 {
  if (count <= 2) return 2;
  return count % 4 === 0 || count % 4 === 3 ? (count === 3 ? 3 : 4) : 3;
}

function useChoices({ option, selections }: OptionChoicesProps) {
  const { t } = useTranslation('guest');
  const { say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  const isOut = ({ product: id }: Choice) => {
    const product = catalogue.products.get(id ?? '');
    return product !== undefined && !isSelling(stockLevel(product, { selfOrder: true }));
  };
  const sign = option.type === 'discount' ? -1 : 1;
  const { left, kinds } = optionRule(option, selections);
  const isFull = option.multiple === true && (left === 0 || kinds?.left === 0);
  return option.options.map((choice) => {
    const isChosen = selections.some(({ _id }) => _id === choice._id);
    const out = isOut(choice);
    return {
      choice,
      value: choice._id,
      label: say(choice.name),
      note: out ? t('menu.soldOut') : undefined,
      extra: choice.price ? (
        <Price amount={sign * choice.price} signed size="s" weight="regular" tone="extra" />
      ) : undefined,
      disabled: !isChosen && (out || isFull),
      chosen: isChosen,
    };
  });
}

/** The choices of an option, in the form that suits them: cards, rows, a bar, or steppers. */
export function OptionChoices(props: OptionChoicesProps) {
  const { option, selections, onChange, nested = false } = props;
  const { t } = useTranslation('guest');
  const { say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  const choices = useChoices(props);
  const { left } = optionRule(option, selections);
  const values = selections.map(({ _id }) => _id);
  const isSet = option.options.every(isSetItem);
  const isShort = choices.every(
    ({ label, extra }) => extra === undefined && Array.from(label).length <= SHORT,
  );

  if (option.allowQuantity) {
    const rows = choices.map((row) => {
      const quantity = selections.find(({ _id }) => _id === row.value)?.quantity ?? 0;
      return {
        ...row,
        control: (
          <ChoiceCounter
            key={row.value}
            name={row.label}
            quantity={quantity}
            left={row.disabled ? 0 : left}
            onChange={(next) => onChange(counted(option, selections, row.value, next))}
          />
        ),
      };
    });
    return <QuantityList choices={rows} />;
  }
  if (isSet && !nested) {
    return (
      <ChoiceCards
        multiple={option.multiple}
        columns={columnsFor(choices.length)}
        value={option.multiple ? values : (values[0] ?? null)}
        onChange={(value) => onChange(toggled(option, option.multiple ? selections : [], value))}
        cards={choices.map(({ choice, value, label, note, extra, disabled }) => ({
          value,
          label,
          disabled,
          note: note ?? extra ?? t('product.included'),
          picture: (
            <Picture
              alt=""
              source={pictureSource(catalogue.products.get(choice.product ?? '')?.image)}
              sizes="(min-width: 768px) 120px, 24vw"
              tint={tintOf(choice.product ?? value)}
            />
          ),
        }))}
      />
    );
  }
  if (option.multiple) {
    return (
      <CheckList
        choices={choices}
        values={values}
        onChange={(next) => onChange(next.map((_id) => ({ _id, quantity: 1 })))}
      />
    );
  }
  const choose = (value: string) => onChange(value === NONE ? [] : [{ _id: value, quantity: 1 }]);
  if (nested && isShort && option.required && choices.length <= IN_ONE_BAR) {
    return (
      <Segmented
        onTint
        label={say(option.name)}
        options={choices}
        value={values[0] ?? null}
        onChange={choose}
      />
    );
  }
  const rows = option.required ? choices : [...choices, { value: NONE, label: t('product.none') }];
  return <RadioList choices={rows} value={values[0] ?? (option.required ? null : NONE)} onChange={choose} />;
}
