/** Close code for a message that is too big (RFC 6455, 7.4.1). */
const MESSAGE_TOO_BIG = 1009;
const MASK_BYTES = 4;
const MAX_START_BYTES = 32;

type WebSocket = {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  /** The message parser, private to `ws`; accessed defensively. */
  readonly _receiver?: { readonly _buffers?: unknown; readonly _fragments?: unknown };
};

/**
 * Calls `act` right before the socket is closed for an oversized message; nothing can be sent afterwards. Such
 * a message is refused by its announced length and never read: `start` holds the part received so far, at most
 * 32 characters.
 */
export function beforeOversizedMessage(
  transport: object,
  act: (start: string, send: (text: string) => void) => void,
): void {
  const webSocket = webSocketOf(transport);
  if (webSocket === undefined) return;
  const close = webSocket.close.bind(webSocket);
  webSocket.close = (code, reason) => {
    if (code === MESSAGE_TOO_BIG) act(startOf(webSocket), (text) => webSocket.send(text));
    close(code, reason);
  };
}

/** Returns the WebSocket of a transport; undefined for polling. */
function webSocketOf(transport: object): WebSocket | undefined {
  // the transport declares it private
  return 'socket' in transport ? (transport.socket as WebSocket) : undefined;
}

/**
 * Returns the beginning of the refused message: from its first fragment, or unmasked from the buffer; empty if
 * unknown.
 */
function startOf({ _receiver: receiver }: WebSocket): string {
  const [first] = buffersIn(receiver?._fragments);
  if (first !== undefined) return first.toString('latin1', 0, MAX_START_BYTES);
  const left = Buffer.concat(buffersIn(receiver?._buffers));
  const mask = left.subarray(0, MASK_BYTES);
  const masked = left.subarray(MASK_BYTES, MASK_BYTES + MAX_START_BYTES);
  return String.fromCharCode(...masked.map((byte, at) => byte ^ (mask[at % MASK_BYTES] ?? 0)));
}

function buffersIn(value: unknown): readonly Buffer[] {
  return Array.isArray(value) ? value.filter((each) => Buffer.isBuffer(each)) : [];
}
