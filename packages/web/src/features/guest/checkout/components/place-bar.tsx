import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { DELIVERY_DIALOG, useDelivery } from '../../../../data/order-details/use-delivery.ts';
import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { SKIP_TO } from '../../../../lib/skip-to.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { GuestCountSheet } from '../../session/index.ts';
import { useConfirmed } from '../hooks/use-confirmed.ts';
import { useDietCheck } from '../hooks/use-diet-check.ts';
import { useLargeOrder } from '../hooks/use-large-order.ts';
import { usePlaceBlock } from '../hooks/use-place-block.ts';
import { usePlaceOrder } from '../hooks/use-place-order.ts';
import { useTerms } from '../hooks/use-terms.ts';
import { DietCheck } from './diet-check.tsx';
import { LargeCheck } from './large-check.tsx';
import { NotKeptNote } from './not-kept-note.tsx';
import { PayWith } from './pay-with.tsx';
import css from './place-bar.module.css';
import { TermsSheet } from './terms-sheet.tsx';

const TERMS_DIALOG = 'agree';
const LARGE_DIALOG = 'large';

type PlaceButtonProps = {
  readonly placing: ReturnType<typeof usePlaceOrder>;
  readonly blocked: boolean;
  readonly amount: number | undefined;
};

/** Renders the button that places the order, or opens the address form or terms if these come first. */
function PlaceButton({ placing: { method, isSending, place }, blocked, amount }: PlaceButtonProps) {
  const { t } = useTranslation('checkout');
  const { problems } = useDelivery();
  const address = useHistoryDialog(DELIVERY_DIALOG);
  const terms = useHistoryDialog(TERMS_DIALOG);
  const { isAsked } = useTerms();
  // the delivery fee depends on the address
  const lacksAddress = Object.keys(problems).length > 0;
  const goOn = () => {
    if (isAsked) return terms.open();
    place();
  };
  const { large } = useLargeOrder();
  const size = useConfirmed(LARGE_DIALOG, goOn);
  const askSize = () => (large === undefined ? goOn() : size.ask());
  const diet = useDietCheck(askSize);
  const go = () => {
    if (lacksAddress) return address.open();
    if (diet.isAsked) return diet.ask();
    askSize();
  };
  const placeLabel = method === undefined ? t('placing.place') : t('placing.placeAndPay');
  // while another step comes first, that step has its own button
  const label = lacksAddress && !blocked ? t('delivery.add') : placeLabel;
  return (
    <>
      <Button
        id={SKIP_TO.place}
        size="l"
        wide
        disabled={blocked || amount === undefined}
        busy={isSending}
        amount={amount === undefined || lacksAddress ? undefined : <Price amount={amount} size="inherit" />}
        onClick={go}
      >
        {isSending ? t('placing.sending') : label}
      </Button>
      <DietCheck {...diet.dialog} />
      {large !== undefined && (
        <LargeCheck large={large} open={size.isOpen} onConfirm={size.onConfirm} onCancel={size.onCancel} />
      )}
    </>
  );
}

/** Asks the guest to agree to the terms, then places the order. */
function AgreeSheet({ onAgree }: { readonly onAgree: () => void }) {
  const terms = useHistoryDialog(TERMS_DIALOG);
  const { accept } = useTerms();
  if (!terms.isOpen) return null;
  return (
    <TermsSheet
      onClose={terms.close}
      onAgree={() => {
        accept();
        terms.close();
        onAgree();
      }}
    />
  );
}

/** Asks how many guests sit at a table whose code was scanned, where that was left open. */
function OpenTable() {
  const { mode, session, table, shop } = useOrderContext();
  if (mode !== 'dineIn' || session !== undefined || table === undefined || shop === undefined) return null;
  return <GuestCountSheet shop={shop} table={table} />;
}

/** Renders the button that places the cart, with its amount and, where payment comes first, the method. */
export function PlaceBar({ docked = true }: { readonly docked?: boolean }) {
  const bill = useCartBill();
  const placing = usePlaceOrder(bill);
  const block = usePlaceBlock(placing.isKept);
  return (
    <div className={docked ? css.docked : css.inline} data-foot={docked ? '' : undefined}>
      {block === undefined && placing.method !== undefined && (
        <PayWith {...placing} method={placing.method} />
      )}
      {block !== undefined && (
        <p className={css.blocked} role="status">
          <Icon name="info" size="s" />
          <span>{block.text}</span>
        </p>
      )}
      {block === undefined && <NotKeptNote />}
      {block?.fix !== undefined ? (
        // one button at a time
        <Button id={SKIP_TO.place} size="l" wide onClick={block.fix.onClick}>
          {block.fix.label}
        </Button>
      ) : (
        <PlaceButton placing={placing} blocked={block !== undefined} amount={bill?.share} />
      )}
      <AgreeSheet onAgree={placing.place} />
      <OpenTable />
    </div>
  );
}
