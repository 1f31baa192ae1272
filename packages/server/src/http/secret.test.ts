import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { keptSecret } from './secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'comanda-secret-'));
afterEach(() => rmSync(join(folder, 'secret'), { force: true }));

describe('the secret', () => {
  it('is made once, long, and for this user only', () => {
    const made = keptSecret(undefined, folder);
    expect(made.length).toBeGreaterThanOrEqual(43);
    expect(keptSecret(undefined, folder)).toBe(made);
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(made);
    expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0);
  });

  it('is the one given, and then none is kept', () => {
    expect(keptSecret('x'.repeat(32), folder)).toBe('x'.repeat(32));
    expect(() => statSync(join(folder, 'secret'))).toThrow();
  });
});
