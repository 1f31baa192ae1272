import { expect, test } from 'vitest';
import { createUnansweredRequests } from './unanswered-requests.ts';

test('T4.2 what was not answered keeps its request id, also when something else is sent meanwhile', () => {
  let made = 0;
  const requests = createUnansweredRequests(() => `request-${++made}`);
  const first = requests.idOf('table:a', 'two teas');
  expect(requests.idOf('counter', 'rice')).not.toBe(first);
  expect(requests.idOf('table:a', 'two teas')).toBe(first);
  expect(requests.idOf('table:a', 'three teas')).not.toBe(first);
  requests.answered('counter');
  expect(requests.idOf('counter', 'rice')).toBe('request-4');
});
