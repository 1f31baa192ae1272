type PictureReader = {
  readonly detect: (picture: ImageBitmap) => Promise<readonly { readonly rawValue: string }[]>;
};
type WithReader = { readonly BarcodeDetector?: new () => PictureReader };

/** Returns true in a browser that reads codes in pictures. */
export function readsPictures(browser: object): boolean {
  return (browser as WithReader).BarcodeDetector !== undefined;
}

/** Returns the text of the code in a picture; undefined if there is none, or the browser cannot read it. */
export async function readPictureCode(browser: object, file: Blob): Promise<string | undefined> {
  const { BarcodeDetector } = browser as WithReader;
  if (BarcodeDetector === undefined) return undefined;
  try {
    const found = await new BarcodeDetector().detect(await createImageBitmap(file));
    return found.map(({ rawValue }) => rawValue).find((text) => text !== '');
  } catch {
    return undefined;
  }
}
