import type { StoredMail } from '../db/index.ts';
import { readTexts } from '../lib/index.ts';

type Text = { readonly subject: string; readonly text: string };
type Texts = typeof import('./texts/en.json');

const TEXTS = readTexts<Texts>(new URL('./texts/', import.meta.url));

/** Returns subject and text of a mail in the recipient's language, with a link to `origin`. */
export function mailText(
  { kind, locale, name = '', path, problems = [], facts, expiring, failing, payee }: StoredMail,
  origin: string,
): Text {
  const texts = TEXTS[locale];
  const { subject, body } = ofKind(kind, texts);
  const line = oneLine(name);
  const opening = line === '' ? texts.greeting : texts.greetingByName.replace('{{name}}', () => line);
  const filled = body
    .replace('{{problems}}', () => problemLines(problems, texts))
    .replace('{{link}}', () => `${origin}${path}`);
  const told = (text: string) => {
    const named = expiring ?? failing ?? payee;
    if (named !== undefined) return withNames(text, named);
    return facts === undefined ? text : withFacts(text, facts, texts);
  };
  return { subject: told(subject), text: `${opening}\n\n${told(filled)}` };
}

function ofKind(kind: StoredMail['kind'], texts: Texts) {
  if (kind === 'ownerLink') return { subject: texts.ownerLinkSubject, body: texts.ownerLinkBody };
  if (kind === 'invitation') return { subject: texts.invitationSubject, body: texts.invitationBody };
  if (kind === 'changesBlocked')
    return { subject: texts.changesBlockedSubject, body: texts.changesBlockedBody };
  if (kind === 'paymentIncident')
    return { subject: texts.paymentIncidentSubject, body: texts.paymentIncidentBody };
  if (kind === 'disputeOpened') return { subject: texts.disputeOpenedSubject, body: texts.disputeOpenedBody };
  if (kind === 'secretExpires') return { subject: texts.secretExpiresSubject, body: texts.secretExpiresBody };
  if (kind === 'accountFails') return { subject: texts.accountFailsSubject, body: texts.accountFailsBody };
  if (kind === 'payeeChanged') return { subject: texts.payeeChangedSubject, body: texts.payeeChangedBody };
  return { subject: texts.subject, body: texts.body };
}

/** Returns a line for each problem: what it is about, and what is wrong. */
function problemLines(problems: NonNullable<StoredMail['problems']>, texts: Texts): string {
  const known: Readonly<Record<string, string>> = texts;
  return problems
    .map(({ code, name }) =>
      texts.problemLine
        .replace('{{name}}', () => oneLine(name))
        .replace('{{problem}}', () => known[`problem_${code}`] ?? code),
    )
    .join('\n');
}

/** Returns free text without the line breaks by which it could add lines to the mail. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Fills in what a mail about money is about; an order without a number or table is left out. */
function withFacts(
  text: string,
  { shop, amount, order, incident, due }: NonNullable<StoredMail['facts']>,
  texts: Texts,
): string {
  const filled: Readonly<Record<string, string>> = {
    shop: oneLine(shop),
    amount,
    matter: incident === undefined ? '' : texts[`incident_${incident}`],
    decide: texts[incident === 'captureFailed' ? 'decideUncollected' : 'decideMoney'],
    order: order === '' ? '' : texts.ofOrder.replace('{{order}}', () => oneLine(order)),
    due: due === undefined ? '' : texts.answerUntil.replace('{{due}}', () => due),
  };
  return text.replace(
    /\{\{(shop|amount|matter|decide|order|due)\}\}/g,
    (_, name: string) => filled[name] ?? '',
  );
}

/**
 * Fills in which account it is whose secret ends, and when, or that its provider refuses, and why; or where the money of
 * a way to pay goes, and who changed that.
 */
function withNames(
  text: string,
  about: NonNullable<StoredMail['expiring'] | StoredMail['failing'] | StoredMail['payee']>,
): string {
  const filled: Readonly<Record<string, string>> = about;
  return text.replace(/\{\{(account|provider|day|error|shop|method|now|by)\}\}/g, (_, name: string) =>
    oneLine(filled[name] ?? ''),
  );
}
