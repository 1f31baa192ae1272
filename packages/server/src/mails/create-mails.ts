import type { Mail } from '@comanda/contract';
import type { CoreContext } from '../core/index.ts';
import { fromJsonText, type JsonText, type StoredMail, statement, type Tx, toJsonText } from '../db/index.ts';
import { instantNow, instantOf, newId } from '../lib/index.ts';
import { mailText } from './mail-texts.ts';
import type { Mailer } from './mailer.ts';

export type Mails = {
  /** The mails of the last days, newest first, with links that lead to `origin`. */
  find(origin: string): Promise<readonly Mail[]>;
  /** Sends what is due; gives how many were sent. */
  sendDue(): Promise<number>;
  forget(): Promise<number>;
};

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
const MAX_TRIES = 5;
const MAX_AT_ONCE = 20;
/** Between two tries; a mail that is due later than that is so by a clock that was set back since. */
const LONGEST_PAUSE_MS = MINUTE_MS * 2 ** (MAX_TRIES - 1);

type Row = {
  readonly id: string;
  readonly status: string;
  readonly created_at: string;
  readonly due_at: string;
  readonly expires_at: string;
  readonly tries: number;
  readonly doc: JsonText<StoredMail>;
};

const newest = statement<Record<never, never>>()((q) =>
  q.selectFrom('mails').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(500),
);
/** Due now, or at a time that no pause leads to; what was shown in place of being sent is due when it expires. */
const due = statement<{ now: string; beyond: string }>()((q, p) =>
  q
    .selectFrom('mails')
    .selectAll()
    .where('status', '=', 'waiting')
    .where((row) =>
      row.or([
        row('due_at', '<=', p.now),
        row.and([row('due_at', '>', p.beyond), row('due_at', '<', row.ref('expires_at'))]),
      ]),
    )
    .orderBy('due_at')
    .limit(MAX_AT_ONCE),
);
/** Only one node takes a mail: the one that puts off its next try. */
const take = statement<{ id: string; seen: string; next: string; tries: number }>()((q, p) =>
  q
    .updateTable('mails')
    .set({ due_at: p.next, tries: p.tries })
    .where('id', '=', p.id)
    .where('status', '=', 'waiting')
    .where('due_at', '=', p.seen),
);
const finish = statement<{ id: string; status: string; doc: string }>()((q, p) =>
  q.updateTable('mails').set({ status: p.status, doc: p.doc }).where('id', '=', p.id),
);
const forgetOld = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('mails').where('created_at', '<', p.before),
);

/** Puts a mail on its way: it goes out after the commit, and is of no use after `expiresAt`. */
export async function writeMail(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  mail: StoredMail,
  expiresAt: string,
): Promise<void> {
  const now = instantNow(clock);
  const times = { created_at: now, due_at: now, expires_at: expiresAt };
  await tx.insert('mails', [
    { id: newId(clock), status: 'waiting', ...times, tries: 0, doc: toJsonText(mail) },
  ]);
}

/** Sends what is written, outside of any transaction, and tries again what could not be sent. */
export function createMails(
  { read, write, clock, log }: CoreContext,
  {
    mailer,
    showMail,
    publicUrl,
  }: {
    readonly mailer?: Mailer;
    /** Shows a mail that nobody sends to whoever develops. */
    readonly showMail?: (text: string) => void;
    readonly publicUrl: () => string;
  },
): Mails {
  async function close(row: Row, status: 'sent' | 'failed' | 'expired'): Promise<void> {
    const kept = { ...fromJsonText(row.doc), path: '' };
    await write((tx) => tx.run(finish, { id: row.id, status, doc: toJsonText(kept) }));
  }

  async function send(row: Row, sender: Mailer): Promise<boolean> {
    const tries = row.tries + 1;
    const next = instantOf(clock.now() + MINUTE_MS * 2 ** row.tries);
    const isMine = await write((tx) => tx.run(take, { id: row.id, seen: row.due_at, next, tries }));
    if (isMine !== 1) return false;
    const mail = fromJsonText(row.doc);
    try {
      await sender.send({ to: mail.to, ...mailText(mail, publicUrl()) });
    } catch (error) {
      log.warn({ err: error, tries }, 'a mail could not be sent');
      if (tries >= MAX_TRIES) await close(row, 'failed');
      return false;
    }
    await close(row, 'sent');
    return true;
  }

  /** It stays in the owner's outbox, too, and is shown once. */
  async function show(row: Row, publish: (text: string) => void): Promise<void> {
    const call = { id: row.id, seen: row.due_at, next: row.expires_at, tries: row.tries };
    if ((await write((tx) => tx.run(take, call))) !== 1) return;
    const mail = fromJsonText(row.doc);
    const { subject, text } = mailText(mail, publicUrl());
    publish(`Mail to ${mail.to} (no SMTP_URL: it is not sent)\n${subject}\n\n${text}`);
  }

  return {
    async find(origin): Promise<readonly Mail[]> {
      return (await read.all(newest, {})).map((row) => shown(row, origin, instantNow(clock)));
    },
    async sendDue() {
      const now = instantNow(clock);
      let sent = 0;
      const beyond = instantOf(clock.now() + LONGEST_PAUSE_MS);
      for (const row of await read.all(due, { now, beyond })) {
        if (row.expires_at <= now) await close(row, 'expired');
        else if (mailer !== undefined) sent += (await send(row, mailer)) ? 1 : 0;
        else if (showMail !== undefined) await show(row, showMail);
      }
      return sent;
    },
    forget: () => write((tx) => tx.run(forgetOld, { before: instantOf(clock.now() - WEEK_MS) })),
  };
}

function shown({ id, status, created_at, expires_at, doc }: Row, origin: string, now: string): Mail {
  const mail = fromJsonText(doc);
  const isOpen = status === 'waiting' && expires_at > now;
  const { subject, text } = mailText(mail, origin);
  const known = (['waiting', 'sent', 'failed', 'expired'] as const).find((name) => name === status);
  return {
    _id: id,
    to: mail.to,
    subject,
    text: isOpen ? text : '',
    status: isOpen || known !== 'waiting' ? (known ?? 'failed') : 'expired',
    createdAt: created_at,
  };
}
