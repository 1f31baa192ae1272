import { describe, expect, it } from 'vitest';
import { openEdge } from '../../test/kits/edge.ts';
import { open, sendBytes, statusesIn } from '../../test/security/raw-http.ts';

const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n';
const H2C =
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n';
const NEXT = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
const SOCKET = '/api/socket.io/?EIO=4&transport=websocket';

const body = (json: unknown) => {
  const text = JSON.stringify(json);
  return `Content-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`;
};

describe('a request to upgrade the protocol', () => {
  it.each([
    ['to HTTP/2, of a page', `GET /readyz HTTP/1.1\r\nHost: a\r\n${H2C}\r\n`, 200],
    ['to HTTP/2, of a list', `GET /api/shops HTTP/1.1\r\nHost: a\r\n${H2C}\r\n`, 200],
    [
      'to HTTP/2, of a call with a body',
      `POST /api/authentication HTTP/1.1\r\nHost: a\r\n${H2C}${body({ strategy: 'pin', shop: 'shop1', pin: '1111' })}`,
      201,
    ],
    [
      'to HTTP/2, of the first live connection',
      `GET /api/socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: a\r\n${H2C}\r\n`,
      200,
    ],
    ['to TLS', 'GET /readyz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: TLS/1.0\r\n\r\n', 200],
    [
      'to WebSocket, on another path',
      `GET /readyz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${KEY}\r\n`,
      200,
    ],
    [
      'to another protocol, on the path of WebSocket',
      `GET ${SOCKET} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
      400,
    ],
  ])('%s is answered in HTTP/1.1, and the connection is closed', async (_title, request, status) => {
    const edge = await openEdge();
    for (const bytes of [request, `${request}${NEXT}`, `${request}${NEXT.slice(0, 9)}`]) {
      const said = await sendBytes(edge.url, bytes);
      expect(statusesIn(said)).toEqual([status]);
      expect(said).toMatch(/\r\nConnection: close\r\n/i);
    }
  });

  it('is accepted for WebSocket on its path, in any letter case', async () => {
    const edge = await openEdge();
    const socket = open(edge.url);
    const said = new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))));
    socket.write(
      `GET ${SOCKET} HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: WebSocket\r\n${KEY}\r\n`,
    );
    expect(await said).toMatch(/^HTTP\/1\.1 101 /);
    socket.destroy();
  });
});
