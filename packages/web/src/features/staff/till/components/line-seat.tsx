import { useTranslation } from '../../../../i18n/use-translation.ts';
import { SeatDot } from '../../sale/index.ts';

/** Seat that a line is for, in its colour; a gap without one. */
export function LineSeat({ seat }: { readonly seat: string | undefined }) {
  const { t } = useTranslation('till');
  if (seat === undefined) return <span />;
  return <SeatDot seat={seat} label={t('seat')} />;
}
