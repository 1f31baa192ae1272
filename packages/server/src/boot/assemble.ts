import { join } from 'node:path';
import { type Core, createCore } from '../composition/index.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import { createEcpay } from '../invoices/ecpay/index.ts';
import { coreJobs, startJobs } from '../jobs/index.ts';
import { type Clock, createSystemClock, type Log, versionOfProgram } from '../lib/index.ts';
import { createSmtpMailer } from '../mails/index.ts';
import type { OutboxEvent } from '../outbox/index.ts';
import { createPaymentProviders, type ProviderAddresses } from '../payments/providers/index.ts';
import type { Sandbox } from '../payments/providers/sandbox/index.ts';
import {
  type Bus,
  createRelay,
  createRemoteEvents,
  openRedisBus,
  type Relay,
  type RemoteEvents,
} from '../realtime/index.ts';

const MIB = 1024 * 1024;

export type Assembly = {
  readonly core: Core;
  readonly relay: Relay;
  readonly sandbox: Sandbox;
  readonly clock: Clock;
  /** Starts the recurring jobs; `webhooksTo` is this server's own address. */
  startJobs(webhooksTo: string): void;
  close(): Promise<void>;
};

/** Creates the delivery of committed events: to this node's listeners, and over a bus once there is one. */
function createDelivery(relay: Relay, log: Log) {
  let bus: Bus | undefined;
  let remote: RemoteEvents | undefined;
  return {
    onCommitted: (events: readonly OutboxEvent[]) => {
      const published = bus?.publish(events);
      remote?.noteLocal(events);
      try {
        relay.publish(events);
      } catch (error) {
        log.error({ err: error }, 'event delivery failed');
      }
      return published;
    },
    async openBus(redisUrl: string, core: Core): Promise<void> {
      remote = createRemoteEvents({ core, relay, log });
      bus = await openRedisBus(redisUrl, remote, log);
    },
    async close(): Promise<void> {
      await bus?.close();
      remote?.close();
    },
  };
}

/** Wires the core, its payment providers and the events between nodes over one database; `addresses` is for tests. */
export async function assemble(
  config: Config,
  db: Db,
  { secret, log, addresses }: { secret: string; log: Log; addresses?: ProviderAddresses | undefined },
): Promise<Assembly> {
  const clock = createSystemClock();
  const relay = createRelay();
  const self = { url: '' };
  const post = async (body: string, headers: Readonly<Record<string, string>>) => {
    const url = `${self.url}/api/payments/webhook/sandbox`;
    return (await fetch(url, { method: 'POST', body, headers })).ok;
  };
  const shopOf = (id: string) => core.catalogue.get('shops', id);
  const providers = createPaymentProviders({ db, clock, secret, log, post, shopOf }, addresses);
  const { sandbox } = providers;
  const delivery = createDelivery(relay, log);
  const core = createCore({
    db,
    clock,
    secret,
    log,
    providers: providers.all,
    invoicing: [createEcpay({ address: addresses?.ecpay })],
    paymentSecretsKey: config.paymentSecretsKey,
    previousPaymentSecretsKey: config.previousPaymentSecretsKey,
    // without PUBLIC_URL guests stay on their origin, so a path suffices
    publicUrl: () => config.publicUrl ?? '',
    files: join(config.dataDir, 'files'),
    version: versionOfProgram(),
    menuBytes: config.menuMebibytes * MIB,
    onCommitted: delivery.onCommitted,
    mailer: config.mail && createSmtpMailer(config.mail.url, config.mail.from),
    // bypasses the log, which redacts the link
    showMail: config.webDev ? (text) => void process.stdout.write(`\n${text}\n`) : undefined,
  });
  if (config.redisUrl !== undefined) await delivery.openBus(config.redisUrl, core);
  await core.start();
  let jobs: { stop(): Promise<void> } | undefined;
  return {
    core,
    relay,
    sandbox,
    clock,
    startJobs(webhooksTo) {
      self.url = webhooksTo;
      jobs = startJobs(coreJobs({ core, db, clock, sandbox, hasBus: config.redisUrl !== undefined }), log);
    },
    async close() {
      core.exports.stop();
      await jobs?.stop();
      await delivery.close();
      await core.close();
    },
  };
}
