import type { Mail } from '@comanda/contract';
import { DAY_MS, MINUTE_MS } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import {
  fromJsonText,
  type JsonText,
  type Reads,
  type StoredMail,
  statement,
  type Tx,
  toJsonText,
} from '../db/index.ts';
import { instantNow, instantOf, newId } from '../lib/index.ts';
import { mailText } from './mail-texts.ts';
import type { Mailer } from './mailer.ts';

export type Mails = {
  /** Returns the mails of the last week, newest first, with links to `origin`. */
  find(origin: string): Promise<readonly Mail[]>;
  /** Sends the due mails; returns how many were sent. */
  sendDue(): Promise<number>;
  /** Deletes mails older than a week; returns how many. */
  deleteOld(): Promise<number>;
};

const WEEK_MS = 7 * DAY_MS;
const MAX_ATTEMPTS = 5;
const MAX_PER_RUN = 20;
/** Longest wait between two attempts; a mail that is due later was written before the clock was set back. */
const MAX_BACKOFF_MS = MINUTE_MS * 2 ** (MAX_ATTEMPTS - 1);

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
const every = statement<Record<never, never>>()((q) =>
  q.selectFrom('mails').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc'),
);
const deleteById = statement<{ id: string }>()((q, p) => q.deleteFrom('mails').where('id', '=', p.id));
/** Mails due now, or later than any backoff leads to; a printed mail is due when it expires. */
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
    .limit(MAX_PER_RUN),
);
/** Claims a mail for one node by moving its due time. */
const claim = statement<{ id: string; seen: string; next: string; tries: number }>()((q, p) =>
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
const deleteBefore = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('mails').where('created_at', '<', p.before),
);

/** Queues a mail, which is sent after the commit, and not after `expiresAt`. */
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

/**
 * Returns the mails of the last week to a member's address, newest first, without their texts. The office's mails to the same
 * address are not the member's: nobody proved that the address is theirs.
 */
export async function memberMails(
  read: Pick<Reads, 'all'>,
  { clock }: Pick<CoreContext, 'clock'>,
  email: string,
): Promise<readonly Omit<Mail, 'text'>[]> {
  const now = instantNow(clock);
  return (await memberRows(read, email)).map((row) => {
    const { text: _text, ...mail } = presentMail(row, '', now);
    return mail;
  });
}

/** Deletes the mails to a member's address. */
export async function deleteMemberMails(tx: Tx, email: string): Promise<void> {
  for (const { id } of await memberRows(tx, email)) await tx.run(deleteById, { id });
}

async function memberRows(read: Pick<Reads, 'all'>, email: string): Promise<readonly Row[]> {
  const rows = await read.all(every, {});
  return rows.filter(({ doc }) => {
    const { kind, to } = fromJsonText(doc);
    return kind === 'resetPassword' && to === email;
  });
}

type MailTransport = {
  /** SMTP; absent: mails stay in the outbox. */
  readonly mailer?: Mailer;
  /** Prints unsent mails in development. */
  readonly showMail?: (text: string) => void;
  readonly publicUrl: () => string;
};

/** Creates the mail queue, which sends mails outside of transactions and retries with exponential backoff. */
export function createMails(context: CoreContext, transport: MailTransport): Mails {
  const { read, write, clock } = context;
  const { mailer, showMail, publicUrl } = transport;
  return {
    async find(origin): Promise<readonly Mail[]> {
      return (await read.all(newest, {})).map((row) => presentMail(row, origin, instantNow(clock)));
    },
    async sendDue() {
      const now = instantNow(clock);
      let sent = 0;
      const beyond = instantOf(clock.now() + MAX_BACKOFF_MS);
      for (const row of await read.all(due, { now, beyond })) {
        if (row.expires_at <= now) await close(context, row, 'expired');
        else if (mailer !== undefined) sent += (await send(context, row, mailer, publicUrl())) ? 1 : 0;
        else if (showMail !== undefined) await show(context, row, showMail, publicUrl());
      }
      return sent;
    },
    deleteOld: () => write((tx) => tx.run(deleteBefore, { before: instantOf(clock.now() - WEEK_MS) })),
  };
}

/** Claims a mail and sends it; returns false when another node has it, or when sending fails. */
async function send(context: CoreContext, row: Row, mailer: Mailer, origin: string): Promise<boolean> {
  const { write, clock, log } = context;
  const tries = row.tries + 1;
  const next = instantOf(clock.now() + MINUTE_MS * 2 ** row.tries);
  const claimed = await write((tx) => tx.run(claim, { id: row.id, seen: row.due_at, next, tries }));
  if (claimed !== 1) return false;
  const mail = fromJsonText(row.doc);
  try {
    await mailer.send({ to: mail.to, ...mailText(mail, origin) });
  } catch (error) {
    log.warn({ err: error, tries }, 'sending a mail failed');
    if (tries >= MAX_ATTEMPTS) await close(context, row, 'failed');
    return false;
  }
  await close(context, row, 'sent');
  return true;
}

/** Prints a mail once; it also stays in the owner's outbox. */
async function show(
  { write }: CoreContext,
  row: Row,
  print: (text: string) => void,
  origin: string,
): Promise<void> {
  const call = { id: row.id, seen: row.due_at, next: row.expires_at, tries: row.tries };
  if ((await write((tx) => tx.run(claim, call))) !== 1) return;
  const mail = fromJsonText(row.doc);
  const { subject, text } = mailText(mail, origin);
  print(`Mail to ${mail.to} (no SMTP_URL: it is not sent)\n${subject}\n\n${text}`);
}

/** Stores the final status of a mail, without its link. */
async function close({ write }: CoreContext, row: Row, status: 'sent' | 'failed' | 'expired'): Promise<void> {
  const doc = toJsonText<StoredMail>({ ...fromJsonText(row.doc), path: '' });
  await write((tx) => tx.run(finish, { id: row.id, status, doc }));
}

/** Returns a mail for the outbox; its text, which has the link, only while it waits. */
function presentMail({ id, status, created_at, expires_at, doc }: Row, origin: string, now: string): Mail {
  const mail = fromJsonText(doc);
  const isWaiting = status === 'waiting' && expires_at > now;
  const { subject, text } = mailText(mail, origin);
  const knownStatus = (['waiting', 'sent', 'failed', 'expired'] as const).find((name) => name === status);
  return {
    _id: id,
    to: mail.to,
    subject,
    text: isWaiting ? text : '',
    status: isWaiting || knownStatus !== 'waiting' ? (knownStatus ?? 'failed') : 'expired',
    createdAt: created_at,
  };
}
