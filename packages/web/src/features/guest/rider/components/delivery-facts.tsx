import type { RiderDelivery } from '@comanda/contract';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { Price } from '../../../../ui/display/price.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import css from '../rider-page.module.css';

/** Page of maps that finds an address; the rider's phone opens its own application. */
const MAPS = 'https://www.google.com/maps/search/?api=1&query=';

/** Address of a delivery, its guest, the money to collect, and the contents of the bag. */
export function DeliveryFacts({ delivery }: { readonly delivery: RiderDelivery }) {
  const { t } = useTranslation('rider');
  const { locale, say } = useLocale();
  const { address, contact, zoneName, remark, estimatedAt, toCollect, dishes, shop } = delivery;
  return (
    <>
      {address !== undefined && (
        <section className={css.part} aria-label={t('to')}>
          <p className={css.address}>{address}</p>
          {zoneName && <p className="muted">{say(zoneName)}</p>}
          {contact?.name && <p>{contact.name}</p>}
          {remark && <p className={css.remark}>{remark}</p>}
          <div className={css.links}>
            {contact?.phone && (
              <a className={css.link} href={`tel:${contact.phone.replaceAll(' ', '')}`}>
                <Icon name="phone" size="s" />
                {t('call', { phone: contact.phone })}
              </a>
            )}
            <a
              className={css.link}
              href={`${MAPS}${encodeURIComponent(address)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="pin" size="s" />
              {t('map')}
            </a>
          </div>
        </section>
      )}
      <section className={css.part}>
        {estimatedAt !== undefined && (
          <p>{t('by', { time: clockText(estimatedAt, locale.intl, shop.timezone) })}</p>
        )}
        <p className={css.money}>
          {toCollect > 0 ? t('collect') : t('paid')} {toCollect > 0 && <Price amount={toCollect} />}
        </p>
        <ul className={css.dishes}>
          {dishes.map(({ name, quantity }, index) => (
            <li key={`dish-${String(index)}`}>
              <b>{quantity}</b> {say(name)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
