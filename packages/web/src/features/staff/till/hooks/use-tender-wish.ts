import type { InvoiceWish, TableSession } from '@comanda/contract';
import { CallError, isPassing } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { scannedWish } from '../../../../data/tax-invoices/wish-draft.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { type Tender, useScanner } from '../../sale/index.ts';
import { useStaffSound } from '../../sound/index.ts';

/**
 * Binds the scanner to the tax invoice of a tender (payments M7.2): a scanned carrier is taken at once; if the tax
 * office does not know it, the wish before it holds again. Returns the function that has the server check a wish; `onTaken` follows a scan.
 */
export function useTenderWish({ _id: session }: TableSession, tender: Tender, onTaken: () => void) {
  const { t } = useTranslation('tax-invoice');
  const toast = useToast();
  const sound = useStaffSound();
  const { entry, setEntry, invoiceWish, setInvoiceWish } = tender;
  const check = async (wish: InvoiceWish): Promise<void> => {
    try {
      await callAsStaff(() => create('taxInvoices/check', { session, wish }));
    } catch (error) {
      // while the server cannot be asked, the form suffices
      if (!isPassing(error)) throw error;
    }
  };
  const refuse = (text: string) => {
    sound.ring('falling');
    toast.error(text);
  };
  const take = async (wish: InvoiceWish): Promise<void> => {
    const before = invoiceWish;
    setInvoiceWish(wish);
    onTaken();
    toast.success(t('scanned', { carrier: wish.carrier ?? '' }));
    try {
      await check(wish);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'invoiceWishInvalid') return;
      setInvoiceWish((now) => (now === wish ? before : now));
      refuse(t('unknown.mobile'));
    }
  };
  useScanner({
    hold: () => () => setEntry(entry),
    onScan: (text) => {
      const wish = scannedWish(text);
      if (wish === undefined) return refuse(t('till:unknownScan', { text }));
      const number = invoiceWish?.businessNumber;
      void take(number === undefined ? wish : { ...wish, businessNumber: number });
    },
  });
  return check;
}
