/** WebSocket's farewell to who sends a message that is too big (RFC 6455, 7.4.1). */
const TOO_BIG = 1009;
const MASK_BYTES = 4;
const START_BYTES = 32;

type WebSocket = {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  /** What reads the messages: private to `ws`, and looked at with care. */
  readonly _receiver?: { readonly _buffers?: unknown; readonly _fragments?: unknown };
};

/**
 * Acts just before the farewell of a message that is too big, after which nothing can be sent. Such a message is
 * refused by its announced length and never read: `start` is what has come of it so far, 32 characters at most.
 */
export function beforeTooBig(
  transport: object,
  act: (start: string, send: (text: string) => void) => void,
): void {
  const webSocket = webSocketOf(transport);
  if (webSocket === undefined) return;
  const close = webSocket.close.bind(webSocket);
  webSocket.close = (code, reason) => {
    if (code === TOO_BIG) act(startOf(webSocket), (text) => webSocket.send(text));
    close(code, reason);
  };
}

/** A polling transport has none. */
function webSocketOf(transport: object): WebSocket | undefined {
  // the transport declares it private
  return 'socket' in transport ? (transport.socket as WebSocket) : undefined;
}

/** How the refused message begins: in its first frame when it came in several, else behind the mask; empty if unknown. */
function startOf({ _receiver: receiver }: WebSocket): string {
  const [first] = buffersIn(receiver?._fragments);
  if (first !== undefined) return first.toString('latin1', 0, START_BYTES);
  const left = Buffer.concat(buffersIn(receiver?._buffers));
  const mask = left.subarray(0, MASK_BYTES);
  const redacted = left.subarray(MASK_BYTES, MASK_BYTES + START_BYTES);
  return String.fromCharCode(...redacted.map((byte, at) => byte ^ (mask[at % MASK_BYTES] ?? 0)));
}

function buffersIn(value: unknown): readonly Buffer[] {
  return Array.isArray(value) ? value.filter((each) => Buffer.isBuffer(each)) : [];
}
