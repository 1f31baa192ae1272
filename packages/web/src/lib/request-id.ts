/**
 * Returns a fresh UUID for an idempotent call; also works on plain HTTP in a local network. It begins with the time
 * (version 7), so that the server's index of requests grows at its end.
 */
export function newRequestId(): string {
  let hex = Date.now().toString(16).padStart(12, '0');
  for (const byte of crypto.getRandomValues(new Uint8Array(10))) hex += byte.toString(16).padStart(2, '0');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-7$3-8$4-');
}
