import { CLOCK_EVENT } from '@comanda/contract';
import type { Page } from 'playwright-core';

/** The framework's error as it comes over the wire. */
export type Refusal = {
  readonly code: number;
  readonly message: string;
  readonly data: { readonly code: string };
};

/** Answers every call of a service with a refusal, in place of the server. */
export function refuseCalls(page: Page, service: string, refusal: Refusal): Promise<void> {
  return answerCalls(page, service, [refusal]);
}

type Answer = readonly [Refusal] | readonly [null, unknown];

/** Answers every call of a service in place of the server: with an error, or with nothing and a result. */
export function answerCalls(page: Page, service: string, answer: Answer): Promise<void> {
  return takeCalls(page, service, (reply) => reply(answer));
}

/** Takes every call of a service from the server, to answer it now or later, by its method. */
export async function takeCalls(
  page: Page,
  service: string,
  take: (reply: (answer: Answer) => void, method: unknown) => void,
): Promise<void> {
  await page.routeWebSocket(/\/api\/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const call = /^42(\d+)(\[.*\])$/s.exec(String(message));
      const [method, called] = call ? (JSON.parse(call[2] ?? '[]') as readonly unknown[]) : [];
      if (!call || called !== service) return server.send(message);
      take((answer) => socket.send(`43${call[1]}${JSON.stringify(answer)}`), method);
    });
  });
}

/** Keeps the server's time from a page that is opened later, which then goes by its own clock. */
export async function leaveToOwnClock(page: Page): Promise<void> {
  await page.routeWebSocket(/\/api\/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!String(message).startsWith(`42["${CLOCK_EVENT}"`)) socket.send(message);
    });
  });
}
