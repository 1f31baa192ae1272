import { lazy, Suspense } from 'react';

const noDrawing = { default: () => null };

const Drawing = lazy(() =>
  import('./spilled-cup-drawing.tsx').then(
    ({ SpilledCupDrawing }) => ({ default: SpilledCupDrawing }),
    () => noDrawing,
  ),
);

/** Spilled cup of tea, for content that failed to load; drawn once it has loaded itself, if it can. */
export function SpilledCup() {
  return (
    <Suspense fallback={null}>
      <Drawing />
    </Suspense>
  );
}
