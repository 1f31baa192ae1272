import { MINUTE_MS } from '@comanda/domain';
import { type Db, statement } from '../../../db/index.ts';
import { type Clock, instantNow, instantOf, type Log } from '../../../lib/index.ts';

/** Posts a webhook's body to the server; resolves with true if it was accepted. */
export type PostWebhook = (body: string, headers: Readonly<Record<string, string>>) => Promise<boolean>;

const MAX_TRIES = 20;
const RETRY_MS = 2_000;
const BATCH_SIZE = 50;
/** Longer than any delay in use: a webhook due later than this was queued before the clock was set back. */
const MAX_DELAY_MS = MINUTE_MS;

const remove = statement<{ attempt: string }>()((q, p) =>
  q.deleteFrom('sandbox_webhooks').where('attempt', '=', p.attempt),
);
const insert = statement<{ attempt: string; body: string; dueAt: string }>()((q, p) =>
  q
    .insertInto('sandbox_webhooks')
    .values({ attempt: p.attempt, body: p.body, due_at: p.dueAt, tries: 0 })
    .onConflict((conflict) => conflict.column('attempt').doNothing()),
);
const postpone = statement<{ attempt: string; dueAt: string }>()((q, p) =>
  q
    .updateTable('sandbox_webhooks')
    .set((row) => ({ due_at: p.dueAt, tries: row('tries', '+', 1) }))
    .where('attempt', '=', p.attempt),
);

type QueueDependencies = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly post: PostWebhook;
  readonly headersFor: (body: string) => Readonly<Record<string, string>>;
};

/** Webhooks waiting for delivery, stored in the database so that none is lost in a crash. */
export type WebhookQueue = {
  /** Queues the webhook of an attempt; a second one for the same attempt is ignored. */
  add(attempt: string, body: string, dueAt: string): Promise<void>;
  /** Delivers the webhooks that are due; failed ones are retried later. Returns how many were accepted. */
  deliverDue(): Promise<number>;
};

/** Creates the sandbox's queue of webhooks. */
export function createWebhookQueue(dependencies: QueueDependencies): WebhookQueue {
  const { db } = dependencies;
  return {
    async add(attempt, body, dueAt) {
      await db.unitOfWork((tx) => tx.run(insert, { attempt, body, dueAt }));
    },
    async deliverDue() {
      const due = await dueWebhooks(dependencies);
      const accepted = await Promise.all(due.map((webhook) => deliver(dependencies, webhook)));
      return accepted.filter(Boolean).length;
    },
  };
}

type Webhook = { readonly attempt: string; readonly body: string; readonly tries: number };

async function dueWebhooks({ db, clock }: QueueDependencies): Promise<readonly Webhook[]> {
  return db.read.query((q) =>
    q
      .selectFrom('sandbox_webhooks')
      .select(['attempt', 'body', 'tries'])
      .where((row) =>
        row.or([
          row('due_at', '<=', instantNow(clock)),
          row('due_at', '>', instantOf(clock.now() + MAX_DELAY_MS)),
        ]),
      )
      .orderBy('due_at')
      .limit(BATCH_SIZE),
  );
}

/** Posts one webhook, then removes it, or postpones it if it was not accepted and has tries left. */
async function deliver(dependencies: QueueDependencies, { attempt, body, tries }: Webhook): Promise<boolean> {
  const { db, clock } = dependencies;
  const isAccepted = await tryPost(dependencies, body);
  const isDone = isAccepted || tries + 1 >= MAX_TRIES;
  const dueAt = instantOf(clock.now() + RETRY_MS);
  await db.unitOfWork((tx) => (isDone ? tx.run(remove, { attempt }) : tx.run(postpone, { attempt, dueAt })));
  return isAccepted;
}

async function tryPost({ log, post, headersFor }: QueueDependencies, body: string): Promise<boolean> {
  try {
    return await post(body, headersFor(body));
  } catch (error) {
    log.warn({ error }, 'sandbox webhook could not be sent');
    return false;
  }
}
