import type { TableSession } from '@comanda/contract';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { Banner } from '../../../../ui/layout/banner.tsx';
import css from './declined-cards.module.css';

/** Notes of guests' payments whose card was declined while another may be tried, live (payments M2.4). */
export function DeclinedCards({ session }: { readonly session: TableSession | undefined }) {
  const { t } = useTranslation('staff');
  const { locale } = useLocale();
  const { shop } = useReadyCatalogue().data;
  return session?.pendingPayments?.map(({ _id, guest, lastDecline }) => {
    if (lastDecline === undefined) return null;
    const name = session.guests?.find((one) => one.guest === guest)?.name;
    const time = clockText(lastDecline, locale.intl, shop.timezone);
    const title = name === undefined ? t('declined.title', { time }) : t('declined.of', { name, time });
    const text = t('declined.text');
    return <Banner key={_id} tone="bad" icon="card" className={css.note} {...{ title, text }} />;
  });
}
