import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/banner.tsx';
import { useOnline } from '../hooks/use-online.ts';

/** Says that the network is gone, and what still works. */
export function OfflineBanner() {
  const { t } = useTranslation('guest');
  if (useOnline()) return null;
  return <Banner icon="offline" title={t('offline.title')} text={t('offline.text')} />;
}
