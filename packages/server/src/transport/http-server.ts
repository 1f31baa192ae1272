import type { IncomingMessage, RequestListener, Server } from 'node:http';

// as an import, all of the module's names are read, and `WebSocket` among them loads Node's HTTP client (8 MiB)
const { createServer, ServerResponse } = process.getBuiltinModule('node:http');

/** Time limits in milliseconds: for the request head, for the whole request, and for an idle socket. */
export type Timeouts = { readonly head: number; readonly request: number; readonly silence: number };

const DEFAULT_TIMEOUTS: Timeouts = { head: 10_000, request: 30_000, silence: 60_000 };
const CHECKS_PER_TIMEOUT = 5;
const MAX_HEADER_BYTES = 16 * 1024;

/**
 * Creates an HTTP server with timeouts against slow requests and unread responses. An upgrade that `mayUpgrade`
 * rejects is answered in HTTP/1.1 as if it had not been requested (RFC 9110, 7.8).
 */
export function createHttpServer(
  timeouts: Timeouts = DEFAULT_TIMEOUTS,
  listener: RequestListener,
  mayUpgrade: (request: IncomingMessage) => boolean,
): Server {
  const { head, request, silence } = timeouts;
  const http = createServer(
    {
      headersTimeout: head,
      requestTimeout: request,
      connectionsCheckingInterval: Math.ceil(head / CHECKS_PER_TIMEOUT),
      maxHeaderSize: MAX_HEADER_BYTES,
      // a request that a proxy and this server would delimit differently is rejected (request smuggling)
      insecureHTTPParser: false,
      requireHostHeader: true,
      shouldUpgradeCallback: mayUpgrade,
      ServerResponse: CloseAfterUpgrade,
    },
    (request, response) => {
      if (hostCount(request) <= 1) listener(request, response);
      else response.writeHead(400, { Connection: 'close' }).end();
    },
  );
  http.timeout = silence;
  return http;
}

/**
 * Response that closes its connection if the request asked for an upgrade: Node discards bytes that arrived in
 * the same chunk, so the next request would start in the middle.
 */
class CloseAfterUpgrade extends ServerResponse {
  constructor(request: IncomingMessage) {
    super(request);
    if (request.headers.upgrade !== undefined) this.setHeader('Connection', 'close');
  }
}

/** Returns the number of `Host` headers. Node uses the first one, a proxy may use the last. */
function hostCount({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}
