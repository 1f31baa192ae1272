import type { Product } from '@comanda/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import css from './added.module.css';
import { OfferRow } from './offer-row.tsx';

/** Confirms the addition and lists dishes that go with it. */
export function AddedBody({ offers }: { readonly offers: readonly Product[] }) {
  const { t } = useTranslation('product');
  const head = useRef<HTMLHeadingElement>(null);
  // moves the focus here, since the tapped button is gone
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
