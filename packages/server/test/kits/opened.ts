type Closable = { close(): Promise<void> };

const opened: Closable[] = [];

/** Has something closed after the test that runs, or after the next one. */
export function closeAfterTest(closable: Closable): void {
  opened.push(closable);
}

/** Closes everything that was opened since the last time, in that order. */
export async function closeOpened(): Promise<void> {
  for (const closable of opened.splice(0)) await closable.close();
}
