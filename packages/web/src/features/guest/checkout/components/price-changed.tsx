import type { Bill } from '@comanda/contract';
import { moneyText, stepOf, unitPrice } from '@comanda/domain';
import { useState } from 'react';
import type { CallError } from '../../../../data/calls/call-error.ts';
import { useCatalogueState } from '../../../../data/catalogue/catalogue-context.ts';
import { type PendingOrder, sentLines } from '../../../../data/order-details/pending-order.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { placing } from '../hooks/use-placing.ts';
import { PriceChange, type PriceStep } from './price-change.tsx';

export type RefusedProps = { readonly order: PendingOrder; readonly error: CallError };

/** Returns the products whose price has changed, then the total. */
function usePriceSteps(order: PendingOrder, quote: Bill | undefined, total: number): readonly PriceStep[] {
  const { t } = useTranslation('cart');
  const { say } = useLocale();
  const { data, catalogue } = useCatalogueState();
  const totalStep = { id: 'total', label: t('total'), was: order.call.total, now: total };
  // the guest saw the prices of the catalogue as it was when the refusal arrived
  const [seen] = useState({ data, catalogue });
  if (quote === undefined || seen.data === undefined || seen.catalogue === undefined) return [totalStep];
  const context = {
    shop: seen.data.shop,
    session: { type: order.owner.mode },
    catalogue: seen.catalogue,
    step: stepOf(seen.data.shop),
  };
  const changed = sentLines(order).flatMap((line) => {
    const now = quote.lines.find(({ id }) => id === line.id)?.unitPrice;
    const product = seen.catalogue?.products.get(line.product);
    if (now === undefined || product === undefined) return [];
    const was = unitPrice(line, context);
    return was === now ? [] : [{ id: line.id, label: say(product.name), was, now }];
  });
  return [...changed, totalStep];
}

/**
 * Tells the guest that the server's total differs, with old and new prices, and offers to order at the new one.
 */
export function PriceChanged({ order, error }: RefusedProps) {
  const { t } = useTranslation('checkout');
  const style = useMoneyStyle();
  const quote = error.data.quote as Bill | undefined;
  const total = typeof error.data.total === 'number' ? error.data.total : (quote?.total ?? order.call.total);
  const steps = usePriceSteps(order, quote, total);
  const orderAgain = () => {
    placing.settle();
    const call = { ...order.call, requestId: newRequestId(), total };
    void placing.place({ ...order, call } as PendingOrder);
  };
  return (
    <Dialog
      open
      title={t('placing.priceChanged')}
      text={t('placing.priceChangedText')}
      confirmLabel={t('placing.orderAt', { amount: moneyText(total, style.currency, style.locale) })}
      onConfirm={orderAgain}
      cancelLabel={t('placing.backToCart')}
      onCancel={placing.settle}
    >
      <PriceChange steps={steps} />
    </Dialog>
  );
}
