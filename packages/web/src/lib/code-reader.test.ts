import { afterEach, expect, test, vi } from 'vitest';
import { openCodeReader, type ReadRequest, readsCodes } from './code-reader.ts';

afterEach(() => vi.unstubAllGlobals());

const PICTURE = {} as ImageBitmap;
class BarcodeDetector {
  detect = async () => [{ rawValue: 'A05' }];
}

/** A worker that answers as given: texts, nothing for a picture it cannot read, or an error of its own. */
function aWorker(answer: readonly string[] | undefined | 'broken') {
  const worker = {
    onmessage: (_message: { data: object }) => undefined,
    onerror: () => undefined,
    terminate: vi.fn(),
    postMessage: ({ id }: ReadRequest) =>
      queueMicrotask(() =>
        answer === 'broken' ? worker.onerror() : worker.onmessage({ data: { id, texts: answer } }),
      ),
  };
  return worker as unknown as Worker;
}

test('T3.3 the browser’s own reader comes first, and no worker is started beside it', async () => {
  const start = vi.fn();
  const reader = openCodeReader({ BarcodeDetector }, start);
  expect(await reader.read(PICTURE)).toEqual(['A05']);
  expect(start).not.toHaveBeenCalled();
});

test('T3.3 elsewhere a worker reads, and says when it cannot', async () => {
  vi.stubGlobal('createImageBitmap', async () => PICTURE);
  const read = (answer: Parameters<typeof aWorker>[0]) =>
    openCodeReader({}, () => aWorker(answer)).read(PICTURE);
  expect(await read(['A05', 'A06'])).toEqual(['A05', 'A06']);
  await expect(read(undefined)).rejects.toThrow('could not be read');
  await expect(read('broken')).rejects.toThrow('could not be loaded');
  const worker = aWorker([]);
  openCodeReader({}, () => worker).close();
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('T3.3 codes are read where there is a reader, or a canvas for the worker', () => {
  expect([{ BarcodeDetector }, { OffscreenCanvas: class {} }, {}].map(readsCodes)).toEqual([
    true,
    true,
    false,
  ]);
});
