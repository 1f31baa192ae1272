import type { PaymentAttempt } from '@comanda/contract';
import { generatePath } from 'react-router';
import { ROUTES } from '../../../../lib/routes.ts';

/** Returns the path of the page that shows an attempt until its outcome is known. */
export function outcomePath({ _id, session }: Pick<PaymentAttempt, '_id' | 'session'>): string {
  return `${generatePath(ROUTES.payment, { '*': 'return' })}?${new URLSearchParams({ session, payment: _id })}`;
}
