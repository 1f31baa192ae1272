/** The image library is large, and not needed while every picture asked for is a file already. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
export type Sharp = Awaited<ReturnType<typeof loadSharp>>;
