import { useOnline } from '../data/calls/use-online.ts';
import { isUnanswered, pendingOrder } from '../data/order-details/pending-order.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { usePersisted } from '../lib/persisted.ts';
import { Banner } from '../ui/layout/banner.tsx';

/** Banner for a lost network that says what still works. */
export function OfflineBanner() {
  const { t } = useTranslation('app');
  const isOut = isUnanswered(usePersisted(pendingOrder));
  // an order waiting for the network has its own banner
  if (useOnline() || isOut) return null;
  return <Banner icon="offline" title={t('offline.title')} text={t('offline.text')} />;
}
