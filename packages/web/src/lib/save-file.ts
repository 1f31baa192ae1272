/** Time in milliseconds that a browser has to begin reading a file it was given. */
const READING_MS = 60_000;

/** Saves a file in the browser's downloads. */
export function saveFile(name: string, parts: readonly BlobPart[], type: string): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READING_MS);
}
