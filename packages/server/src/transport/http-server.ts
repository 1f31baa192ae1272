import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
} from 'node:http';

/** Milliseconds that a caller may take: for the head of a request, for the whole of it, and without a byte. */
export type Timeouts = { readonly head: number; readonly request: number; readonly silence: number };

const USUAL: Timeouts = { head: 10_000, request: 30_000, silence: 60_000 };
const CHECKS = 5;
const LONGEST_HEAD = 16 * 1024;

/**
 * A server that hangs up on callers who send their request byte by byte, or do not take the answer. A request to
 * change the protocol that `mayUpgrade` does not take is answered in HTTP/1.1, as if it had not asked (RFC 9110, 7.8).
 */
export function createHttpServer(
  timeouts: Timeouts = USUAL,
  listener: RequestListener,
  mayUpgrade: (request: IncomingMessage) => boolean,
): Server {
  const { head, request, silence } = timeouts;
  const http = createServer(
    {
      headersTimeout: head,
      requestTimeout: request,
      connectionsCheckingInterval: Math.ceil(head / CHECKS),
      maxHeaderSize: LONGEST_HEAD,
      // of two requests that a proxy and we would tell apart differently, neither is answered
      insecureHTTPParser: false,
      requireHostHeader: true,
      shouldUpgradeCallback: mayUpgrade,
      ServerResponse: OnceAfterUpgrade,
    },
    (request, response) => {
      if (hostsOf(request) <= 1) listener(request, response);
      else response.writeHead(400, { Connection: 'close' }).end();
    },
  );
  http.timeout = silence;
  return http;
}

/**
 * An answer that is its connection's last where the request asked for another protocol: Node drops what came in one
 * piece with such a request, so that the next one would begin in its middle.
 */
class OnceAfterUpgrade extends ServerResponse {
  constructor(request: IncomingMessage) {
    super(request);
    if (request.headers.upgrade !== undefined) this.setHeader('Connection', 'close');
  }
}

/** The server itself takes a second host for none; a proxy may take the first for none. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}
