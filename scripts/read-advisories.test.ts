import { expect, test } from 'vitest';
import { readAdvisories } from './read-advisories.ts';

test('advisories are read by package', () => {
  const vulnerabilities = {
    tar: { severity: 'high', fixAvailable: true },
    qs: { severity: 'low', fixAvailable: false },
  };
  expect(readAdvisories(JSON.stringify({ vulnerabilities }))).toEqual({
    kind: 'answered',
    advisories: [
      { name: 'tar', severity: 'high', isFixable: true },
      { name: 'qs', severity: 'low', isFixable: false },
    ],
  });
  expect(readAdvisories('{"vulnerabilities":{}}')).toEqual({ kind: 'answered', advisories: [] });
});

test('a registry that does not answer is told from one without advisories', () => {
  const refused = '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":""}}';
  expect(readAdvisories(refused)).toEqual({ kind: 'silent', reason: '405 Method Not Allowed' });
  expect(readAdvisories('{"error":{"code":"ENOTFOUND"}}').kind).toBe('silent');
  for (const text of ['', 'null', '[]']) expect(readAdvisories(text).kind).toBe('silent');
});
