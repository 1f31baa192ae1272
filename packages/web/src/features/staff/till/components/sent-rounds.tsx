import type { TableSession } from '@comanda/contract';
import { memo } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Price } from '../../../../ui/display/price.tsx';
import { StatusWord } from '../../../../ui/display/status-steps.tsx';
import { billRounds } from '../state/bill-rounds.ts';
import css from './bill-lines.module.css';
import { SeatDot } from './seat-dot.tsx';

/** Lines of a bill that were sent, by round, with what the kitchen makes of them. */
export const SentRounds = memo(function SentRounds({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  return billRounds(session).map(({ order, groups }) => (
    <section key={order}>
      <h2 className={css.round}>
        <b>{t('round', { number: order })}</b>
      </h2>
      <ul>
        {groups.map(({ line, children, status }) => (
          <li key={line.id} className={css.line}>
            <b className={css.quantity}>{line.quantity}</b>
            <SeatDot seat={line.tableChairId} />
            <span className={css.name}>
              {say(line.name)}
              <small>
                {[
                  ...children.map((child) => say(child.name)),
                  ...(line.printedOptions ?? []).map(({ name }) => say(name)),
                  line.course && t('courseNo', { number: line.course }),
                  line.held && t('hold'),
                  line.takeAway && t('pack'),
                  line.customRemark,
                ]
                  .filter(Boolean)
                  .join(t('staff:comma'))}
              </small>
            </span>
            <StatusWord status={status}>{t(`staff:column.${line.kitchenStatus}`)}</StatusWord>
            <Price
              amount={[line, ...children].reduce((sum, each) => sum + each.subTotal, 0)}
              bare
              size="inherit"
              weight="regular"
              className={css.amount}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
});
