import { lazy, Suspense } from 'react';

const noDrawing = { default: () => null };

const fetchDrawing = () =>
  import('./spilled-cup-drawing.tsx').then(
    ({ SpilledCupDrawing }) => ({ default: SpilledCupDrawing }),
    () => noDrawing,
  );

const Drawing = lazy(fetchDrawing);

/** Loads the drawing ahead, for screens that show it once the server is away. */
export function preloadSpilledCup(): void {
  void fetchDrawing();
}

/** Spilled cup of tea, for content that failed to load; drawn once it has loaded itself, if it can. */
export function SpilledCup() {
  return (
    <Suspense fallback={null}>
      <Drawing />
    </Suspense>
  );
}
