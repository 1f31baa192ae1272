import { readConfig } from './config.ts';
import { start } from './http/start.ts';

const outcome = readConfig(process.argv.slice(2), process.env);
switch (outcome.kind) {
  case 'help':
    process.stdout.write(`${outcome.text}\n`);
    break;
  case 'wrong':
    process.stderr.write(`${outcome.problem} Try --help.\n`);
    process.exitCode = 2;
    break;
  case 'run':
    await start(outcome.config);
}
