import type { DeviceBeat } from '@comanda/contract';

/** Part of the browser's battery interface, which not every browser has. */
type Battery = { readonly level: number; readonly charging: boolean };
type WithBattery = { readonly getBattery?: () => Promise<Battery> };

/**
 * Returns the report of this device (till T1.3): the version of the application, and the battery where the browser tells
 * it. Nothing waits on it: calls are made while there is a connection.
 */
export async function deviceReport(browser: object, version: string): Promise<DeviceBeat> {
  const battery = await (browser as WithBattery).getBattery?.().catch(() => undefined);
  const report = { waiting: 0, version };
  if (battery === undefined) return report;
  return { ...report, battery: Math.round(battery.level * 100), isCharging: battery.charging };
}
