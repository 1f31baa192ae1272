import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { type Dishes, type TillAction, type TillOrder, useScanner } from '../../sale/index.ts';

export type SellScannerInput = {
  readonly order: TillOrder;
  readonly dispatch: (action: TillAction) => void;
  readonly dishes: Dishes;
  /** Something other than a dish was scanned. */
  readonly onScanned: (text: string) => void;
};

/** Binds the scanner to the till: a dish's code rings it up, behind a dialog nothing happens (till T3.3). */
export function useSellScanner({ order, dispatch, dishes, onScanned }: SellScannerInput): void {
  const { t } = useTranslation('till');
  const toast = useToast();
  useScanner({
    hold: () => {
      const { entry } = order;
      const { search } = dishes;
      return () => {
        dispatch({ type: 'entrySet', entry });
        dishes.setSearch(search);
      };
    },
    onScan: (text) => {
      const isCovered = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
      const product = dishes.byCode(text);
      if (isCovered) toast.error(t('scannedBehind', { text }));
      else if (product !== undefined) dishes.ring(product);
      else onScanned(text);
    },
  });
}
