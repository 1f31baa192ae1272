import { groupAmount } from '../../../../data/bills/group-amount.ts';
import type { LineGroup } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Price } from '../../../../ui/display/price.tsx';
import { StatusWord } from '../../../../ui/display/status-steps.tsx';
import { isWaiting } from '../../sale/index.ts';
import css from './bill-lines.module.css';
import { LineSeat } from './line-seat.tsx';

export type SentLineProps = {
  readonly group: LineGroup;
  /** Opens what can be done with it. */
  readonly onChoose: (id: string) => void;
};

/** Dish that was sent, with what the kitchen makes of it; dim while it waits to be fired. */
export function SentLine({ group: { line, children, status }, onChoose }: SentLineProps) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const isHeld = isWaiting(line);
  const particulars = [
    ...children.map((child) => say(child.name)),
    ...(line.printedOptions ?? []).map(({ name }) => say(name)),
    line.takeAway && t('pack'),
    line.tableSplit && t('tablePart.no', { number: line.tableSplit }),
    line.reason && t(`reason.${line.reason.kind}`, { percent: line.reason.percent ?? 0 }),
    line.customRemark,
    line.rushedAt && !isHeld && t('rushed'),
  ];
  return (
    <li>
      <button type="button" className={cx(css.line, isHeld && css.held)} onClick={() => onChoose(line.id)}>
        <b className={css.quantity}>{line.quantity}</b>
        <LineSeat seat={line.tableChairId} />
        <span className={css.name}>
          {say(line.name)}
          <small>{particulars.filter(Boolean).join(t('staff:comma'))}</small>
        </span>
        {isHeld ? (
          <span className={css.waits}>{t(line.waitsFor === 'staff' ? 'held' : 'later')}</span>
        ) : (
          <StatusWord status={status}>{t(`staff:column.${line.kitchenStatus}`)}</StatusWord>
        )}
        <Price
          amount={groupAmount({ line, children })}
          bare
          size="inherit"
          weight="regular"
          className={css.amount}
        />
      </button>
    </li>
  );
}
