/** The part of the browser's reader of codes that is used. */
type CodeReader = {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
};
type WithReader = { readonly isSecureContext?: boolean; readonly BarcodeDetector?: new () => CodeReader };

/** Returns true where this browser can read codes with its camera: over a secure connection, with its own reader. */
export function hasCamera(
  browser: object,
  devices: Pick<MediaDevices, 'getUserMedia'> | undefined = navigator.mediaDevices,
): boolean {
  const { isSecureContext, BarcodeDetector } = browser as WithReader;
  return isSecureContext === true && BarcodeDetector !== undefined && devices !== undefined;
}

/** Creates the browser's reader. */
export function createCodeReader(browser: object): CodeReader | undefined {
  const { BarcodeDetector } = browser as WithReader;
  return BarcodeDetector && new BarcodeDetector();
}

/** Milliseconds between two looks at the picture. */
const EVERY_MS = 150;

/**
 * Looks at a picture until there is a code in it, tells it once, and stops; a look that fails, as while the camera
 * starts, is followed by the next. @returns the function that stops it before
 */
export function readUntilFound(
  { detect }: CodeReader,
  video: HTMLVideoElement,
  onFound: (text: string) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasStopped = false;
  const look = async () => {
    const found = await detect(video).catch(() => []);
    const text = found.map(({ rawValue }) => rawValue).find((value) => value !== '');
    if (hasStopped) return;
    if (text === undefined) timer = setTimeout(() => void look(), EVERY_MS);
    else onFound(text);
  };
  void look();
  return () => {
    hasStopped = true;
    clearTimeout(timer);
  };
}
