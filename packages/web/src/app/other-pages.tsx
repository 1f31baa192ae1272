import { Route, Routes } from 'react-router';
import { lazyPage } from '../i18n/lazy-page.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ROUTES } from '../lib/routes.ts';
import { GuestLayout } from './guest-layout.tsx';
import { NotFound } from './not-found.tsx';

const KitchenPage = lazyPage(
  async () => (await import('../features/staff/kitchen/kitchen-page.tsx')).KitchenPage,
);
const BoardPage = lazyPage(async () => (await import('../features/staff/board/board-page.tsx')).BoardPage);
const OwnerPage = lazyPage(async () => (await import('../features/office/owner/owner-page.tsx')).OwnerPage);
const CounterPage = lazyPage(
  async () => (await import('../features/staff/counter/counter-page.tsx')).CounterPage,
);
const Gallery = lazyPage(async () => (await import('../features/office/gallery/gallery-page.tsx')).Gallery);

function Nowhere() {
  const { t } = useTranslation('guest');
  return (
    <GuestLayout title={t('title.missing')}>
      <NotFound />
    </GuestLayout>
  );
}

/** What is no guest's page: the screens of the house, and where no page is. A guest's first load has none of it. */
export function OtherPages() {
  return (
    <Routes>
      <Route path={ROUTES.kitchen} element={<KitchenPage />} />
      <Route path={ROUTES.board} element={<BoardPage />} />
      <Route path={ROUTES.owner} element={<OwnerPage />} />
      <Route path={ROUTES.counter} element={<CounterPage />} />
      <Route path={ROUTES.gallery} element={<Gallery />} />
      <Route path="*" element={<Nowhere />} />
    </Routes>
  );
}
