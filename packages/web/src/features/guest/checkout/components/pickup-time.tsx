import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { useOpening } from '../../../../data/shops/use-opening.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { usePickup } from '../hooks/use-pickup.ts';
import { useSlotTexts } from '../hooks/use-slot-texts.ts';
import css from './fulfilment.module.css';
import { PickupSheet } from './pickup-sheet.tsx';

/** Renders the time of a pick-up or delivery: as soon as possible, or the slot the guest chose. */
export function PickupTime() {
  const { t } = useTranslation('checkout');
  const { momentText, soonText } = useSlotTexts();
  const { shop } = useReadyCatalogue().data;
  const opening = useOpening(shop, useOrderContext().mode);
  const pickup = usePickup();
  const sheet = useHistoryDialog('pickupTime');
  const { isAsked, isDelivery, chosen, isGone } = pickup;
  const isSoon = !opening.isAhead;
  if (!isAsked) return null;
  return (
    <div className={css.row}>
      <Icon name="clock" />
      <span className={css.words}>
        <b className={css.label}>{t(isDelivery ? 'pickup.doorLabel' : 'pickup.label')}</b>
        {chosen === undefined ? (isSoon ? soonText : opening.next) : momentText(chosen)}
        {isGone && chosen !== undefined && (
          <span className={css.problem} role="alert">
            <Icon name="alert" size="xs" />
            {t('pickup.gone', { time: momentText(chosen) })}
          </span>
        )}
      </span>
      <Button size="s" variant={isGone ? 'tonal' : 'quiet'} onClick={() => sheet.open()}>
        {t(isGone ? 'pickup.choose' : isSoon || chosen !== undefined ? 'placing.change' : 'pickup.chooseOne')}
      </Button>
      {sheet.isOpen && <PickupSheet {...{ pickup, isSoon }} onClose={sheet.close} />}
    </div>
  );
}
