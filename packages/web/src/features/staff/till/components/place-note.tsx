import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import type { SalePlace } from '../../sale/index.ts';

/** Type of a bill; of a caller's order also when and where it goes, and to whom (till T3.6). */
export function PlaceNote({ place: { type, caller, session } }: { readonly place: SalePlace }) {
  const { t } = useTranslation('till');
  const { locale, say } = useLocale();
  const { data } = useReadyCatalogue();
  const { pickupAt, address, zone, remark } = session ?? caller ?? {};
  const { name, phone } = session?.contact ?? caller ?? {};
  const zoneName = data.shop.deliveryZones?.find(({ _id }) => _id === zone)?.name;
  const isDelivery = type === 'delivery';
  const parts = [
    t(`staff:type.${type}`),
    pickupAt && clockText(pickupAt, locale.intl, data.shop.timezone),
    isDelivery && say(session?.zoneName ?? zoneName),
    isDelivery && address?.trim(),
    name?.trim(),
    phone?.trim(),
    remark?.trim(),
  ];
  return <>{parts.filter(Boolean).join(t('staff:comma'))}</>;
}
