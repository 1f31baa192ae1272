import { describe, expect, it } from 'vitest';
import { isSignedByStripe } from './sign.ts';

describe('M5.1 the signature of Stripe’s webhooks', () => {
  const secret = 'whsec_test_secret';
  const rawBody = '{"id":"evt_1"}';
  const now = 1_700_000_000_000;
  // computed with another program: printf '%s' '1700000000.{"id":"evt_1"}' | openssl dgst -sha256 -hmac whsec_test_secret
  const v1 = '248a374f50f943a28b0f6ab50faf9a7e7e29b710fa26df9fb1618b9bf8ea9c9a';

  it('is the hexadecimal HMAC-SHA256 of time and body, one of several, not older than five minutes', () => {
    const isSigned = (header: string | undefined, at = now, body = rawBody) =>
      isSignedByStripe({ rawBody: body, header, now: at }, secret);
    expect(isSigned(`t=1700000000,v1=${v1}`)).toBe(true);
    expect(isSigned(`t=1700000000,v1=00,v1=${v1},v0=11`)).toBe(true);
    expect(isSigned(`t=1700000000,v1=${v1}`, now + 300_000)).toBe(true);
    for (const header of [undefined, '', 't=1700000000', `v1=${v1}`, `t=1700000001,v1=${v1}`, `t=x,v1=${v1}`])
      expect(isSigned(header)).toBe(false);
    expect(isSigned(`t=1700000000,v0=${v1}`)).toBe(false);
    expect(isSigned(`t=1700000000,v1=${v1}`, now + 301_000)).toBe(false);
    expect(isSigned(`t=1700000000,v1=${v1}`, now, `${rawBody} `)).toBe(false);
  });
});
