import type { Device } from '@comanda/contract';
import { useEffect } from 'react';
import { connection, create } from '../calls/connection.ts';
import { deviceReport } from './device-report.ts';
import { takeDevice } from './pos-mode.ts';

/** Milliseconds between a device's reports (T1.3). */
const EVERY_MS = 30_000;

/** Reports this device every 30 seconds while its connection is signed in, and takes over its record. */
export function useDeviceBeat(): void {
  useEffect(() => {
    const beat = async () => {
      if (connection.state() === 'online')
        takeDevice(await create<Device>('devices/beat', await deviceReport(navigator, VERSION)));
    };
    // the next one follows soon
    const timer = setInterval(() => void beat().catch(() => undefined), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
