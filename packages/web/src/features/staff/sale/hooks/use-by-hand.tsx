import type { ApprovalAbout } from '../../../../data/approval/asked-approval.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Price } from '../../../../ui/display/price.tsx';
import css from '../components/by-hand.module.css';
import { lineName } from '../state/line-text.ts';
import type { Sale } from '../state/sale.ts';
import { useHandReasons } from './use-hand-reasons.ts';

/**
 * Returns the function that tells whoever approves what of an order is by hand: dishes that the menu lacks, prices, and
 * what is taken off the whole bill (till T2.5).
 */
export function useByHand() {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const byHand = useHandReasons();
  const { catalogue } = useReadyCatalogue();
  return ({ lines, extras, bill }: Sale): ApprovalAbout => {
    const amounts = new Map(bill?.bill.lines.map(({ id, lineTotal }) => [id, lineTotal]));
    const offs = new Map(bill?.bill.discounts.map(({ rule, amount }) => [rule, amount]));
    const ofLines = lines
      .filter(({ reason, customProduct }) => reason !== undefined || customProduct !== undefined)
      .map((line) => ({
        id: line.id,
        name: `${line.quantity} ${lineName(line, catalogue, say)}`,
        note: line.reason
          ? t(`reason.${line.reason.kind}`, { percent: line.reason.percent ?? 0 })
          : t('custom.title'),
        amount: amounts.get(line.id) ?? 0,
      }));
    const ofBill = (extras.discounts ?? []).map(({ rule }) => ({
      id: rule._id,
      name: t('wholeBill'),
      note: typeof rule.name === 'object' ? say(rule.name) : t('sum.discount'),
      amount: -(offs.get(rule._id) ?? 0),
    }));
    const rows = [...ofLines, ...ofBill];
    if (rows.length === 0) return {};
    const what = (
      <ul className={css.rows}>
        {rows.map(({ id, name, note, amount }) => (
          <li key={id} className={css.row}>
            <span>
              <b>{name}</b> <small>{note}</small>
            </span>
            <Price amount={amount} />
          </li>
        ))}
      </ul>
    );
    return { title: t('priceApproval'), what, ...byHand };
  };
}
