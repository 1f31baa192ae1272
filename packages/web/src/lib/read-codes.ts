/** Worker that reads codes where the browser has no reader of its own: WebAssembly, which pages may not run. */
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { ReadAnswer, ReadRequest } from './code-reader.ts';

prepareZXingModule({ overrides: { locateFile: () => wasm } });
const detector = new BarcodeDetector();

async function answer({ id, picture }: ReadRequest): Promise<ReadAnswer> {
  try {
    const found = await detector.detect(picture);
    return { id, texts: found.map(({ rawValue }) => rawValue) };
  } catch {
    return { id };
  }
}

addEventListener('message', async ({ data }: MessageEvent<ReadRequest>) => postMessage(await answer(data)));
