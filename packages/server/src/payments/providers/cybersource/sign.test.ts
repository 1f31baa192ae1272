import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fieldsSignature, requestHeaders } from './sign.ts';

describe('M5.3 signatures of CyberSource', () => {
  it('M5.3 the published example comes out letter for letter', () => {
    const pairs = [
      ['name', 'Dennis'],
      ['age', '37'],
    ] as const;
    expect(fieldsSignature(pairs, 'secret-key')).toBe('PAXsnH+BAC5pqZRq+0sDHsqQq5UJ/E1quZgIn5Xv2gA=');
  });

  it('signs host, time, path, body and merchant of a request, in this order', () => {
    const secret = Buffer.from('a shared secret').toString('base64');
    const request = {
      ...{ host: 'apitest.cybersource.com', date: 'Thu, 01 Jan 2026 12:00:00 GMT' },
      ...{ path: '/tss/v2/searches', body: '{}', merchantId: 'harbour_hk' },
    };
    const headers = requestHeaders(request, { id: 'key-1', secret });
    const digest = `SHA-256=${createHash('sha256').update('{}').digest('base64')}`;
    const text = `host: apitest.cybersource.com
v-c-date: Thu, 01 Jan 2026 12:00:00 GMT
request-target: post /tss/v2/searches
digest: ${digest}
v-c-merchant-id: harbour_hk`;
    const signature = createHmac('sha256', 'a shared secret').update(text).digest('base64');
    expect(headers).toEqual({
      ...{ digest, 'v-c-date': request.date, 'v-c-merchant-id': 'harbour_hk' },
      signature: `keyid="key-1", algorithm="HmacSHA256", headers="host v-c-date request-target digest v-c-merchant-id", signature="${signature}"`,
    });
  });
});
