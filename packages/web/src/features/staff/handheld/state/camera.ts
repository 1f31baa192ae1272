import { type CodeReader, readsCodes } from '../../../../lib/code-reader.ts';

/** Returns true where codes can be read with the camera: over a secure connection. */
export function hasCamera(
  browser: { readonly isSecureContext?: boolean },
  devices: Pick<MediaDevices, 'getUserMedia'> | undefined = navigator.mediaDevices,
): boolean {
  return browser.isSecureContext === true && readsCodes(browser) && devices !== undefined;
}

/** Milliseconds between two looks at the picture. */
const EVERY_MS = 150;

/**
 * Looks at a picture until there is a code in it, tells it once, and stops; a look that fails, as while the camera
 * starts, is followed by the next. @returns the function that stops it before
 */
export function readUntilFound(
  { read }: Pick<CodeReader, 'read'>,
  video: HTMLVideoElement,
  onFound: (text: string) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasStopped = false;
  const look = async () => {
    const found = await read(video).catch(() => []);
    const text = found.find((value) => value !== '');
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
