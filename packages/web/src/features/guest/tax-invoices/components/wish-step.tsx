import { Suspense } from 'react';
import { lazyPage } from '../../../../i18n/lazy-page.ts';
import type { WishQuestionProps } from './wish-question.tsx';

const WishQuestion = lazyPage(
  async () => (await import('./wish-question.tsx')).WishQuestion,
  'tax-invoice',
  'errors',
);

/** Asks for the tax invoice of a payment; its code is loaded only where a shop asks. */
export function WishStep(props: WishQuestionProps) {
  return (
    <Suspense>
      <WishQuestion {...props} />
    </Suspense>
  );
}
