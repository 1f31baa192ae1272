import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { addressOf, isSameOrigin, originOf } from './caller.ts';

function aRequest(headers: Record<string, string>): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { headers });
}

const FORWARDED = { host: 'inner:3030', 'x-forwarded-for': '1.1.1.1, 2.2.2.2', 'x-forwarded-proto': 'https' };

describe('the caller', () => {
  it('has the address that the trusted proxy saw, not one it claims', () => {
    expect(addressOf(aRequest(FORWARDED), { trustProxy: true })).toBe('2.2.2.2');
    expect(addressOf(aRequest(FORWARDED), { trustProxy: false })).toBe('unknown');
    const v6 = aRequest({ 'x-forwarded-for': '2001:db8::7' });
    expect(addressOf(v6, { trustProxy: true })).toBe('2001:db8:0:0::/64');
  });

  it('has the public origin, or the one it used', () => {
    expect(originOf(aRequest(FORWARDED), { trustProxy: false })).toBe('http://inner:3030');
    expect(originOf(aRequest(FORWARDED), { trustProxy: true })).toBe('https://inner:3030');
    expect(originOf(aRequest(FORWARDED), { trustProxy: false, publicUrl: 'https://a.example' })).toBe(
      'https://a.example',
    );
    expect(originOf(aRequest({ host: 'a"><script>' }), { trustProxy: false })).toBe('http://localhost');
  });

  it('may be a page of this server or a native client', () => {
    const reach = { trustProxy: false };
    expect(isSameOrigin(aRequest({ host: 'a:1' }), reach)).toBe(true);
    expect(isSameOrigin(aRequest({ host: 'a:1', origin: 'http://a:1' }), reach)).toBe(true);
    expect(isSameOrigin(aRequest({ host: 'a:1', origin: 'http://a:2' }), reach)).toBe(false);
    expect(isSameOrigin(aRequest({ host: 'a:1', origin: 'nonsense' }), reach)).toBe(false);
    expect(isSameOrigin(aRequest({ host: 'a:1', origin: 'null' }), reach)).toBe(false);
    expect(isSameOrigin(aRequest({ origin: 'http://a:1' }), reach)).toBe(false);
    const isPublic = (origin: string) =>
      isSameOrigin(aRequest({ host: 'a.example', origin }), { ...reach, publicUrl: 'https://a.example' });
    expect([isPublic('https://a.example'), isPublic('http://a.example')]).toEqual([true, false]);
  });

  it('is cross-site when the browser says so', () => {
    const from = (site: string) => ({ host: 'a:1', origin: 'http://a:1', 'sec-fetch-site': site });
    const isOwn = (headers: Record<string, string>) => isSameOrigin(aRequest(headers), { trustProxy: false });
    const sites = ['same-origin', 'none', 'same-site', 'cross-site'];
    expect(sites.map((site) => isOwn(from(site)))).toEqual([true, true, false, false]);
    expect(isOwn({ host: 'a:1', 'sec-fetch-site': 'cross-site' })).toBe(false);
  });
});
