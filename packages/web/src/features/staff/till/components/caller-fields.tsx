import type { DeliveryZone } from '@comanda/contract';
import { moneyText } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { SelectField, TextArea, TextField } from '../../../../ui/controls/field.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import type { Caller, callerProblems } from '../../sale/index.ts';
import { useSlots } from '../hooks/use-slots.ts';
import css from './telephone-sheet.module.css';

const SOON = '';
const NONE = '';

export type CallerFieldsProps = {
  readonly caller: Caller;
  /** Texts of missing or malformed fields. */
  readonly problems: ReturnType<typeof callerProblems>;
  readonly onChange: (change: Partial<Caller>) => void;
};

/** Returns what a delivery to a zone costs and takes, in words. */
function useZoneText() {
  const { t } = useTranslation('till');
  const { currency, locale } = useMoneyStyle();
  const money = (amount: number) => moneyText(amount, currency, locale);
  return ({ fee, freeFrom, minTotal = 0, minutes }: DeliveryZone) =>
    [
      fee === 0 ? t('telephone.feeNone') : t('telephone.fee', { fee: money(fee) }),
      freeFrom !== undefined && fee > 0 && t('telephone.freeFrom', { amount: money(freeFrom) }),
      minTotal > 0 && t('telephone.minTotal', { amount: money(minTotal) }),
      minutes !== undefined && t('telephone.zoneMinutes', { count: minutes }),
    ]
      .filter(Boolean)
      .join(t('staff:comma'));
}

/** Zone of a delivery, with its fee, and the address. */
function DeliveryFields({ caller, problems, onChange }: CallerFieldsProps) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { data } = useReadyCatalogue();
  const zoneText = useZoneText();
  const { deliveryZones = [] } = data.shop;
  const zone = deliveryZones.find(({ _id }) => _id === caller.zone);
  const isChosen = zone !== undefined;
  const zones = deliveryZones.map(({ _id, name }) => ({ value: _id as string, label: say(name) }));
  return (
    <>
      <SelectField
        label={t('telephone.zone')}
        options={isChosen ? zones : [{ value: NONE, label: t('telephone.choose') }, ...zones]}
        value={zone?._id ?? NONE}
        hint={zone && zoneText(zone)}
        error={problems.zone && t(`telephone.${problems.zone}`)}
        onChange={(id) => onChange({ zone: id === NONE ? undefined : id, pickupAt: undefined })}
      />
      <TextField
        label={t('telephone.address')}
        value={caller.address}
        error={problems.address && t(`telephone.${problems.address}`)}
        maxLength={400}
        autoComplete="off"
        onChange={(address) => onChange({ address })}
      />
    </>
  );
}

/** Pick-up or delivery with its address, the time, and the caller's name and remark. */
export function CallerFields(props: CallerFieldsProps) {
  const { caller, problems, onChange } = props;
  const { t } = useTranslation('till');
  const { data } = useReadyCatalogue();
  const { deliveryZones = [] } = data.shop;
  const isDelivery = caller.type === 'delivery';
  const slots = useSlots(caller);
  const isOffered = slots.some(({ value }) => value === caller.pickupAt);
  return (
    <>
      {deliveryZones.length > 0 && (
        <Segmented
          label={t('till:orderType')}
          options={[
            { value: 'takeAway', label: t('telephone.pickup') },
            { value: 'delivery', label: t('staff:type.delivery') },
          ]}
          value={caller.type}
          onChange={(type) => onChange({ type, pickupAt: undefined })}
        />
      )}
      {isDelivery && <DeliveryFields {...props} />}
      <div className={css.pair}>
        <SelectField
          label={t(isDelivery ? 'telephone.deliverAt' : 'telephone.pickupAt')}
          options={[{ value: SOON, label: t('telephone.soon') }, ...slots]}
          value={isOffered ? (caller.pickupAt ?? SOON) : SOON}
          onChange={(at) => onChange({ pickupAt: at === SOON ? undefined : at })}
        />
        <TextField
          label={t('telephone.name')}
          {...(!isDelivery && { note: t('common:optional') })}
          value={caller.name}
          error={problems.name && t(`telephone.${problems.name}`)}
          maxLength={100}
          autoComplete="off"
          onChange={(name) => onChange({ name })}
        />
      </div>
      <TextArea
        label={t('telephone.remark')}
        note={t('common:optional')}
        value={caller.remark}
        maxLength={400}
        rows={1}
        onChange={(remark) => onChange({ remark })}
      />
    </>
  );
}
