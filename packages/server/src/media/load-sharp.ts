/** Loads the image library on first use: it is large, and not needed while all requested pictures are cached. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
export type Sharp = Awaited<ReturnType<typeof loadSharp>>;
