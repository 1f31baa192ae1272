import type { Section, Shop, TaxSetting } from '@comanda/contract';
import { COUNTRIES, type Preset, presetOf } from '@comanda/contract/presets';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateFormat } from '../../../../lib/formats.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { usePublishNow } from '../hooks/use-publish-now.ts';
import { finishStep, keptSetup } from '../state/kept-setup.ts';
import { readPercent } from '../state/read-percent.ts';
import { firstPercent, sellingEdits } from '../state/selling-edits.ts';
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

/** Returns an hour of the shop, or the usual one where it is open all day. */
function hourOf(time: string | undefined, allDay: string, usual: string): string {
  return time === undefined || time === allDay ? usual : time;
}

/** Returns what is typed about selling, its percentages (undefined if they are none), and the saving of it. */
function useSelling({ shop, sections, taxes }: SellingStepProps, preset: Preset) {
  const [typed, setTyped] = useState({
    openTakeAway: shop.openTakeAway,
    openDineInNoTable: shop.openDineInNoTable,
    openTime: hourOf(shop.openTime, '00:00', '11:00'),
    closeTime: hourOf(shop.closeTime, '24:00', '22:00'),
    service: String(firstPercent({ sections, preset, isAnswered: keptSetup.get().done.includes('selling') })),
    asked: preset.askedTax ? String(taxes.at(-1)?.percent ?? '') : '',
  });
  const publish = usePublishNow();
  const servicePercent = readPercent(typed.service);
  const askedPercent = readPercent(typed.asked);
  const save = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: async () => {
      if (servicePercent === undefined || askedPercent === undefined) return;
      const { openTakeAway, openDineInNoTable, openTime, closeTime } = typed;
      const types = { openTakeAway, openDineInNoTable };
      await callAsStaff(() => connection.call('patch', 'shops', shop._id, types));
      const day = dateFormat('en-CA', { timeZone: shop.timezone }).format(Date.now());
      const selling = { openTime, closeTime, servicePercent, askedPercent, day };
      await publish.mutateAsync(
        sellingEdits({ shop, sections, taxes, preset, selling, newId: newRequestId }),
      );
    },
    onSuccess: () => finishStep('selling', 'menu'),
  });
  const set = (change: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...change }));
  return { typed, set, servicePercent, askedPercent, save };
}

type Selling = ReturnType<typeof useSelling>;

/** Switches of the order types that need no tables. */
function OrderTypes({ typed, set }: Pick<Selling, 'typed' | 'set'>) {
  const { t } = useTranslation('start');
  return (
    <div className={css.card}>
      <Switch
        label={t('selling.takeAway')}
        checked={typed.openTakeAway}
        onChange={(openTakeAway) => set({ openTakeAway })}
      />
      <Switch
        label={t('selling.noTable')}
        note={t('selling.noTableNote')}
        checked={typed.openDineInNoTable}
        onChange={(openDineInNoTable) => set({ openDineInNoTable })}
      />
      <p className={css.note}>{t('selling.tablesNote')}</p>
    </div>
  );
}

/** Step that asks for the ways of selling: order types, hours, service charge and taxes. */
export function SellingStep(props: SellingStepProps) {
  const { t } = useTranslation('start');
  const { say } = useLocale();
  const preset = presetFor(props.shop);
  const { typed, set, servicePercent, askedPercent, save } = useSelling(props, preset);
  const isWrong =
    servicePercent === undefined || askedPercent === undefined || !typed.openTime || !typed.closeTime;
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
      <OrderTypes {...{ typed, set }} />
      <div className={css.fields}>
        <TextField
          label={t('selling.from')}
          type="time"
          value={typed.openTime}
          onChange={(openTime) => set({ openTime })}
          error={typed.openTime ? undefined : t('selling.timeMissing')}
        />
        <TextField
          label={t('selling.to')}
          type="time"
          value={typed.closeTime}
          onChange={(closeTime) => set({ closeTime })}
          hint={t('selling.hoursHint')}
          error={typed.closeTime ? undefined : t('selling.timeMissing')}
        />
        <TextField
          label={t('selling.service')}
          inputMode="decimal"
          value={typed.service}
          onChange={(service) => set({ service })}
          error={servicePercent === undefined ? t('selling.percentWrong') : undefined}
        />
        {preset.askedTax && (
          <TextField
            label={t('selling.rate', { name: say(preset.askedTax.name) })}
            inputMode="decimal"
            value={typed.asked}
            onChange={(asked) => set({ asked })}
            error={askedPercent === undefined ? t('selling.percentWrong') : undefined}
          />
        )}
      </div>
      <PresetFacts preset={preset} />
    </StepFrame>
  );
}
