import type { DeliveryZone } from '@comanda/contract';
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
import { type DeliveryArea, deliveryAreas } from '../state/delivery-areas.ts';
import css from './delivery-sheet.module.css';

type AreaFieldProps = {
  readonly error: string | undefined;
  /** Called when the guest switches away from delivery. */
  readonly onSwitch: () => void;
};

function ChosenArea({ zone, onChange }: { readonly zone: DeliveryZone; readonly onChange: () => void }) {
  const { t } = useTranslation('checkout');
  const { say } = useLocale();
  const { facts } = useZoneTexts();
  return (
    <div className={css.chosen}>
      <Icon name="bike" />
      <span className={css.words}>
        <b>{say(zone.name)}</b>
        <span className={css.facts}>{facts(zone)}</span>
      </span>
      <Button size="s" variant="quiet" aria-label={t('delivery.otherArea')} onClick={onChange}>
        {t('placing.change')}
      </Button>
    </div>
  );
}

function NoArea({ keyword, onSwitch }: { readonly keyword: string; readonly onSwitch: () => void }) {
  const { t } = useTranslation('checkout');
  const { orderTypes, change } = useOrderTypes();
  const canTakeAway = orderTypes.includes('takeAway');
  const switchToTakeAway = () => {
    onSwitch();
    change('takeAway');
  };
  return (
    <div className={css.none}>
      <p role="status">{t(canTakeAway ? 'delivery.noAreaFetch' : 'delivery.noArea', { keyword })}</p>
      {canTakeAway && (
        <Button size="s" variant="tonal" onClick={switchToTakeAway}>
          {t('refused.toPickUp')}
        </Button>
      )}
    </div>
  );
}

type AreaListProps = { readonly areas: readonly DeliveryArea[]; readonly onChoose: (zone: string) => void };

function AreaList({ areas, onChoose }: AreaListProps) {
  const { t } = useTranslation('checkout');
  const { say } = useLocale();
  const { termsText } = useZoneTexts();
  const choose = (value: string) => {
    const area = areas[Number(value)];
    if (area !== undefined) onChoose(area.zone._id);
  };
  return (
    <fieldset className={cx(css.list, edge.fades)} aria-label={t('delivery.area')}>
      <RadioList
        choices={areas.map(({ name, zone }, at) => ({
          value: String(at),
          label: say(name),
          note: termsText(zone) || undefined,
          extra: zone.fee === 0 ? t('delivery.free') : <Price amount={zone.fee} size="s" weight="regular" />,
        }))}
        value={null}
        onChange={choose}
      />
    </fieldset>
  );
}

/** Renders the search for a delivery area in any language, with each area's fee; collapses to the chosen one. */
export function AreaField({ error, onSwitch }: AreaFieldProps) {
  const { t } = useTranslation('checkout');
  const { _id: shop, deliveryZones = [] } = useReadyCatalogue().data.shop;
  const { zone } = useDelivery();
  const [keyword, setKeyword] = useState('');
  const [isOpen, setIsOpen] = useState(zone === undefined);
  if (zone !== undefined && !isOpen) return <ChosenArea zone={zone} onChange={() => setIsOpen(true)} />;
  const areas = deliveryAreas(deliveryZones, keyword);
  const choose = (id: string) => {
    deliveryDetails.set((now) => ({ ...now, zones: { ...now.zones, [shop]: id } }));
    setIsOpen(false);
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
      {areas.length === 0 ? (
        <NoArea keyword={keyword} onSwitch={onSwitch} />
      ) : (
        <AreaList areas={areas} onChoose={choose} />
      )}
    </div>
  );
}
