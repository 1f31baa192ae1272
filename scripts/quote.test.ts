import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'quote-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CASE = {
  now: '2026-03-02T12:30:00+08:00',
  shop: { _id: 's1', currency: 'HKD' },
  session: { type: 'takeAway', products: [{ id: 'l1', product: 'p1', quantity: 2 }] },
  products: [{ _id: 'p1', price: 1000 }],
};
const BAD = { ...CASE, products: [] };

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function quote(words: readonly string[], input = '', env: Readonly<Record<string, string>> = {}) {
  const script = join(import.meta.dirname, 'quote.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    input,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stderr, lines: stdout.split('\n').filter((line) => line !== '') };
}

// each test starts processes, which a busy machine does slowly
describe('quote', { timeout: 30_000 }, () => {
  it('§7 prices one case from standard input', () => {
    const { status, lines } = quote([], JSON.stringify(CASE));
    expect(status).toBe(0);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ total: 2000 });
  });

  it('§7 prints bad input in its place, goes on, and ends with 2', () => {
    const many = file('many.json', JSON.stringify([CASE, BAD]));
    const { status, lines, stderr } = quote([many, file('one.json', JSON.stringify(CASE))]);
    expect(status).toBe(2);
    expect(lines).toHaveLength(3);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ case: 1, error: { code: 'unknownProduct' } });
    expect(stderr).toContain('case 1');
  });

  it('§7 says clearly what cannot be read', () => {
    const broken = quote([file('broken.json', '{')]);
    expect(broken.status).toBe(2);
    expect(broken.stderr).toContain('broken.json is not JSON');
    const missing = quote([join(folder, 'missing.json')]);
    expect(missing.status).toBe(2);
    expect(missing.stderr).toContain('missing.json cannot be read');
  });

  it('§7 P6.1 explains when asked', () => {
    const { status, lines } = quote(['--explain'], JSON.stringify(CASE));
    expect(status).toBe(0);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      total: 2000,
      explanation: { order: [{ key: 'orderLines', before: 0, effect: 2000, after: 2000 }], rejected: [] },
    });
    expect(quote([], JSON.stringify(CASE)).lines[0]).not.toContain('explanation');
  });

  it('§7 reads what Windows editors write, and files where npm was called', () => {
    file('bom.json', `\uFEFF${JSON.stringify(CASE)}`);
    const { status, lines } = quote(['bom.json'], '', { INIT_CWD: folder });
    expect(status).toBe(0);
    expect(lines).toHaveLength(1);
  });

  it('§7 refuses options that it does not have', () => {
    expect(quote(['--nonsense']).stderr).toContain('unknown option --nonsense');
  });
});
