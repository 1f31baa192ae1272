import type { ProductOption } from '@comanda/contract';
import { type CartLine, isSetItem, type Selection } from '@comanda/domain';
import {
  counted,
  countOf,
  isCounted,
  isSingle,
  lineOptionOf,
  selectionsIn,
  toggled,
} from '../../../../data/cart/line-draft.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ChoiceCards } from '../../../../ui/controls/choice-cards.tsx';
import { CheckList, QuantityList, RadioList } from '../../../../ui/controls/choice-list.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import { useChoices } from '../hooks/use-choices.tsx';
import { ChoiceCounter } from './choice-counter.tsx';

type OptionChoicesProps = {
  readonly option: ProductOption;
  readonly line: CartLine;
  readonly onChange: (selections: readonly Selection[]) => void;
  /** Set for set items, which are on a tinted background. */
  readonly nested?: boolean;
};

const NONE = '';
/** Number of short unpriced choices that fit into one segmented bar. */
const MAX_IN_BAR = 3;
const MAX_BAR_LABEL = 9;

/** Returns a column count that avoids a single card in the last row where possible. */
function columnsFor(count: number): 2 | 3 | 4 {
  if (count <= 2) return 2;
  return count % 4 === 0 || count % 4 === 3 ? (count === 3 ? 3 : 4) : 3;
}

type ChoicePictureProps = { readonly product: string; readonly disabled: boolean; readonly sizes: string };

/** Renders the picture of a set item, grey if it cannot be chosen. */
function ChoicePicture({ product, disabled, sizes }: ChoicePictureProps) {
  const image = useReadyCatalogue().catalogue.products.get(product)?.image;
  return <Picture alt="" source={pictureSource(image)} sizes={sizes} tint={tintOf(product)} out={disabled} />;
}

/** Renders choices that can be taken several times, each with a stepper. */
function CountedChoices({ option, line, onChange }: OptionChoicesProps) {
  const selections = selectionsIn(line, option._id);
  const rows = useChoices(option, line).map((row) => ({
    ...row,
    picture: row.choice.product !== undefined && isSetItem(row.choice) && (
      <ChoicePicture product={row.choice.product} disabled={row.disabled} sizes="48px" />
    ),
    control: (
      <ChoiceCounter
        key={row.value}
        name={row.label}
        quantity={countOf(selections, row.value)}
        left={row.open}
        onChange={(next) => onChange(counted(option, selections, row.value, next))}
      />
    ),
  }));
  return <QuantityList choices={rows} />;
}

/** Renders the dishes of a set's option as cards with pictures. */
function DishCards({ option, line, onChange }: OptionChoicesProps) {
  const { t } = useTranslation('product');
  const choices = useChoices(option, line);
  const selections = selectionsIn(line, option._id);
  const values = selections.map(({ _id }) => _id);
  const isOne = isSingle(option);
  const isFixed = lineOptionOf(line, option._id)?.fixed === true;
  const none = { value: NONE, label: t('none'), icon: 'close' as const, disabled: isFixed };
  const cards = choices.map(({ choice, value, label, note, warning, extra, disabled }) => ({
    value,
    label,
    disabled,
    warning,
    note: (
      <>
        <span>{extra ?? t('included')}</span> {note !== undefined && <span>{note}</span>}
      </>
    ),
    picture: (
      <ChoicePicture
        product={choice.product ?? value}
        disabled={disabled}
        sizes="(min-width: 768px) 120px, 24vw"
      />
    ),
  }));
  return (
    <ChoiceCards
      multiple={!isOne}
      columns={columnsFor(choices.length)}
      value={isOne ? (values[0] ?? (option.required ? null : NONE)) : values}
      onChange={(value) => onChange(value === NONE ? [] : toggled(option, isOne ? [] : selections, value))}
      cards={isOne && !option.required ? [...cards, none] : cards}
    />
  );
}

/** Renders the choices of an option as cards, rows, a segmented bar or steppers. */
export function OptionChoices(props: OptionChoicesProps) {
  const { option, line, onChange, nested = false } = props;
  const { t } = useTranslation('product');
  const { say } = useLocale();
  const choices = useChoices(option, line);
  const values = selectionsIn(line, option._id).map(({ _id }) => _id);
  if (isCounted(option)) return <CountedChoices {...props} />;
  if (option.options.every(isSetItem) && !nested) return <DishCards {...props} />;
  if (!isSingle(option)) {
    return (
      <CheckList
        choices={choices}
        values={values}
        onChange={(next) => onChange(next.map((_id) => ({ _id, quantity: 1 })))}
      />
    );
  }
  const choose = (value: string) => onChange(value === NONE ? [] : [{ _id: value, quantity: 1 }]);
  const isShort = choices.every(
    ({ label, extra, note, warning }) =>
      extra === undefined &&
      note === undefined &&
      warning === undefined &&
      Array.from(label).length <= MAX_BAR_LABEL,
  );
  if (nested && isShort && option.required && choices.length <= MAX_IN_BAR) {
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
  const isFixed = lineOptionOf(line, option._id)?.fixed === true;
  const none = { value: NONE, label: t('none'), disabled: isFixed };
  const rows = option.required ? choices : [...choices, none];
  return <RadioList choices={rows} value={values[0] ?? (option.required ? null : NONE)} onChange={choose} />;
}
