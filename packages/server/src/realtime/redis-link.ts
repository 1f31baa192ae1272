import type { RedisClientOptions } from 'redis';

const CHANNEL = 'comanda:events';
const CONNECT_TIMEOUT_MS = 3_000;
const FIRST_RETRY_MS = 50;
const MAX_RETRY_MS = 500;

type LinkEvents = {
  readonly onMessage: (text: string) => void;
  readonly onReady: () => void;
  readonly onError: (error: Error) => void;
};

/** One publishing and one subscribing connection to Redis. */
export type RedisLink = {
  isReady(): boolean;
  /** Resolves with true once Redis has the message, with false if it could not be sent. */
  publish(text: string): Promise<boolean>;
  destroy(): void;
};

/** Opens a link that connects, and reconnects with backoff, in the background. */
export function openRedisLink(
  createClient: typeof import('redis').createClient,
  url: string,
  { onMessage, onReady, onError }: LinkEvents,
): RedisLink {
  const socket = {
    connectTimeout: CONNECT_TIMEOUT_MS,
    reconnectStrategy: (retries: number) => Math.min(2 ** retries * FIRST_RETRY_MS, MAX_RETRY_MS),
  };
  const options: RedisClientOptions = { url, socket, disableOfflineQueue: true };
  const publisher = createClient(options);
  const subscriber = createClient({ ...options, disableOfflineQueue: false });
  for (const client of [publisher, subscriber]) {
    client.on('error', onError);
    client.on('ready', onReady);
    client.connect().catch(onError);
  }
  subscriber.subscribe(CHANNEL, onMessage).then(onReady, onError);
  return {
    isReady: () => publisher.isReady,
    publish: (text) =>
      publisher.publish(CHANNEL, text).then(
        () => true,
        (error: Error) => {
          onError(error);
          return false;
        },
      ),
    destroy() {
      for (const client of [publisher, subscriber]) {
        client.removeAllListeners();
        client.on('error', () => undefined);
        client.destroy();
      }
    },
  };
}
