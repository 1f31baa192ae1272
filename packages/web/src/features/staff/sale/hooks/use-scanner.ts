import { useEffect, useRef } from 'react';
import { posDevice } from '../../../../data/devices/pos-device.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { createScanListener, type ScannerHandlers } from '../state/scan-listener.ts';

/**
 * Reads a scanner, with the settings of this device, from the document: a focused field gets its text back, and the
 * Enter at the end presses nothing (till T3.3).
 */
export function useScanner(handlers: Omit<ScannerHandlers, 'settings'>): void {
  const settings = usePersisted(posDevice)?.device.settings?.scanner;
  const current = useRef<ScannerHandlers>({ ...handlers, settings });
  useEffect(() => {
    current.current = { ...handlers, settings };
  });
  useEffect(() => {
    const onKey = createScanListener(() => current.current);
    // before everything else that hears keys
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
