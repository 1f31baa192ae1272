import { type Db, statement } from '../../../db/index.ts';
import { type Clock, instantNow, instantOf, type Log } from '../../../lib/index.ts';

/** Sends a webhook's body to the server; whether it was taken. */
export type PostWebhook = (body: string, headers: Readonly<Record<string, string>>) => Promise<boolean>;

const TRIES = 20;
const RETRY_MS = 2_000;
const AT_A_TIME = 50;
/** Nothing is put off for so long: what is due later is so by a clock that was set back since. */
const NEVER_AHEAD_MS = 60_000;

const remove = statement<{ attempt: string }>()((q, p) =>
  q.deleteFrom('sandbox_webhooks').where('attempt', '=', p.attempt),
);
const keepWebhook = statement<{ attempt: string; body: string; dueAt: string }>()((q, p) =>
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

/** Webhooks that are sent when they are due and kept until they are taken, so that a crash loses none. */
export function createWebhookQueue({
  db,
  clock,
  log,
  post,
  headersFor,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly post: PostWebhook;
  readonly headersFor: (body: string) => Readonly<Record<string, string>>;
}) {
  async function isTaken(body: string): Promise<boolean> {
    try {
      return await post(body, headersFor(body));
    } catch (error) {
      log.warn({ error }, 'a sandbox webhook could not be sent');
      return false;
    }
  }

  async function deliver(attempt: string, body: string, tries: number): Promise<boolean> {
    const taken = await isTaken(body);
    const isOver = taken || tries + 1 >= TRIES;
    const dueAt = instantOf(clock.now() + RETRY_MS);
    await db.unitOfWork((tx) =>
      isOver ? tx.run(remove, { attempt }) : tx.run(postpone, { attempt, dueAt }),
    );
    return taken;
  }

  return {
    async keep(attempt: string, body: string, dueAt: string): Promise<void> {
      await db.unitOfWork((tx) => tx.run(keepWebhook, { attempt, body, dueAt }));
    },
    async deliverDue(): Promise<number> {
      const due = await db.read.query((q) =>
        q
          .selectFrom('sandbox_webhooks')
          .select(['attempt', 'body', 'tries'])
          .where((row) =>
            row.or([
              row('due_at', '<=', instantNow(clock)),
              row('due_at', '>', instantOf(clock.now() + NEVER_AHEAD_MS)),
            ]),
          )
          .orderBy('due_at')
          .limit(AT_A_TIME),
      );
      const taken = await Promise.all(due.map(({ attempt, body, tries }) => deliver(attempt, body, tries)));
      return taken.filter(Boolean).length;
    },
  };
}
