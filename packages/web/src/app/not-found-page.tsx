import { useTranslation } from '../i18n/use-translation.ts';
import { GuestLayout } from './guest-layout.tsx';
import { NotFound } from './not-found.tsx';

/** Not-found page in the guests' frame. */
export function NotFoundPage() {
  const { t } = useTranslation('app');
  return (
    <GuestLayout title={t('title.missing')}>
      <NotFound />
    </GuestLayout>
  );
}
