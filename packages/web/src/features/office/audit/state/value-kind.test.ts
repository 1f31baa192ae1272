import { expect, test } from 'vitest';
import { valueKind } from './value-kind.ts';

test.each([
  ['newPin', true, { kind: 'yes' }],
  ['isOn', false, { kind: 'no' }],
  ['total', 4850, { kind: 'amount', amount: 4850 }],
  ['version', 3, { kind: 'text', text: '3' }],
  ['role', 'areaManager', { kind: 'role', role: 'areaManager' }],
  ['role', 'chef', { kind: 'text', text: 'chef' }],
  ['expiresAt', '2026-12-01T10:27:50.264Z', { kind: 'moment', at: '2026-12-01T10:27:50.264Z' }],
  ['name', '2026-12-01', { kind: 'text', text: '2026-12-01' }],
  ['shops', ['harbour'], { kind: 'list', values: [{ kind: 'text', text: 'harbour' }] }],
  ['lines', [{ price: 1 }], { kind: 'text', text: '[{"price":1}]' }],
])('B6.5 %s %j is said as people say it', (field, value, said) => {
  expect(valueKind(field, value)).toEqual(said);
});
