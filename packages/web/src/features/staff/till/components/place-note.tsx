import { isOpenStatus, MINUTE_MS } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { type SalePlace, useStaffNames } from '../../sale/index.ts';

/** Milliseconds between two looks at the clock. */
const LOOK_MS = 15_000;

export type PlaceNoteProps = {
  readonly place: SalePlace;
  /** True while the server can say who works here. */
  readonly isOnline: boolean;
};

/** Returns how long the guests of a table have been sitting there, and who looks after them. */
function useSeated({ place: { session }, isOnline }: PlaceNoteProps): readonly (string | undefined)[] {
  const { t } = useTranslation('till');
  const { data } = useReadyCatalogue();
  const now = useNow(LOOK_MS);
  const names = useStaffNames(data.shop._id, isOnline);
  if (session === undefined || session.type !== 'dineIn' || !isOpenStatus(session.status)) return [];
  const minutes = Math.max(0, Math.floor((now - Date.parse(session.startTime)) / MINUTE_MS));
  const name = names.get(session.staff ?? '');
  return [t('seatedFor', { count: minutes }), name && t('serves', { name })];
}

/**
 * Type of a bill; at a table since when and whose it is; of a caller's order also when and where it goes, and to whom
 * (till T3.6).
 */
export function PlaceNote(props: PlaceNoteProps) {
  const { type, caller, session } = props.place;
  const seated = useSeated(props);
  const { t } = useTranslation('till');
  const { locale, say } = useLocale();
  const { data } = useReadyCatalogue();
  const { pickupAt, address, zone, remark } = session ?? caller ?? {};
  const { name, phone } = session?.contact ?? caller ?? {};
  const zoneName = data.shop.deliveryZones?.find(({ _id }) => _id === zone)?.name;
  const isDelivery = type === 'delivery';
  const parts = [
    ...(seated.length > 0 ? seated : [t(`staff:type.${type}`)]),
    pickupAt && clockText(pickupAt, locale.intl, data.shop.timezone),
    isDelivery && say(session?.zoneName ?? zoneName),
    isDelivery && address?.trim(),
    name?.trim(),
    phone?.trim(),
    remark?.trim(),
  ];
  return <>{parts.filter(Boolean).join(t('staff:comma'))}</>;
}
