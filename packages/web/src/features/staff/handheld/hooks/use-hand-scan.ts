import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import type { TableRow } from '../../sale/index.ts';
import { scannedTarget, useScanner } from '../../sale/index.ts';
import { hasCamera } from '../state/camera.ts';
import type { HandheldState } from './use-handheld.ts';

/** Milliseconds that the handheld vibrates for a code that nothing here has. */
const BUZZ_MS = 200;

const NOTHING = () => undefined;

/**
 * Returns the camera's sheet, and what a scan leads to, by the camera or by a built-in scanner (till T3.3): a dish of
 * the bill that is open, the table of a printed code, the bill of a receipt.
 */
export function useHandScan({ at, lists, dishes, ring, floor, setSeating }: HandheldState) {
  const { t } = useTranslation('till');
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const goTo = (row: TableRow) => (row.bill === undefined ? setSeating(row) : at.toBill(row.bill._id));
  const scanned = (text: string) => {
    const product = at.place && dishes.byCode(text);
    if (product) return ring(product);
    const target = scannedTarget(text, lists);
    if (target === undefined) {
      floor.sound.ring('falling');
      navigator.vibrate?.(BUZZ_MS);
      return toast.error(t('unknownScan', { text }));
    }
    if ('bill' in target) return at.toBill(target.bill);
    const row = floor.rows.find(({ id }) => id === target.table);
    if (row !== undefined) goTo(row);
  };
  useScanner({
    hold: () => NOTHING,
    onScan: (text) => {
      const isCovered = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
      if (isCovered) toast.error(t('scannedBehind', { text }));
      else scanned(text);
    },
  });
  return {
    isOpen,
    /** Opens the camera; absent where there is none to read codes with. */
    open: hasCamera(globalThis) ? () => setOpen(true) : undefined,
    close: () => setOpen(false),
    scanned: (text: string) => {
      setOpen(false);
      scanned(text);
    },
  };
}

export type HandScan = ReturnType<typeof useHandScan>;
