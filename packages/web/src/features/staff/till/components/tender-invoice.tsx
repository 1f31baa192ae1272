import type { TableSession } from '@comanda/contract';
import { PAPER_INVOICE } from '@comanda/domain';
import { useState } from 'react';
import { useWishText } from '../../../../data/tax-invoices/use-wish-text.ts';
import { WishForm } from '../../../../data/tax-invoices/wish-form.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import type { Tender } from '../../sale/index.ts';
import { useTenderWish } from '../hooks/use-tender-wish.ts';
import css from './tender-view.module.css';

export type TenderInvoiceProps = { readonly session: TableSession; readonly tender: Tender };

/** Tax invoice of the money that is taken: as the guest asked before, or as the cashier scans or enters it (payments M7.2). */
export function TenderInvoice({ session, tender }: TenderInvoiceProps) {
  const { t } = useTranslation('tax-invoice');
  const textOf = useWishText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const check = useTenderWish(session, tender, close);
  const { invoiceWish: wish, setInvoiceWish } = tender;
  return (
    <section className={css.card} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <div className={css.invoice}>
        <p className={wish === undefined ? 'muted' : undefined} aria-live="polite">
          {wish === undefined ? t('unasked') : textOf(wish)}
        </p>
        <Button variant="tonal" onClick={() => setOpen(true)}>
          {t(wish === undefined ? 'choose' : 'change')}
        </Button>
      </div>
      <Sheet open={isOpen} onClose={close} title={t('title')} closeLabel={t('common:close')} width="s">
        {isOpen && (
          <WishForm
            wish={wish ?? PAPER_INVOICE}
            action={t('use')}
            onGiven={async (given) => {
              await check(given);
              setInvoiceWish(given);
              close();
            }}
          />
        )}
      </Sheet>
    </section>
  );
}
