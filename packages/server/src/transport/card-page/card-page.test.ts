import { describe, expect, it } from 'vitest';
import { cyberSourceAccount } from '../../../test/kits/cybersource/cybersource-account.ts';
import { postedBody } from '../../../test/kits/cybersource/cybersource-simulator.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { openEdge } from '../../../test/kits/edge.ts';

/** Returns path and query of an address. */
function pathOf(address = ''): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Returns the form of a page as a browser without script reads it. */
function formOf(html: string) {
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? '';
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
  return { action, fields: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])) };
}

eachDatabase((databases) => {
  async function opened() {
    const test = await cyberSourceAccount(databases);
    const edge = await openEdge({ core: test.core });
    const attempt = await test.pay({ tips: 100 });
    return { ...test, edge, attempt, path: pathOf(attempt.redirect) };
  }

  describe('M1.5 the page that leads to a provider’s form', () => {
    it('M1.5 opens by its token, with its own policy, no referrer, and a form that works without script', async () => {
      const { edge, cybersource, path } = await opened();
      const { status, headers, body } = await edge.rest(path, { headers: { 'accept-language': 'zh-HK,en' } });
      expect(status).toBe(200);
      expect(headers.get('content-security-policy')).toBe(
        `default-src 'none'; script-src 'self'; style-src 'self'; form-action ${cybersource.address}; base-uri 'none'; frame-ancestors 'none'`,
      );
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
      const html = String(body);
      expect(html).toContain('信用卡付款');
      expect(html).toContain('測試模式');
      expect(html).not.toMatch(/<script>|<style|style=|onload=/);
      expect(cybersource.open(formOf(html)).fields).toMatchObject({ amount: '21.00', locale: 'zh-hk' });
      const chosen = await edge.rest(`${path}&lang=zh-cn`, { headers: { cookie: 'i18n_redirected=en' } });
      expect(String(chosen.body)).toContain('银行卡支付');
      for (const file of ['page.css', 'page.js']) {
        const { status: found, headers: of, body: text } = await edge.rest(`/payment/card/${file}`);
        expect([found, of.get('x-content-type-options')]).toEqual([200, 'nosniff']);
        // missing in iOS 15
        expect(String(text)).not.toContain('requestSubmit');
      }
    });

    it('M1.5 another token is 404, and without one the path is the application’s', async () => {
      const { edge, attempt, path } = await opened();
      const other = path.replace(/t=.{4}/, 't=AAAA');
      expect((await edge.rest(other)).status).toBe(404);
      expect((await edge.rest(`/payment/card/${attempt._id}?t=`)).status).toBe(404);
      expect((await edge.rest('/payment/card/nothing?t=x')).status).toBe(404);
      expect((await edge.rest(path, { method: 'POST', body: '' })).status).toBe(405);
      expect(String((await edge.rest(`/payment/card/${attempt._id}`)).body)).toContain('<title>Comanda');
    });

    it('M3.1 CyberSource’s page posts the answer from another site, and the guest is at the outcome', async () => {
      const { edge, cybersource, account, attempt, path, bill } = await opened();
      const page = cybersource.open(formOf(String((await edge.rest(path)).body)));
      const answer = cybersource.pay(page);
      const send = (fields: Readonly<Record<string, string>>) =>
        fetch(`${edge.url}/api/payments/return/cybersource/${account._id}`, {
          method: 'POST',
          redirect: 'manual',
          headers: { origin: 'https://testsecureacceptance.cybersource.com', 'sec-fetch-site': 'cross-site' },
          body: new URLSearchParams(postedBody(fields)),
        });
      const forged = await send({ ...answer, req_amount: '1.00' });
      expect([forged.status, forged.headers.get('location')]).toEqual([303, '/payment/return']);
      expect((await bill()).payments).toEqual([]);
      const back = await send(answer);
      expect([back.status, back.headers.get('location')]).toEqual([
        303,
        `/payment/return?session=s1&payment=${attempt._id}`,
      ]);
      expect(await bill()).toMatchObject({ status: 'done', payments: [{ amount: 2000, tips: 100 }] });
      const after = await fetch(edge.url + path, { redirect: 'manual' });
      expect([after.status, after.headers.get('location')]).toEqual([
        303,
        `/payment/return?session=s1&payment=${attempt._id}`,
      ]);
      const got = await fetch(`${edge.url}/api/payments/return/cybersource/${account._id}`, {
        redirect: 'manual',
      });
      expect([got.status, got.headers.get('location')]).toEqual([303, '/payment/return']);
    });
  });
});
