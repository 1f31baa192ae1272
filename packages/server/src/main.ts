import { enableCompileCache } from 'node:module';
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
    // the modules that follow come out of the cache at the next start: it halves the time
    enableCompileCache();
    const { start } = await import('./http/start.ts');
    await start(outcome.config);
  }
}
