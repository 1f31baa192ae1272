import { storage } from './persisted.ts';

const PROBE = 'comanda.probe';
/** As much as an order with its key takes. */
const SIZE = 4096;

/** Returns true if this browser keeps what is written: not in some private modes, nor once its storage is full. */
export function canKeep(to: () => Pick<Storage, 'setItem' | 'removeItem'> = storage): boolean {
  try {
    const place = to();
    place.setItem(PROBE, 'x'.repeat(SIZE));
    place.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
