import { useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { deliveryDetails } from '../../../../data/order-details/delivery-details.ts';
import { useDelivery } from '../../../../data/order-details/use-delivery.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { RadioList } from '../../../../ui/controls/choice-list.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import edge from '../../../../ui/layout/lower-edge.module.css';
import { useOrderTypes } from '../hooks/use-order-types.ts';
import { useZoneTexts } from '../hooks/use-zone-texts.ts';
import { deliveryAreas } from '../state/delivery-areas.ts';
import css from './delivery-sheet.module.css';

type AreaFieldProps = {
  readonly error: string | undefined;
  /** Called when the guest switches away from delivery. */
  readonly onSwitch: () => void;
};

/** Renders the search for a delivery area in any language, with each area's fee; collapses to the chosen one. */
export function AreaField({ error, onSwitch }: AreaFieldProps) {
  const { t } = useTranslation('checkout');
  const { say } = useLocale();
  const { data } = useReadyCatalogue();
  const { zone } = useDelivery();
  const { facts, minutesText } = useZoneTexts();
  const { orderTypes, change } = useOrderTypes();
  const canTakeAway = orderTypes.includes('takeAway');
  const [keyword, setKeyword] = useState('');
  const [isOpen, setIsOpen] = useState(zone === undefined);
  const { _id: shop, deliveryZones = [] } = data.shop;
  if (zone !== undefined && !isOpen) {
    return (
      <div className={css.chosen}>
        <Icon name="bike" />
        <span className={css.words}>
          <b>{say(zone.name)}</b>
          <span className={css.facts}>{facts(zone)}</span>
        </span>
        <Button size="s" variant="quiet" aria-label={t('delivery.otherArea')} onClick={() => setIsOpen(true)}>
          {t('placing.change')}
        </Button>
      </div>
    );
  }
  const found = deliveryAreas(deliveryZones, keyword);
  const choose = (value: string) => {
    const at = found[Number(value)];
    if (at === undefined) return;
    deliveryDetails.set((now) => ({ ...now, zones: { ...now.zones, [shop]: at.zone._id } }));
    setIsOpen(false);
  };
  const switchToTakeAway = () => {
    onSwitch();
    change('takeAway');
  };
  return (
    <div className={css.area}>
      <TextField
        label={t('delivery.area')}
        placeholder={t('delivery.areaHint')}
        value={keyword}
        onChange={setKeyword}
        autoComplete="off"
        maxLength={60}
        error={error}
      />
      {found.length === 0 ? (
        <div className={css.none}>
          <p role="status">{t(canTakeAway ? 'delivery.noAreaFetch' : 'delivery.noArea', { keyword })}</p>
          {canTakeAway && (
            <Button size="s" variant="tonal" onClick={switchToTakeAway}>
              {t('refused.toPickUp')}
            </Button>
          )}
        </div>
      ) : (
        <fieldset className={cx(css.list, edge.fades)} aria-label={t('delivery.area')}>
          <RadioList
            choices={found.map(({ name, zone: of }, at) => ({
              value: String(at),
              label: say(name),
              note: minutesText(of),
              extra: of.fee === 0 ? t('delivery.free') : <Price amount={of.fee} size="s" weight="regular" />,
            }))}
            value={null}
            onChange={choose}
          />
        </fieldset>
      )}
    </div>
  );
}
