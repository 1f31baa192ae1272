import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import { useCatalogue } from '../../../../data/catalogue/use-catalogue.ts';
import type { PosDevice } from '../../../../data/devices/pos-device.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { ownNames } from '../../../../i18n/own-names.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { cx } from '../../../../lib/cx.ts';
import { dateFormat } from '../../../../lib/formats.ts';
import { useNow } from '../../../../lib/use-now.ts';
import css from './lock-shop.module.css';

const EVERY_SECOND = 1000;
const DISHES = 3;
const PLACES = [css.first, css.middle, css.last];

/** Decorative dishes of the shop's own menu. */
function Dishes({ images }: { readonly images: readonly string[] }) {
  return images.map((image, at) => (
    <img
      key={image}
      alt=""
      className={cx(css.dish, PLACES[at])}
      src={pictureSource(image)?.(400, 'webp')}
      draggable={false}
    />
  ));
}

/** The shop's side of the lock screen: its name, the device, the time. */
export function LockShop({ device }: { readonly device: PosDevice['device'] }) {
  const { t } = useTranslation('pos-home');
  const { locale } = useLocale();
  const { data } = useCatalogue(device.shop);
  const now = useNow(EVERY_SECOND);
  const { name, timezone: timeZone } = data?.shop ?? {};
  const images = (data?.products ?? []).flatMap(({ image }) => image ?? []).slice(0, DISHES);
  const day = dateFormat(locale.intl, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  return (
    <header className={cx('tiled', css.shop)}>
      <h1 className={css.name}>
        {ownNames(locale, name, data?.shop).map(({ text, lang }) => (
          <span key={lang} lang={lang} className={css.line}>
            {text}
          </span>
        ))}
      </h1>
      <p>{t('lock.device', { name: device.name, letter: device.letter })}</p>
      <time className={css.clock}>{clockText(now, locale.intl, timeZone)}</time>
      <p className={css.day}>{day.format(now)}</p>
      <Dishes images={images} />
    </header>
  );
}
