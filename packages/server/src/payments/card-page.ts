import { createHash, createHmac } from 'node:crypto';
import { isLanguageCode, type Locale, type PaymentAttempt } from '@comanda/contract';
import {
  type CurrencyFormat,
  currencyFormatOf,
  guestLanguage,
  type Language,
  type LocalizedText,
  offeredLanguages,
} from '@comanda/domain';
import { shopOf } from '../catalogue/availability/index.ts';
import type { CoreContext } from '../core/index.ts';
import type { StoredAttempt } from '../db/index.ts';
import { CodedError, instantNow } from '../lib/index.ts';
import { type AccountParts, openAccountById } from './accounts/index.ts';
import { findAttempt, isOpen, presentAttempt } from './attempts/index.ts';
import { cardContext } from './card-context.ts';
import { isSameText, type ProviderForm } from './port/index.ts';

/** Parts by which a page with a provider's form is opened; `pageKey` makes the tokens. */
export type CardPageParts = AccountParts & { readonly publicUrl: () => string; readonly pageKey: string };

/** A page with the form that opens a provider's page, or the path back of an attempt that has ended. */
export type CardPage =
  | {
      readonly attempt: PaymentAttempt;
      readonly form: ProviderForm;
      readonly formOrigins: readonly string[];
      readonly provider: LocalizedText;
      readonly currency: CurrencyFormat;
      readonly locale: Locale;
      /** The languages that the shop offers (office B5.4). */
      readonly languages: readonly Language[];
    }
  | { readonly returnPath: string };

/** A page that is asked for by its token; `asked` is the language chosen on it. */
export type AskedCardPage = {
  readonly id: string;
  readonly token: string;
  readonly asked?: Locale;
  readonly usual: Locale;
};

const TOKEN_BYTES = 16;

/** Returns the token that opens the page of an attempt: 128 bits that only this installation can make (payments M1.5). */
function tokenOf(pageKey: string, attempt: string): string {
  const mac = createHmac('sha256', pageKey).update(`cardPage:${attempt}`).digest();
  return mac.subarray(0, TOKEN_BYTES).toString('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Returns the page of a new attempt as it is stored: of its token only the hash. */
export function newCardPage(
  pageKey: string,
  attempt: string,
  locale: string | undefined,
): NonNullable<StoredAttempt['page']> {
  const hash = hashOf(tokenOf(pageKey, attempt));
  return { hash, ...(isLanguageCode(locale) && { locale }) };
}

/** Presents an attempt to the guest who pays: while it is open, with the address of its page, token and all. */
export function presentToPayer(
  { publicUrl, pageKey }: Pick<CardPageParts, 'publicUrl' | 'pageKey'>,
  attempt: StoredAttempt,
): PaymentAttempt {
  const presented = presentAttempt(attempt);
  if (attempt.page === undefined || !isOpen(attempt.status)) return presented;
  const { _id } = attempt;
  return { ...presented, redirect: `${publicUrl()}/payment/card/${_id}?t=${tokenOf(pageKey, _id)}` };
}

/**
 * Opens the page of an attempt with the form of its provider, signed now, in the language that is asked for, else that
 * of the attempt, else the usual one, as far as the shop offers it. Throws `notFound` for another token.
 */
export async function openCardPage(
  context: CoreContext,
  parts: CardPageParts,
  { id, token, asked, usual }: AskedCardPage,
): Promise<CardPage> {
  const attempt = await findAttempt(context.read, { attempt: id });
  if (attempt?.page === undefined || !isSameText(attempt.page.hash, hashOf(token)))
    throw new CodedError('notFound');
  if (!isOpen(attempt.status)) return { returnPath: returnPathOf(attempt) };
  const provider = parts.byName.get(attempt.provider);
  const method = (await context.catalogue.load(attempt.shop)).get('paymentMethods', attempt.method);
  const account =
    attempt.account === undefined
      ? undefined
      : await openAccountById(context.read, parts.sealer, attempt.account);
  const shop = shopOf(context, attempt.shop);
  if (provider?.form === undefined || method === undefined || account === undefined)
    throw new CodedError('notFound');
  const locale = guestLanguage({ chosen: asked ?? attempt.page.locale ?? usual }, shop).code;
  const form = provider.form(attempt, {
    ...{ publicUrl: parts.publicUrl(), method, shop, account, now: instantNow(context.clock) },
    ...{ locale, ...(await cardContext(context, parts, attempt)) },
  });
  return {
    ...{ attempt: presentAttempt(attempt), form, formOrigins: provider.formOrigins ?? [] },
    provider: provider.configuration?.name ?? method.name,
    ...{ currency: currencyFormatOf(shop), locale, languages: offeredLanguages(shop) },
  };
}

/** Returns the path that the guest of an attempt comes back to. */
export function returnPathOf({ _id, returnPath = '/payment/return' }: StoredAttempt): string {
  const { pathname, searchParams } = new URL(returnPath, 'https://path.invalid');
  searchParams.set('payment', _id);
  return `${pathname}?${searchParams}`;
}
