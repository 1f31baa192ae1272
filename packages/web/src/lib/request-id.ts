/** The two digits of each byte. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * Returns a fresh UUID for an idempotent call; also works on plain HTTP in a local network. It begins with the time
 * (version 7), so that the server's index of requests grows at its end.
 */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  let random = '';
  for (const byte of bytes) random += HEX[byte];
  const hex = Date.now().toString(16).padStart(12, '0') + random.slice(12);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
