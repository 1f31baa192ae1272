import { expect, test, vi } from 'vitest';
import { createCodeReader, hasCamera, readUntilFound } from './camera.ts';

const VIDEO = {} as HTMLVideoElement;
class BarcodeDetector {
  detect = async () => [{ rawValue: 'A05' }];
}
const DEVICES = { getUserMedia: async () => ({}) as MediaStream };

test('T3.3 the camera is offered over a secure connection where the browser reads codes, nowhere else', () => {
  const browser = { BarcodeDetector, isSecureContext: true };
  expect(hasCamera(browser, DEVICES)).toBe(true);
  expect(hasCamera({ ...browser, isSecureContext: false }, DEVICES)).toBe(false);
  expect(hasCamera({ isSecureContext: true }, DEVICES)).toBe(false);
  expect(createCodeReader({})).toBeUndefined();
  expect(createCodeReader(browser)).toBeInstanceOf(BarcodeDetector);
});

test('T3.3 the camera looks until it finds a code, tells it once, and nothing after it was stopped', async () => {
  vi.useFakeTimers();
  try {
    const looks = [
      Promise.reject(new Error('no picture yet')),
      Promise.resolve([]),
      Promise.resolve([{ rawValue: '104' }]),
    ];
    const found: string[] = [];
    readUntilFound({ detect: () => looks.shift() ?? Promise.resolve([]) }, VIDEO, (text) => found.push(text));
    await vi.advanceTimersByTimeAsync(1000);
    expect([found, looks.length]).toEqual([['104'], 0]);
    const stop = readUntilFound({ detect: async () => [{ rawValue: '105' }] }, VIDEO, (text) =>
      found.push(text),
    );
    stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(found).toEqual(['104']);
  } finally {
    vi.useRealTimers();
  }
});
