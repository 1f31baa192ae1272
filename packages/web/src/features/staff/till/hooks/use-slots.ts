import type { PickupSlot } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText, dayText } from '../../../../lib/clock-text.ts';
import { dateFormat } from '../../../../lib/formats.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import type { Caller } from '../../sale/index.ts';

const SLOT_LIMIT = 100;
const EVERY_MINUTE = 60_000;

/** Returns the times that a caller's order may be for, with their texts; staff may take a full one, which says so. */
export function useSlots({ type, zone }: Pick<Caller, 'type' | 'zone'>) {
  const { t } = useTranslation('till');
  const { locale } = useLocale();
  const { data: catalogue } = useReadyCatalogue();
  const { _id: shop, timezone: timeZone } = catalogue.shop;
  const query = { shop, type, ...(type === 'delivery' && { zone }), $limit: SLOT_LIMIT };
  const { data = [] } = useQuery({
    queryKey: [STAFF_QUERIES, 'slots', query],
    enabled: type === 'takeAway' || zone !== undefined,
    queryFn: () => connection.call<readonly PickupSlot[]>('find', 'pickupSlots', query),
    refetchInterval: EVERY_MINUTE,
  });
  const dayOf = (moment: string | number) => dateFormat('en-CA', { timeZone }).format(new Date(moment));
  const today = dayOf(serverClock.now());
  return data.map(({ at, left }) => {
    const time = (dayOf(at) === today ? clockText : dayText)(at, locale.intl, timeZone);
    return { value: at, label: left === 0 ? t('telephone.full', { time }) : time };
  });
}
