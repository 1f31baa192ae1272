import type { InvoiceWish } from '@comanda/contract';
import { INVOICE_WISH_FIELDS, type InvoiceKind, invoiceWishProblem } from '@comanda/domain';
import { useRef, useState } from 'react';
import { CallError } from '../calls/call-error.ts';
import { draftOf, entryOf, type WishEntry, wishOf } from './wish-draft.ts';

/** A field that is wrong; `unknown` if its form is right, and nobody has such a barcode or code. */
type Problem = { readonly entry: WishEntry; readonly kind: 'wrong' | 'unknown' };

/** Returns the field that the server says is wrong; undefined for other errors. */
function refusedField(error: unknown) {
  if (!(error instanceof CallError) || error.code !== 'invoiceWishInvalid') return undefined;
  return INVOICE_WISH_FIELDS.find((field) => field === error.data.field);
}

/** Returns the form of a wish for a tax invoice: its draft, what is wrong with it, and the function that gives it. */
export function useWishForm(wish: InvoiceWish, onGiven: (wish: InvoiceWish) => Promise<void> | void) {
  const [draft, setDraft] = useState(() => draftOf(wish));
  const [problem, setProblem] = useState<Problem>();
  const [failure, setFailure] = useState<CallError['code']>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const forget = () => {
    setProblem(undefined);
    setFailure(undefined);
  };
  const say = (wrong: Problem) => {
    setProblem(wrong);
    form.current?.querySelector<HTMLInputElement>(`input[name="${wrong.entry}"]`)?.focus();
  };
  const give = async () => {
    const given = wishOf(draft);
    const wrong = invoiceWishProblem(given);
    forget();
    if (wrong !== undefined) return say({ entry: entryOf(draft.kind, wrong), kind: 'wrong' });
    setBusy(true);
    try {
      await onGiven(given);
    } catch (error) {
      const field = refusedField(error);
      if (field !== undefined) say({ entry: entryOf(draft.kind, field), kind: 'unknown' });
      else setFailure(error instanceof CallError ? error.code : 'serverError');
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{ form, draft, problem, failure, isBusy },
    choose: (kind: InvoiceKind) => {
      forget();
      setDraft((now) => ({ ...now, kind }));
    },
    type: (entry: WishEntry, text: string) => {
      forget();
      setDraft((now) => ({ ...now, [entry]: text }));
    },
    submit: () => {
      if (!isBusy) void give();
    },
  };
}
