import { openCodeReader } from '../../../../lib/code-reader.ts';

/** Returns the text of the code in a picture; undefined if there is none, or it cannot be read. */
export async function readPictureCode(browser: object, file: Blob): Promise<string | undefined> {
  const reader = openCodeReader(browser);
  try {
    return (await reader.read(await createImageBitmap(file))).find((text) => text !== '');
  } catch {
    return undefined;
  } finally {
    reader.close();
  }
}
