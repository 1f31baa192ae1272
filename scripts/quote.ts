import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { quoteCase } from '@comanda/contract';

const USAGE = `usage: npm run --silent quote -- [--explain] [FILE…]

Prices the cases of the files, or of standard input, without a server.
A document is one case or a list of cases; one JSON object a line comes out for each, in order.
--explain adds to each bill why the price is what it is.
A case that cannot be priced prints its error in place, and the exit status is 2.
`;

const STANDARD_INPUT = 0;

type Source = { readonly name: string; readonly file: string | number };

function complain(message: string): void {
  process.stderr.write(`quote: ${message}\n`);
  process.exitCode = 2;
}

function casesOf({ name, file }: Source): readonly unknown[] {
  try {
    const document: unknown = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
    return Array.isArray(document) ? document : [document];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    complain(
      error instanceof SyntaxError ? `${name} is not JSON: ${reason}` : `${name} cannot be read: ${reason}`,
    );
    return [];
  }
}

/** npm runs scripts in the project's folder; INIT_CWD is the folder it was called in. */
function found(file: string): string {
  return existsSync(file) ? file : resolve(process.env.INIT_CWD ?? '.', file);
}

function lineOf(document: unknown, position: number, explain: boolean): string {
  const result = quoteCase(document, { explain });
  if ('bill' in result)
    return JSON.stringify({ ...result.bill, explanation: result.explanation, figures: result.figures });
  complain(`case ${position}: ${result.error.message}`);
  return JSON.stringify({ case: position, error: result.error });
}

function main(words: readonly string[]): void {
  if (words.includes('--help')) {
    process.stdout.write(USAGE);
    return;
  }
  const unknown = words.find((word) => word.startsWith('--') && word !== '--explain');
  if (unknown !== undefined) {
    complain(`unknown option ${unknown}\n${USAGE}`);
    return;
  }
  const explain = words.includes('--explain');
  const files = words
    .filter((word) => word !== '--explain')
    .map((file) => ({ name: file, file: found(file) }));
  const sources: readonly Source[] =
    files.length > 0 ? files : [{ name: 'standard input', file: STANDARD_INPUT }];
  const lines = sources
    .flatMap(casesOf)
    .map((document, position) => `${lineOf(document, position, explain)}\n`);
  process.stdout.write(lines.join(''));
}

// A reader that has seen enough, such as `head`, closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
main(process.argv.slice(2));
