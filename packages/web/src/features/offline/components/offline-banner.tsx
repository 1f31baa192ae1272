import { useTranslation } from '../../../lib/use-translation.ts';
import { Banner } from '../../../ui/banner.tsx';
import { usePlacing } from '../../checkout/hooks/use-placing.ts';
import { useOnline } from '../hooks/use-online.ts';

/** Says that the network is gone, and what still works. */
export function OfflineBanner() {
  const { t } = useTranslation('guest');
  const { kind } = usePlacing();
  // an order that waits for the network says so itself
  if (useOnline() || kind === 'kept') return null;
  return <Banner icon="offline" title={t('offline.title')} text={t('offline.text')} />;
}
