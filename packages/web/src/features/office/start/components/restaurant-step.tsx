import type { ClaimedSetup } from '@comanda/contract';
import { COUNTRIES, type Country, presetOf } from '@comanda/contract/presets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { create } from '../../../../data/calls/connection.ts';
import { sendJson } from '../../../../data/calls/send-json.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { deviceToken, staffSession, staffShop } from '../../../../data/devices/staff-session.ts';
import { SHOPS_KEY } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { uploadPhoto } from '../../fields/index.ts';
import type { ChosenLogo } from '../hooks/use-logo.ts';
import { FIRST_COLOUR, finishStep, type KeptSetup, keptSetup } from '../state/kept-setup.ts';
import { LogoChoice } from './logo-choice.tsx';
import css from './parts.module.css';
import { PresetFacts } from './preset-facts.tsx';
import { StepFrame } from './step-frame.tsx';

const COLOURS = [
  ['orange', FIRST_COLOUR],
  ['red', '#c8352b'],
  ['green', '#1f7a4d'],
  ['blue', '#1f5f8b'],
  ['yellow', '#e8b100'],
] as const;

type RestaurantStepProps = {
  readonly token: string;
  readonly password: string;
  readonly onClaimed: (pin: string) => void;
};

/** Returns the claim, whose repeats are the same request. */
function useClaim({ token, password, onClaimed }: RestaurantStepProps, logo: ChosenLogo | undefined) {
  const { t } = useTranslation('start');
  const toast = useToast();
  const { locale } = useLocale();
  const queries = useQueryClient();
  const requestId = useRef(newRequestId());
  /** Saves the logo for the owner who is signed in now; the wizard goes on without it if that fails. */
  async function saveLogo({ shop, accessToken }: ClaimedSetup, { picture }: ChosenLogo): Promise<void> {
    try {
      const value = await uploadPhoto(picture);
      const edits = [{ list: 'shops', entity: shop, path: 'logo', value }];
      const call = { requestId: newRequestId(), changeSet: 'now', edits };
      // the live connection is not signed in before the next step
      await sendJson('POST', 'changeSets/edit', call, accessToken);
      await queries.invalidateQueries({ queryKey: SHOPS_KEY });
    } catch {
      toast.notice(t('restaurant.logoFailed'));
    }
  }
  return useMutation({
    // the step says it: a message would lie over its main button
    meta: SHOWN_IN_PLACE,
    mutationFn: (kept: KeptSetup) =>
      create<ClaimedSetup>('setup/claim', {
        requestId: requestId.current,
        token,
        owner: { name: kept.name.trim(), email: kept.email.trim(), password },
        shop: {
          name: kept.shopName.trim(),
          locale: locale.code,
          country: kept.country,
          primaryColor: kept.colour,
          ...(kept.timezone !== '' && { timezone: kept.timezone }),
          ...(kept.address.trim() !== '' && { address: kept.address.trim() }),
        },
      }),
    onSuccess: async (claimed) => {
      const { pin, ...session } = claimed;
      await queries.invalidateQueries({ queryKey: SHOPS_KEY });
      staffShop.set(session.shop);
      deviceToken.set(session.known ?? null);
      staffSession.set(session);
      if (logo !== undefined) await saveLogo(claimed, logo);
      finishStep('restaurant', 'selling');
      onClaimed(pin);
    },
  });
}

/** Returns the country that is kept. */
function countryOf({ country }: KeptSetup): Country {
  return COUNTRIES.find((each) => each === country) ?? COUNTRIES[0] ?? 'HK';
}

type FieldsProps = {
  readonly kept: KeptSetup;
  readonly country: Country;
  /** Problem of the name. */
  readonly nameProblem: string | undefined;
};

const set = (change: Partial<KeptSetup>) => keptSetup.set((now) => ({ ...now, ...change }));

/** Fields of the restaurant: name, country, address, and the time zone where a country has several. */
function RestaurantFields({ kept, country, nameProblem }: FieldsProps) {
  const { t } = useTranslation('start');
  const { locale } = useLocale();
  const { timezones } = presetOf(country);
  const names = new Intl.DisplayNames([locale.intl], { type: 'region' });
  return (
    <>
      <TextField
        label={t('restaurant.name')}
        value={kept.shopName}
        onChange={(shopName) => set({ shopName })}
        error={nameProblem}
        autoComplete="organization"
        maxLength={100}
      />
      <SelectField
        label={t('restaurant.country')}
        value={country}
        onChange={(value) => set({ country: value, timezone: '' })}
        options={COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }))}
      />
      <TextField
        label={t('restaurant.address')}
        note={t('optional')}
        value={kept.address}
        onChange={(address) => set({ address })}
        autoComplete="street-address"
        maxLength={200}
      />
      {timezones.length > 1 && (
        <SelectField
          label={t('restaurant.timezone')}
          value={kept.timezone || timezones[0]}
          onChange={(timezone) => set({ timezone })}
          options={timezones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
      )}
    </>
  );
}

/** Choice of the restaurant's colour. */
function ColourField({ kept }: Pick<FieldsProps, 'kept'>) {
  const { t } = useTranslation('start');
  return (
    <fieldset className={css.swatches}>
      <legend>{t('restaurant.colour')}</legend>
      {COLOURS.map(([name, value]) => (
        <label key={name} className={css.swatch}>
          <input
            type="radio"
            name="colour"
            aria-label={t(`colours.${name}`)}
            checked={kept.colour === value}
            onChange={() => set({ colour: value })}
          />
          <span style={{ background: value }} />
        </label>
      ))}
    </fieldset>
  );
}

/** The restaurant's name, country, colour and logo; going on claims the installation. */
export function RestaurantStep(props: RestaurantStepProps) {
  const { t } = useTranslation('start');
  const kept = usePersisted(keptSetup);
  const [isTried, setTried] = useState(false);
  const [logo, setLogo] = useState<ChosenLogo>();
  const claim = useClaim(props, logo);
  const country = countryOf(kept);
  const isNameless = kept.shopName.trim() === '';
  const next = () => {
    setTried(true);
    if (!isNameless) claim.mutate(kept);
  };
  return (
    <StepFrame
      step="restaurant"
      title={t('restaurant.title')}
      text={t('restaurant.text')}
      onNext={next}
      busy={claim.isPending}
      error={claim.error}
    >
      <div className={css.fields}>
        <RestaurantFields
          {...{ kept, country }}
          nameProblem={isTried && isNameless ? t('restaurant.nameMissing') : undefined}
        />
        <ColourField kept={kept} />
        <LogoChoice logo={logo} onChange={setLogo} />
      </div>
      <PresetFacts preset={presetOf(country)} />
    </StepFrame>
  );
}
