import { useTranslation } from '../i18n/use-translation.ts';
import { GuestLayout } from './guest-layout.tsx';
import { NotFound } from './not-found.tsx';

/** Says, in the guests' frame, that no page is at a path. */
export function NotFoundPage() {
  const { t } = useTranslation('app');
  return (
    <GuestLayout title={t('title.missing')}>
      <NotFound />
    </GuestLayout>
  );
}
