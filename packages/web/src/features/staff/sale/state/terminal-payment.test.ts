import { PAYMENT_STATUSES } from '@comanda/domain';
import { expect, it } from 'vitest';
import { isPaymentOpen, terminalStateOf } from './terminal-payment.ts';

it('M5.5 the till says what the terminal does, whatever becomes of the payment', () => {
  const stateOf = (status: (typeof PAYMENT_STATUSES)[number]) =>
    terminalStateOf({ followed: { status }, choices: undefined });
  expect(terminalStateOf({ followed: undefined, choices: undefined })).toBe('starting');
  expect(terminalStateOf({ followed: undefined, choices: [] })).toBe('noTerminal');
  expect(terminalStateOf({ followed: undefined, choices: [{}] })).toBe('choose');
  expect([stateOf('created'), stateOf('requiresAction'), stateOf('processing')]).toEqual([
    ...['unknown', 'waiting', 'bank'],
  ]);
  for (const status of PAYMENT_STATUSES)
    if (!isPaymentOpen({ status })) expect(stateOf(status)).toBe('failed');
});
