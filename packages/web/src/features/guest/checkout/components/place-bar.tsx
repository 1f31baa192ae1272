import { DELIVERY_DIALOG, useDelivery } from '../../../../data/order-details/use-delivery.ts';
import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { SKIP_TO } from '../../../../lib/skip-to.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { usePlaceBlock } from '../hooks/use-place-block.ts';
import { usePlaceOrder } from '../hooks/use-place-order.ts';
import { useTerms } from '../hooks/use-terms.ts';
import { PayWith } from './pay-with.tsx';
import css from './place-bar.module.css';
import { TermsSheet } from './terms-sheet.tsx';

/** Renders the button that places the cart, with its amount and, where payment comes first, the method. */
export function PlaceBar({ docked = true }: { readonly docked?: boolean }) {
  const { t } = useTranslation('checkout');
  const bill = useCartBill();
  const placing = usePlaceOrder(bill);
  const { method, isSending, isKept, place } = placing;
  const block = usePlaceBlock(isKept);
  const { problems } = useDelivery();
  const address = useHistoryDialog(DELIVERY_DIALOG);
  const terms = useHistoryDialog('agree');
  const { isAsked, accept } = useTerms();
  // the delivery fee depends on the address
  const lacksAddress = Object.keys(problems).length > 0;
  const go = () => {
    if (lacksAddress) return address.open();
    if (isAsked) return terms.open();
    place();
  };
  const placeLabel = method === undefined ? t('placing.place') : t('placing.placeAndPay');
  // while another step comes first, that step has its own button
  const label = lacksAddress && block === undefined ? t('delivery.add') : placeLabel;
  return (
    <div className={docked ? css.docked : css.inline} data-foot={docked ? '' : undefined}>
      {block === undefined && method !== undefined && <PayWith {...placing} method={method} />}
      {block !== undefined && (
        <p className={css.blocked} role="status">
          <Icon name="info" size="s" />
          <span>{block.text}</span>
        </p>
      )}
      {block?.fix !== undefined ? (
        // one button at a time
        <Button id={SKIP_TO.place} size="l" wide onClick={block.fix.onClick}>
          {block.fix.label}
        </Button>
      ) : (
        <Button
          id={SKIP_TO.place}
          size="l"
          wide
          disabled={block !== undefined || bill === undefined}
          busy={isSending}
          amount={
            bill === undefined || lacksAddress ? undefined : <Price amount={bill.share} size="inherit" />
          }
          onClick={go}
        >
          {isSending ? t('placing.sending') : label}
        </Button>
      )}
      {terms.isOpen && (
        <TermsSheet
          onClose={terms.close}
          onAgree={() => {
            accept();
            terms.close();
            place();
          }}
        />
      )}
    </div>
  );
}
