import { expect, test } from 'vitest';
import { deviceReport } from './device-report.ts';

test('T1.3 a device reports its version, and its battery where the browser tells it', async () => {
  const plain = { waiting: 0, version: '1.2.3' };
  expect(await deviceReport({}, '1.2.3')).toEqual(plain);
  expect(await deviceReport({ getBattery: () => Promise.reject(new Error('no')) }, '1.2.3')).toEqual(plain);
  const battery = { level: 0.804, charging: true };
  expect(await deviceReport({ getBattery: async () => battery }, '1.2.3')).toEqual({
    ...plain,
    battery: 80,
    isCharging: true,
  });
});
