import type { TableSession } from '@comanda/contract';
import { isIos } from '../../../../lib/home-screen.ts';

/** Order types whose numbers are called out, and stand on the board. */
const CALLED_OUT = new Set<TableSession['type']>(['takeAway', 'dineInNoTable']);

/**
 * Returns the key of what to say beside the switch of the sound: an iPhone stops a page's sound with its screen off, and
 * there is no way round it; undefined on other devices.
 */
export function ringNote(
  type: TableSession['type'],
  browser?: object,
): 'ringOnIos' | 'ringOnIosOrBoard' | undefined {
  if (!isIos(browser)) return undefined;
  return CALLED_OUT.has(type) ? 'ringOnIosOrBoard' : 'ringOnIos';
}
