import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { ROUTES } from './routes.ts';

const Gallery = lazy(async () => ({ default: (await import('../ui/gallery/gallery.tsx')).Gallery }));

/** The application: which page stands at which path. */
export function App() {
  return (
    <BrowserRouter>
      <Suspense fallback={null}>
        <Routes>
          <Route path={ROUTES.gallery} element={<Gallery />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}
