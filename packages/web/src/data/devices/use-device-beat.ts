import type { Device, DeviceBeat } from '@comanda/contract';
import { useEffect } from 'react';
import { connection, create } from '../calls/connection.ts';
import { takeDevice } from './pos-mode.ts';

/** Milliseconds between a device's reports (T1.3). */
const EVERY_MS = 30_000;

/** Part of the browser's battery interface, which not every browser has. */
type Battery = { readonly level: number; readonly charging: boolean };
type WithBattery = { readonly getBattery?: () => Promise<Battery> };

/** Returns the report of this device. Nothing waits on it: calls are made while there is a connection. */
async function report(): Promise<DeviceBeat> {
  const battery = await (navigator as WithBattery).getBattery?.().catch(() => undefined);
  if (battery === undefined) return { waiting: 0 };
  return { waiting: 0, battery: Math.round(battery.level * 100), isCharging: battery.charging };
}

/** Reports this device every 30 seconds while its connection is signed in, and takes over its record. */
export function useDeviceBeat(): void {
  useEffect(() => {
    const beat = async () => {
      if (connection.state() === 'online') takeDevice(await create<Device>('devices/beat', await report()));
    };
    // the next one follows soon
    const timer = setInterval(() => void beat().catch(() => undefined), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
