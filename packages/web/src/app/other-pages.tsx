import { Route, Routes } from 'react-router';
import { useTranslation } from '../lib/use-translation.ts';
import { GuestLayout } from './guest-layout.tsx';
import { latePage } from './late-page.ts';
import { NotFound } from './not-found.tsx';
import { ROUTES } from './routes.ts';

const KitchenPage = latePage(async () => (await import('../features/kitchen/kitchen-page.tsx')).KitchenPage);
const BoardPage = latePage(async () => (await import('../features/board/board-page.tsx')).BoardPage);
const OwnerPage = latePage(async () => (await import('../features/owner/owner-page.tsx')).OwnerPage);
const CounterPage = latePage(async () => (await import('../features/counter/counter-page.tsx')).CounterPage);
const Gallery = latePage(async () => (await import('../ui/gallery.tsx')).Gallery);

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
