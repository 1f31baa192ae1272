import { cartQuantity } from '@comanda/domain';
import { moneyText } from '../../../lib/money-format.ts';
import { useHistoryDialog } from '../../../lib/use-history-dialog.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Breakdown, Reasons } from '../../../ui/breakdown.tsx';
import { useMoneyStyle } from '../../../ui/money-context.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Slip } from '../../../ui/slip.tsx';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { useSections } from '../../menu/hooks/use-sections.ts';
import { useJoinedSession } from '../../session/hooks/use-joined-session.ts';
import { usePlace } from '../../session/state/place.ts';
import { useCart } from '../hooks/use-cart.ts';
import { useCartBill } from '../hooks/use-cart-bill.ts';
import { useChargeWords } from '../hooks/use-charge-words.tsx';
import { chargeRows } from '../state/charge-rows.ts';
import css from './cart-breakdown.module.css';

const EVERY = 20_000;

/** How the cart's amount adds up, on paper; each amount can be asked why. */
export function CartBreakdown() {
  const { t } = useTranslation(['guest', 'common']);
  const style = useMoneyStyle();
  const { data } = useReadyCatalogue();
  const { mode } = usePlace();
  const { lines } = useCart();
  const section = useSections().current?._id;
  const session = useJoinedSession();
  const now = useNow(EVERY);
  const bill = useCartBill();
  const why = useHistoryDialog('why');
  const at = session === undefined ? now : Date.parse(session.startTime);
  const rows = bill === undefined ? [] : chargeRows(bill, { data, section, mode, at });
  const words = useChargeWords(cartQuantity(lines), rows[0]?.amount ?? 0);
  if (bill === undefined) return <p className={css.note}>{t('cart.priceLater')}</p>;
  const shown = rows.filter(({ kind }) => kind !== 'taxIncluded');
  const included = rows.filter(({ kind }) => kind === 'taxIncluded');
  const asked = rows.find(({ id }) => id === why.about);
  const reasons = asked && words(asked);
  const amountText = (amount: number) => moneyText(amount, style.currency, style.locale);
  return (
    <>
      <Slip>
        <Breakdown
          rows={shown.map((row) => {
            const { label, note, reasons: hasReasons } = words(row);
            return {
              id: row.id,
              label,
              note,
              amount: row.amount,
              tone: row.kind === 'rounding' ? ('faint' as const) : undefined,
              onWhy: hasReasons && (() => why.open(row.id)),
              whyLabel: t('why.ask'),
            };
          })}
          total={{
            label: t(bill.before === undefined ? 'cart.total' : 'cart.thisOrder'),
            amount: bill.share,
          }}
        />
      </Slip>
      <div className={css.notes}>
        {bill.before !== undefined && (
          <p className={css.note}>
            {t('cart.onBill', { before: amountText(bill.before.total), after: amountText(bill.bill.total) })}
          </p>
        )}
        {included.map((row) => {
          const { label, note } = words(row);
          return (
            <p key={row.id} className={css.note}>
              {t('cart.includesTax', { amount: amountText(row.amount), tax: label, percent: note })}
            </p>
          );
        })}
        {rows.every(({ kind }) => kind !== 'tax' && kind !== 'taxIncluded') && (
          <p className={css.note}>{t('cart.noTax')}</p>
        )}
      </div>
      <Sheet
        open={asked !== undefined}
        onClose={why.close}
        title={t('why.title', { amount: amountText(asked?.amount ?? 0) })}
        closeLabel={t('common:close')}
        width="s"
      >
        {asked !== undefined && (
          <>
            <Reasons
              steps={reasons?.reasons ?? []}
              result={{ label: reasons?.label ?? '', amount: asked.amount }}
            />
            <p className={css.text}>{reasons?.text}</p>
          </>
        )}
      </Sheet>
    </>
  );
}
