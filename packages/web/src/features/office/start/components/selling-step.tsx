import type { Section, Shop, TaxSetting } from '@comanda/contract';
import { COUNTRIES, type Preset, presetOf } from '@comanda/contract/presets';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { usePublishNow } from '../hooks/use-publish-now.ts';
import { finishStep, keptSetup } from '../state/kept-setup.ts';
import { readPercent } from '../state/read-percent.ts';
import { sellingEdits } from '../state/selling-edits.ts';
import css from './parts.module.css';
import { PresetFacts } from './preset-facts.tsx';
import { StepFrame } from './step-frame.tsx';

type SellingStepProps = {
  readonly shop: Shop;
  readonly sections: readonly Section[];
  readonly taxes: readonly TaxSetting[];
};

/** Returns the preset that was chosen on this device, or else one with the shop's currency. */
function presetFor({ currency }: Shop): Preset {
  const { country } = keptSetup.get();
  const known = COUNTRIES.find((each) => each === country && presetOf(each).currency === currency);
  return presetOf(known ?? COUNTRIES.find((each) => presetOf(each).currency === currency) ?? 'HK');
}

/** Step that asks for the ways of selling: order types, hours, service charge and taxes. */
export function SellingStep({ shop, sections, taxes }: SellingStepProps) {
  const { t } = useTranslation('start');
  const { say } = useLocale();
  const preset = presetFor(shop);
  const [types, setTypes] = useState({
    openTakeAway: shop.openTakeAway,
    openDineInNoTable: shop.openDineInNoTable,
  });
  const [openTime, setOpenTime] = useState(shop.openTime === '00:00' ? '11:00' : (shop.openTime ?? '11:00'));
  const [closeTime, setCloseTime] = useState(
    shop.closeTime === '24:00' ? '22:00' : (shop.closeTime ?? '22:00'),
  );
  const [service, setService] = useState(String(sections[0]?.sectionSettings?.[0]?.percent ?? 0));
  const [asked, setAsked] = useState(preset.askedTax ? String(taxes.at(-1)?.percent ?? '') : '');
  const publish = usePublishNow();
  const servicePercent = readPercent(service);
  const askedPercent = readPercent(asked);
  const isWrong = servicePercent === undefined || askedPercent === undefined || !openTime || !closeTime;
  const save = useMutation({
    mutationFn: async () => {
      if (servicePercent === undefined || askedPercent === undefined) return;
      await callAsStaff(() => connection.call('patch', 'shops', shop._id, types));
      const selling = { openTime, closeTime, servicePercent, askedPercent };
      await publish.mutateAsync(
        sellingEdits({ shop, sections, taxes, preset, selling, newId: newRequestId }),
      );
    },
    onSuccess: () => finishStep('selling', 'menu'),
  });
  return (
    <StepFrame
      step="selling"
      title={t('selling.title')}
      text={t('selling.text')}
      onNext={() => save.mutate()}
      busy={save.isPending}
      disabled={isWrong}
      error={save.error}
      canSkip
    >
      <div className={css.card}>
        <Switch
          label={t('selling.takeAway')}
          checked={types.openTakeAway}
          onChange={(openTakeAway) => setTypes((now) => ({ ...now, openTakeAway }))}
        />
        <Switch
          label={t('selling.noTable')}
          note={t('selling.noTableNote')}
          checked={types.openDineInNoTable}
          onChange={(openDineInNoTable) => setTypes((now) => ({ ...now, openDineInNoTable }))}
        />
        <p className={css.note}>{t('selling.tablesNote')}</p>
      </div>
      <div className={css.fields}>
        <TextField label={t('selling.from')} type="time" value={openTime} onChange={setOpenTime} />
        <TextField
          label={t('selling.to')}
          type="time"
          value={closeTime}
          onChange={setCloseTime}
          hint={t('selling.hoursHint')}
        />
        <TextField
          label={t('selling.service')}
          inputMode="decimal"
          value={service}
          onChange={setService}
          error={servicePercent === undefined ? t('selling.percentWrong') : undefined}
        />
        {preset.askedTax && (
          <TextField
            label={t('selling.rate', { name: say(preset.askedTax.name) })}
            inputMode="decimal"
            value={asked}
            onChange={setAsked}
            error={askedPercent === undefined ? t('selling.percentWrong') : undefined}
          />
        )}
      </div>
      <PresetFacts preset={preset} />
    </StepFrame>
  );
}
