import { PAYMENT_STATUSES } from '@comanda/domain';
import { expect, it } from 'vitest';
import { chargeRequest, isPaymentOpen, keptRequest, terminalStateOf } from './terminal-payment.ts';

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

it('M2.3 M5.5 a charge whose answer was lost goes on under its request until it has ended; then trying again charges anew', () => {
  const ids = ['request3', 'request2', 'request1'];
  const newId = () => ids.pop() ?? '';
  const first = chargeRequest(undefined, 'S$36 on the reader', newId);
  expect(first.requestId).toBe('request1');
  expect(chargeRequest(first, 'S$36 on the reader', newId)).toBe(first);
  for (const status of PAYMENT_STATUSES) {
    const kept = keptRequest(first, { status });
    expect(kept).toBe(isPaymentOpen({ status }) ? first : undefined);
  }
  expect(chargeRequest(keptRequest(first, { status: 'failed' }), 'S$36 on the reader', newId).requestId).toBe(
    'request2',
  );
  expect(chargeRequest(first, 'S$10 on the reader', newId).requestId).toBe('request3');
});
