import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

function config(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const outcome = readConfig(args, environment);
  if (outcome.kind !== 'run') throw new Error(`not a configuration: ${JSON.stringify(outcome)}`);
  return outcome.config;
}

describe('configuration', () => {
  it('needs nothing', () => {
    expect(config([])).toMatchObject({ port: 3030, host: '0.0.0.0', demo: true, rateLimit: 50 });
  });

  it('prefers an option to its variable, and treats an empty variable as absent', () => {
    expect(config(['--port', '4000'], { PORT: '5000' }).port).toBe(4000);
    expect(config([], { PORT: '5000' }).port).toBe(5000);
    expect(config([], { PORT: '' }).port).toBe(3030);
  });

  it('leaves the demo out of a PostgreSQL database unless asked', () => {
    expect(config([], { DATABASE_URL: 'postgres://a@b/c' }).demo).toBe(false);
    expect(config([], { DATABASE_URL: 'postgres://a@b/c', DEMO: '1' }).demo).toBe(true);
  });

  it.each([
    [['--port', '70000'], 'PORT must be'],
    [['--port', '-1'], ''],
    [['--log-level', 'loud'], 'LOG_LEVEL must be one of'],
    [['--public-url', 'https://a.example/path'], 'PUBLIC_URL must be an origin'],
    [['--public-url', 'ftp://a.example'], 'PUBLIC_URL must be'],
    [['--secret', 'short'], 'SECRET must have'],
    [['--demo', 'yes'], 'DEMO must be 0 or 1'],
    [['--smtp-url', 'http://mail'], 'SMTP_URL must be'],
    [['--smtp-url', 'smtp://mail'], 'SMTP_URL needs PUBLIC_URL'],
    [['--colour', 'red'], 'Unknown option'],
    [['serve'], 'Unexpected argument'],
  ])('says in one line what is wrong with %j', (args, words) => {
    const outcome = readConfig(args, {});
    expect(outcome.kind).toBe('wrong');
    const problem = outcome.kind === 'wrong' ? outcome.problem : '';
    expect(problem).toContain(words);
    expect(problem).not.toContain('\n');
  });

  it('does not repeat a database address, which may hold a password', () => {
    const outcome = readConfig([], { DATABASE_URL: 'mysql://root:hunter2@db' });
    expect(JSON.stringify(outcome)).not.toContain('hunter2');
  });

  it('lists every option under --help', () => {
    const outcome = readConfig(['--help'], {});
    expect(outcome.kind === 'help' && outcome.text).toContain('--rate-limit');
  });
});
