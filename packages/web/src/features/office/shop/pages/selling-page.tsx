import type { PickupSettings, Shop } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { SelectField } from '../../../../ui/controls/field.tsx';
import type { EditDocument } from '../../fields/index.ts';
import { MarkedSwitch, NumberField } from '../../fields/index.ts';
import { Card } from '../components/card.tsx';
import css from '../components/cards.module.css';
import { GuestSees } from '../components/guest-sees.tsx';
import { ServiceCard } from '../components/service-card.tsx';
import { ZoneList } from '../components/zone-list.tsx';
import { useSetUpEdit } from '../hooks/use-shop-document.ts';
import { useShopSwitches } from '../hooks/use-shop-switches.ts';

const SWITCHES = [
  'openForOnline',
  'openTakeAway',
  'openDineInNoTable',
  'openDelivery',
  'acceptOnline',
] as const;
const SLOT_MINUTES = [5, 10, 15, 20, 30, 60] as const;
const DEFAULT_SLOT = 15;

/** Pickup times: how far apart, how many orders each, how many days ahead, and how long the kitchen takes. */
function PickupFields({ shop, edit }: { readonly shop: Shop; readonly edit: EditDocument }) {
  const { t } = useTranslation('office-shop');
  const pickup: PickupSettings = shop.pickup ?? { slotMinutes: DEFAULT_SLOT };
  const set = (field: 'perSlot' | 'daysAhead') => (value: number | undefined) => {
    const { [field]: _former, ...rest } = pickup;
    edit('pickup', { ...rest, ...(value !== undefined && { [field]: value }) });
  };
  return (
    <div className={css.fields}>
      <NumberField
        of="shops.preparationMinutes"
        label={t('selling.preparation')}
        value={shop.preparationMinutes}
        onChange={(minutes) => edit('preparationMinutes', minutes)}
      />
      <SelectField
        label={t('selling.slot')}
        value={String(pickup.slotMinutes)}
        options={SLOT_MINUTES.map((minutes) => ({
          value: String(minutes),
          label: t('selling.minutes', { count: minutes }),
        }))}
        onChange={(value) => {
          const slotMinutes = SLOT_MINUTES.find((minutes) => String(minutes) === value);
          if (slotMinutes !== undefined) edit('pickup', { ...pickup, slotMinutes });
        }}
      />
      <NumberField
        of="shops.pickup.perSlot"
        label={t('selling.perSlot')}
        hint={t('selling.perSlotHint')}
        value={pickup.perSlot}
        onChange={set('perSlot')}
      />
      <NumberField
        of="shops.pickup.daysAhead"
        label={t('selling.daysAhead')}
        hint={t('selling.daysAheadHint')}
        value={pickup.daysAhead}
        onChange={set('daysAhead')}
      />
    </div>
  );
}

/** Order types, pickup times and delivery zones, beside what a guest sees of them now (B5.2). */
export function SellingPage({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('office-shop');
  const edit = useSetUpEdit('shops', shop);
  const change = useShopSwitches(shop);
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <Card title={t('selling.types')} note={t('selling.typesNote')}>
          {SWITCHES.map((name) => (
            <MarkedSwitch
              key={name}
              label={t(`selling.switches.${name}.label`)}
              note={t(`selling.switches.${name}.note`)}
              checked={shop[name] === true}
              onChange={(isOn) => change({ [name]: isOn })}
            />
          ))}
        </Card>
        <Card title={t('selling.pickup')} note={t('selling.pickupNote')}>
          <PickupFields {...{ shop, edit }} />
        </Card>
        <Card title={t('selling.service')} note={t('selling.serviceNote')}>
          <ServiceCard {...{ shop, edit }} />
        </Card>
        <Card title={t('selling.zones')} note={t('selling.zonesNote')}>
          <ZoneList {...{ shop, edit }} />
        </Card>
      </div>
      <div className={css.side}>
        <GuestSees shop={shop} />
      </div>
    </div>
  );
}
