import type { CartLine, OrderType } from '@comanda/domain';
import { memo } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Price } from '../../../../ui/display/price.tsx';
import { chosenOptions, lineCourse, lineName, useCourseName } from '../../sale/index.ts';
import css from './bill-lines.module.css';
import { LineSeat } from './line-seat.tsx';

export type UnsentLineProps = {
  readonly line: CartLine;
  readonly type: OrderType;
  /** Its set items. */
  readonly items: readonly CartLine[];
  /** Amount with the set items, minor units. */
  readonly amount: number;
  /** The dish's price when it was rung up, if a new one was published since; minor units. */
  readonly was: number | undefined;
  readonly isChosen: boolean;
  /** True if the server refused it. */
  readonly isRefused: boolean;
  readonly onChoose: (id: string) => void;
};

/** Returns true if two drawings of a line would be the same. */
function isSame(before: UnsentLineProps, after: UnsentLineProps): boolean {
  const { items: _, ...own } = before;
  const keys = Object.keys(own) as readonly (keyof typeof own)[];
  const isOwnSame = keys.every((key) => before[key] === after[key]);
  const { items } = after;
  return (
    isOwnSame && before.items.length === items.length && before.items.every((each, at) => each === items[at])
  );
}

/** Line rung up and not sent: a button that chooses it. Only the lines that changed are drawn anew (T11.1). */
export const UnsentLine = memo(function UnsentLine({
  line,
  type,
  items,
  amount,
  was,
  isChosen,
  isRefused,
  onChoose,
}: UnsentLineProps) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const nameOf = useCourseName();
  const menu = useReadyCatalogue();
  const { catalogue } = menu;
  const course = lineCourse(line, menu, type);
  const { id, quantity, customProduct, reason } = line;
  const particulars = [
    ...chosenOptions(line, catalogue, say),
    ...items.flatMap((item) => chosenOptions(item, catalogue, say)),
    line.takeAway && t('pack'),
    line.tableSplit && t('tablePart.no', { number: line.tableSplit }),
    course && nameOf(course),
    line.hold && t('hold'),
    line.customRemark,
    customProduct?.remarks,
    isRefused && t('refusedLine'),
    was !== undefined && t('newPrice'),
    reason && t(`reason.${reason.kind}`, { percent: reason.percent ?? 0 }),
  ];
  return (
    <li>
      <button
        type="button"
        data-line={id}
        className={cx(css.line, css.new, isChosen && css.on, isRefused && css.refused)}
        aria-pressed={isChosen}
        onClick={() => onChoose(id)}
      >
        <b className={css.quantity}>{quantity}</b>
        <LineSeat seat={line.tableChairId} />
        <span className={css.name}>
          {lineName(line, catalogue, say)}
          <small>{particulars.filter(Boolean).join(items.length > 0 ? '\n' : t('staff:comma'))}</small>
        </span>
        {was === undefined ? (
          <span />
        ) : (
          <s className={css.was}>
            <Price amount={was} bare size="inherit" weight="regular" />
          </s>
        )}
        <Price amount={amount} bare size="inherit" className={css.amount} />
      </button>
    </li>
  );
}, isSame);
