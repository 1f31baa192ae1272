import type { DeviceSettings } from '@comanda/contract';

/** The height above the floor that everybody reaches, in millimetres (ADA 308.2.1). */
const REACH_MM = 1_220;
/** The least height that a screen of controls fits into, in CSS pixels. */
const MIN_PX = 320;

/**
 * Returns the height from the lower edge of the viewport, in CSS pixels, that lowered controls stay within: half of the
 * screen, and nothing above 1,220 mm where it is known how the screen hangs (till T9.6). A screen that hangs higher than
 * that keeps its controls at the lower edge.
 */
export function reachOf(viewportPx: number, screen: DeviceSettings['screen']): number {
  const half = Math.floor(viewportPx / 2);
  if (screen === undefined) return half;
  const { bottomMm, heightMm } = screen;
  const reachable = Math.floor(((REACH_MM - bottomMm) / heightMm) * viewportPx);
  return Math.min(half, Math.max(MIN_PX, reachable));
}
