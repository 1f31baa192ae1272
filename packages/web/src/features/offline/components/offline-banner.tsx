import { usePersisted } from '../../../lib/persisted.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Banner } from '../../../ui/banner.tsx';
import { outgoing } from '../../checkout/state/outgoing.ts';
import { useOnline } from '../hooks/use-online.ts';

/** Says that the network is gone, and what still works. */
export function OfflineBanner() {
  const { t } = useTranslation('guest');
  const isOut = usePersisted(outgoing) !== null;
  // an order that waits for the network says so itself
  if (useOnline() || isOut) return null;
  return <Banner icon="offline" title={t('offline.title')} text={t('offline.text')} />;
}
