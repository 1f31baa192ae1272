import { moneyText } from '@comanda/domain';
import { DELIVERY_DIALOG, useDelivery } from '../../../../data/order-details/use-delivery.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Meter } from '../../../../ui/display/meter.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useMissingForZone } from '../hooks/use-missing-for-zone.ts';
import { useZoneTexts } from '../hooks/use-zone-texts.ts';
import { DeliverySheet } from './delivery-sheet.tsx';
import css from './fulfilment.module.css';

/** Shows the amount missing to the zone's minimum. */
function Missing() {
  const { t } = useTranslation('checkout');
  const { say } = useLocale();
  const style = useMoneyStyle();
  const { zone } = useDelivery();
  const missing = useMissingForZone();
  if (missing === 0 || zone?.minTotal === undefined) return null;
  const amount = moneyText(missing, style.currency, style.locale);
  return (
    <span className={css.meter} role="status">
      <b>{t('delivery.missing', { missing: amount, zone: say(zone.name) })}</b>
      <Meter value={1 - missing / zone.minTotal} />
    </span>
  );
}

/** Renders the delivery address with its area's fee and minimum, or the button to fill it in. */
export function DeliveryRow() {
  const { t } = useTranslation('checkout');
  const { say } = useLocale();
  const { isDelivery, details, zone, problems } = useDelivery();
  const { facts, least } = useZoneTexts();
  const sheet = useHistoryDialog(DELIVERY_DIALOG);
  if (!isDelivery) return null;
  const isWhole = Object.keys(problems).length === 0;
  return (
    <div className={css.row}>
      <Icon name="pin" />
      <span className={css.words}>
        <b className={css.label}>{t('delivery.label')}</b>
        {isWhole ? details.address : t('delivery.title')}
        {isWhole && <span className={css.note}>{`${details.name} · ${details.phone}`}</span>}
        <Missing />
      </span>
      <Button size="s" variant={isWhole ? 'quiet' : 'tonal'} onClick={() => sheet.open()}>
        {t(isWhole ? 'placing.change' : 'delivery.add')}
      </Button>
      <span className={css.terms}>
        {zone === undefined ? least() : [say(zone.name), facts(zone)].join(' · ')}
      </span>
      {sheet.isOpen && <DeliverySheet onClose={sheet.close} />}
    </div>
  );
}
