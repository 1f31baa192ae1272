import { cartQuantity } from '@comanda/domain';
import { moneyText } from '../../../lib/money-format.ts';
import { useHistoryDialog } from '../../../lib/use-history-dialog.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Breakdown, Reasons } from '../../../ui/breakdown.tsx';
import { useMoneyStyle } from '../../../ui/money-context.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Slip } from '../../../ui/slip.tsx';
import { useCartBill } from '../hooks/use-cart-bill.ts';
import { useCartPricing } from '../hooks/use-cart-pricing.ts';
import { useChargeWords } from '../hooks/use-charge-words.tsx';
import { useExplainedCart } from '../hooks/use-explained-cart.ts';
import { useLineWords } from '../hooks/use-line-words.ts';
import { usePromotionParts } from '../hooks/use-promotion-parts.ts';
import { placedLines } from '../state/cart-bill.ts';
import { chargeRows } from '../state/charge-rows.ts';
import { cartFreeLines } from '../state/free-lines.ts';
import { useHeldCoupons } from '../state/held-coupons.ts';
import css from './cart-breakdown.module.css';

/** How the cart's amount adds up, on paper; each amount can be asked why. */
export function CartBreakdown() {
  const { t } = useTranslation(['guest', 'common']);
  const style = useMoneyStyle();
  const pricing = useCartPricing();
  const bill = useCartBill();
  const explained = useExplainedCart();
  const parts = usePromotionParts();
  const { nameOf } = useLineWords();
  const held = useHeldCoupons();
  const why = useHistoryDialog('why');
  const rows = bill === undefined ? [] : chargeRows(bill, pricing);
  const given = bill === undefined ? [] : cartFreeLines(bill.bill, pricing);
  const placed = pricing.session === undefined ? [] : placedLines(pricing.session);
  const all = [...placed, ...pricing.lines, ...given];
  const words = useChargeWords(cartQuantity([...pricing.lines, ...given]), rows[0]?.amount ?? 0);
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
        {asked !== undefined &&
          (asked.kind === 'discount' && explained !== undefined && parts !== undefined ? (
            <parts.DiscountWhy
              explained={explained}
              rule={asked.ruleId}
              label={reasons?.label ?? ''}
              amount={asked.amount}
              code={held.find(({ rule }) => rule._id === asked.ruleId)?.code}
              nameOf={(id) => nameOf(all.find((line) => line.id === id) ?? { id, quantity: 1 })}
            />
          ) : (
            <>
              <Reasons
                steps={reasons?.reasons ?? []}
                result={{ label: reasons?.label ?? '', amount: asked.amount }}
              />
              <p className={css.text}>{reasons?.text}</p>
            </>
          ))}
      </Sheet>
    </>
  );
}
