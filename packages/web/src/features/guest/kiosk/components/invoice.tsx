import type { InvoiceWish, TableSession } from '@comanda/contract';
import { useRef } from 'react';
import { WishForm } from '../../../../data/tax-invoices/wish-form.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { checkWish } from '../../tax-invoices/index.ts';
import { useScanFocus } from '../hooks/use-scan-focus.ts';
import { Screen } from './screen.tsx';

/** A mobile barcode, which most guests in Taiwan show to the scanner. */
const BARCODE: InvoiceWish = { kind: 'mobile' };

export type InvoiceProps = {
  readonly session: TableSession;
  /** The answer that is being changed. */
  readonly wish: InvoiceWish | undefined;
  readonly onWish: (wish: InvoiceWish) => void;
};

/** Screen that asks how the tax invoice is wanted before the ways to pay (payments M7.2); a scanner types into its field. */
export function Invoice({ session, wish = BARCODE, onWish }: InvoiceProps) {
  const { t } = useTranslation('tax-invoice');
  const field = useRef<HTMLInputElement>(null);
  useScanFocus(field);
  return (
    <Screen title={t('title')} text={t('scanText')}>
      <WishForm
        wish={wish}
        action={t('next')}
        field={field}
        onGiven={async (given) => {
          await checkWish(session, given);
          onWish(given);
        }}
      />
    </Screen>
  );
}
