import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';

/** Milliseconds that a caller may take: for the head of a request, for the whole of it, and without a byte. */
export type Patience = { readonly head: number; readonly request: number; readonly silence: number };

const USUAL: Patience = { head: 10_000, request: 30_000, silence: 60_000 };
const CHECKS = 5;
const LONGEST_HEAD = 16 * 1024;

/** A server that hangs up on callers who send their request byte by byte, or do not take the answer. */
export function createPatientServer(patience: Patience = USUAL, listener: RequestListener): Server {
  const { head, request, silence } = patience;
  const http = createServer(
    {
      headersTimeout: head,
      requestTimeout: request,
      connectionsCheckingInterval: Math.ceil(head / CHECKS),
      maxHeaderSize: LONGEST_HEAD,
      // of two requests that a proxy and we would tell apart differently, neither is answered
      insecureHTTPParser: false,
      requireHostHeader: true,
    },
    (request, response) => {
      if (hostsOf(request) <= 1) listener(request, response);
      else response.writeHead(400, { Connection: 'close' }).end();
    },
  );
  http.timeout = silence;
  return http;
}

/** The server itself takes a second host for none; a proxy may take the first for none. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}
