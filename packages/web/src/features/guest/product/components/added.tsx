import type { Product } from '@comanda/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import css from './added.module.css';
import { OfferRow } from './offer-row.tsx';

/** It is in the cart; what goes well with it, one tap each. */
export function AddedBody({ offers }: { readonly offers: readonly Product[] }) {
  const { t } = useTranslation('product');
  const head = useRef<HTMLHeadingElement>(null);
  // the button that was tapped is gone: reading goes on here
  useEffect(() => head.current?.focus(), []);
  return (
    <>
      <h3 ref={head} tabIndex={-1} className={css.title}>
        {t('goesWell')}
      </h3>
      <ul className={css.offers}>
        {offers.map((product) => (
          <OfferRow key={product._id} product={product} />
        ))}
      </ul>
    </>
  );
}

type AddedFootProps = { readonly onUndo: () => void; readonly onDone: () => void };

export function AddedFoot({ onUndo, onDone }: AddedFootProps) {
  const { t } = useTranslation('product');
  return (
    <>
      <Button variant="plain" size="l" icon="undo" onClick={onUndo}>
        {t('common:undo')}
      </Button>
      <Button size="l" wide onClick={onDone}>
        {t('done')}
      </Button>
    </>
  );
}
