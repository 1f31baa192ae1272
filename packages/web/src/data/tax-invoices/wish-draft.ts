import type { InvoiceWish } from '@comanda/contract';
import { type InvoiceKind, type InvoiceWishField, invoiceWishProblem } from '@comanda/domain';

/** Typed fields of a wish for a tax invoice; each kind keeps its own text while another one is chosen. */
export type WishDraft = {
  readonly kind: InvoiceKind;
  readonly mobile: string;
  readonly certificate: string;
  readonly donation: string;
  readonly businessNumber: string;
  readonly email: string;
};
/** A field of the form, by its text in the draft. */
export type WishEntry = Exclude<keyof WishDraft, 'kind'>;

/** The kinds in the order in which they are asked: most guests in Taiwan have a mobile barcode. */
export const ASKED_KINDS: readonly InvoiceKind[] = ['mobile', 'paper', 'provider', 'certificate', 'donation'];

const ENTRIES: Readonly<Record<InvoiceKind, readonly WishEntry[]>> = {
  mobile: ['mobile', 'businessNumber'],
  paper: ['businessNumber'],
  provider: ['email', 'businessNumber'],
  certificate: ['certificate', 'businessNumber'],
  donation: ['donation'],
};
/** Length of a mobile barcode without its slash. */
const BARCODE = /^[0-9A-Z.+-]{7}$/;

/** Returns the fields of a kind; the last one of all but a donation may stay empty. */
export function entriesOf(kind: InvoiceKind): readonly WishEntry[] {
  return ENTRIES[kind];
}

/** Returns the field of the form that a wrong field of a wish was typed in. */
export function entryOf(kind: InvoiceKind, field: InvoiceWishField): WishEntry {
  if (field !== 'carrier') return field;
  return kind === 'certificate' ? 'certificate' : 'mobile';
}

/** Returns a draft that shows a wish. */
export function draftOf({ kind, carrier = '', donation = '', businessNumber = '', email = '' }: InvoiceWish) {
  return {
    kind,
    mobile: kind === 'mobile' ? carrier : '',
    certificate: kind === 'certificate' ? carrier : '',
    ...{ donation, businessNumber, email },
  } satisfies WishDraft;
}

/** Returns the wish of a draft: without blanks, in capitals, a barcode with its slash, and no field that stayed empty. */
export function wishOf(draft: WishDraft): InvoiceWish {
  const { kind } = draft;
  const [carrier, donation, businessNumber, email] = [
    kind === 'certificate' ? upper(draft.certificate) : withSlash(upper(draft.mobile)),
    ...[draft.donation, draft.businessNumber, draft.email].map((text) => text.replaceAll(/\s/g, '')),
  ];
  const has = (entry: WishEntry) => ENTRIES[kind].includes(entry);
  return {
    kind,
    ...((has('mobile') || has('certificate')) && carrier && { carrier }),
    ...(has('donation') && donation && { donation }),
    ...(has('businessNumber') && businessNumber && { businessNumber }),
    ...(has('email') && email && { email }),
  };
}

/** Returns the wish of a scanned carrier, a mobile barcode or a certificate; undefined for any other text. */
export function scannedWish(text: string): InvoiceWish | undefined {
  const carrier = upper(text);
  const wishes: readonly InvoiceWish[] = [
    { kind: 'mobile', carrier },
    { kind: 'certificate', carrier },
  ];
  return wishes.find((wish) => invoiceWishProblem(wish) === undefined);
}

function upper(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

function withSlash(text: string): string {
  return BARCODE.test(text) ? `/${text}` : text;
}
