import { readConfig } from './config.ts';

const outcome = readConfig(process.argv.slice(2), process.env);
switch (outcome.kind) {
  case 'help':
    process.stdout.write(`${outcome.text}\n`);
    break;
  case 'wrong':
    process.stderr.write(`${outcome.problem} Try --help.\n`);
    process.exitCode = 2;
    break;
  case 'run': {
    const { start } = await import('./boot/index.ts');
    await start(outcome.config);
  }
}
