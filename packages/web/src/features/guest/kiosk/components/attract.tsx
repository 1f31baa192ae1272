import type { Shop } from '@comanda/contract';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useNewVersion } from '../../../../data/devices/use-new-version.ts';
import { orderContext } from '../../../../data/order-context/order-context.ts';
import { useOpening } from '../../../../data/shops/use-opening.ts';
import { chooseLocale, useLocale, useOffered } from '../../../../i18n/locale.ts';
import { ownNames } from '../../../../i18n/own-names.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import { useKiosk } from '../state/kiosk-context.ts';
import css from './attract.module.css';
import base from './kiosk.module.css';
import { ScreenTitle } from './screen.tsx';

/** Choice of the language, the first touch of a visit (till T9.1), where the shop offers several. */
function Languages() {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  const offered = useOffered();
  if (offered.length === 1) return null;
  return (
    <fieldset className={css.languages} aria-label={t('language')}>
      {offered.map(({ code, name, tag }) => (
        <button
          key={code}
          type="button"
          lang={tag}
          className={css.language}
          aria-pressed={code === locale.code}
          onClick={() => void chooseLocale(code)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

type ModeProps = {
  readonly mode: 'dineInNoTable' | 'takeAway';
  readonly icon: IconName;
  readonly label: string;
  readonly note: string;
};

/** One of the two ways to order, which begins the visit. */
function Mode({ mode, icon, label, note }: ModeProps) {
  const { device, dispatch } = useKiosk();
  const { shop } = useReadyCatalogue().data;
  const { isOpen, next } = useOpening(shop, mode);
  const { t } = useTranslation('kiosk');
  const begin = () => {
    orderContext.set({ shop: shop._id, mode });
    dispatch({ type: 'begun', asksTent: mode === 'dineInNoTable' && device.settings?.eatHere !== 'number' });
  };
  return (
    <button type="button" className={cx(base.choice, css.mode, css[mode])} disabled={!isOpen} onClick={begin}>
      <Icon name={icon} className={base.modeIcon} />
      <b className={base.modeName}>{label}</b>
      <small className={base.modeNote}>{isOpen ? note : (next ?? t('fault.closed'))}</small>
    </button>
  );
}

const isOffered = (shop: Shop) => ({
  dineInNoTable: shop.openDineInNoTable,
  takeAway: shop.openTakeAway,
});

/** First screen of a visit: dishes above, language and the two ways to order below (till T9.1). */
export function Attract() {
  const { t } = useTranslation('kiosk');
  const { locale } = useLocale();
  const { device } = useKiosk();
  useNewVersion();
  const { shop } = useReadyCatalogue().data;
  const offered = isOffered(shop);
  const minutes = shop.preparationMinutes;
  const isTent = device.settings?.eatHere !== 'number';
  return (
    <main className={css.start}>
      <p className={cx(base.brand, css.names)}>
        {ownNames(locale, shop.name, shop).map(({ text, lang }, at) => (
          <span key={lang} lang={lang} className={at > 0 ? css.other : undefined}>
            {text}
          </span>
        ))}
      </p>
      <ScreenTitle className={css.question}>{t('question')}</ScreenTitle>
      <Languages />
      <div className={css.modes}>
        {offered.dineInNoTable && (
          <Mode
            mode="dineInNoTable"
            icon="dine"
            label={t('eatHere.label')}
            note={t(isTent ? 'eatHere.tent' : 'eatHere.number')}
          />
        )}
        {offered.takeAway && (
          <Mode
            mode="takeAway"
            icon="bag"
            label={t('takeAway.label')}
            note={minutes === undefined ? t('takeAway.packed') : t('takeAway.ready', { count: minutes })}
          />
        )}
      </div>
      {!offered.dineInNoTable && !offered.takeAway && <p className={base.lead}>{t('fault.noOrders')}</p>}
    </main>
  );
}
