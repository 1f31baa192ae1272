/** A picture for the worker that reads codes. */
export type ReadRequest = { readonly id: number; readonly picture: ImageBitmap };
/** Its answer; without texts if the picture could not be read. */
export type ReadAnswer = { readonly id: number; readonly texts?: readonly string[] };

/** Reader of bar codes and QR codes. */
export type CodeReader = {
  /** Returns the texts of the codes in a picture. */
  readonly read: (picture: ImageBitmapSource) => Promise<readonly string[]>;
  readonly close: () => void;
};

type Detector = {
  readonly detect: (picture: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>;
};
type WithReader = { readonly BarcodeDetector?: new () => Detector; readonly OffscreenCanvas?: unknown };
type Waiting = {
  readonly resolve: (texts: readonly string[]) => void;
  readonly reject: (reason: Error) => void;
};

/** Returns true in a browser that reads codes itself, or in which the worker can. */
export function readsCodes(browser: object): boolean {
  const { BarcodeDetector, OffscreenCanvas } = browser as WithReader;
  return BarcodeDetector !== undefined || OffscreenCanvas !== undefined;
}

function startWorker(): Worker {
  return new Worker(new URL('./read-codes.ts', import.meta.url));
}

function workersReader(worker: Worker): CodeReader {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.onmessage = ({ data: { id, texts } }: MessageEvent<ReadAnswer>) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (texts === undefined) call?.reject(new Error('the picture could not be read'));
    else call?.resolve(texts);
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('the reader of codes could not be loaded'));
    waiting.clear();
  };
  return {
    read: async (source) => {
      const picture = await createImageBitmap(source);
      return new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ id: last, picture } satisfies ReadRequest, [picture]);
      });
    },
    close: () => worker.terminate(),
  };
}

/** Opens the browser's own reader of codes; where it has none, ours, which is loaded only then. */
export function openCodeReader(browser: object, start: () => Worker = startWorker): CodeReader {
  const { BarcodeDetector } = browser as WithReader;
  if (BarcodeDetector === undefined) return workersReader(start());
  const detector = new BarcodeDetector();
  return {
    read: async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue),
    close: () => undefined,
  };
}
