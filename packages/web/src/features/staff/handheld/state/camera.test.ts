import { expect, test, vi } from 'vitest';
import { hasCamera, readUntilFound } from './camera.ts';

const VIDEO = {} as HTMLVideoElement;
class BarcodeDetector {}
const DEVICES = { getUserMedia: async () => ({}) as MediaStream };

test('T3.3 the camera is offered over a secure connection where codes can be read, nowhere else', () => {
  const browser = { BarcodeDetector, isSecureContext: true };
  expect(hasCamera(browser, DEVICES)).toBe(true);
  expect(hasCamera({ ...browser, isSecureContext: false }, DEVICES)).toBe(false);
  expect(hasCamera({ isSecureContext: true }, DEVICES)).toBe(false);
});

test('T3.3 the camera looks until it finds a code, tells it once, and nothing after it was stopped', async () => {
  vi.useFakeTimers();
  try {
    const looks = [
      Promise.reject(new Error('no picture yet')),
      Promise.resolve([]),
      Promise.resolve(['104']),
    ];
    const found: string[] = [];
    readUntilFound({ read: () => looks.shift() ?? Promise.resolve([]) }, VIDEO, (text) => found.push(text));
    await vi.advanceTimersByTimeAsync(1000);
    expect([found, looks.length]).toEqual([['104'], 0]);
    const stop = readUntilFound({ read: async () => ['105'] }, VIDEO, (text) => found.push(text));
    stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(found).toEqual(['104']);
  } finally {
    vi.useRealTimers();
  }
});
