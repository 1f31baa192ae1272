import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** First words of a comment that ask a question instead of naming the thing or saying what is done. */
const QUESTION = /^\s*(?:\/\/|\/\*\*?|\*) *(?:What|Whether|Who|Whose|How|Where|When|Why)\b/;

/** Returns the comments of a text that open with a question, by line. */
const questionsOf = (text: string) =>
  text.split('\n').flatMap((line, at) => {
    const isOpening = !/^\s*\* /.test(line) || /^\s*\/\*\*$/.test(text.split('\n')[at - 1] ?? '');
    return isOpening && QUESTION.test(line) ? [`${at + 1}: ${line.trim()}`] : [];
  });

test('comments open with a verb or a noun', () => {
  const files = globSync('{packages,demo,e2e,bench,scripts}/**/*.{ts,tsx,css}', {
    cwd: ROOT,
    exclude: (name) => /(^|\/)(node_modules|dist|dist-server)$/.test(name),
  });
  expect(files.length).toBeGreaterThan(3000);
  const found = files.flatMap((file) =>
    questionsOf(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});

test('a comment that opens with a question is found', () => {
  expect(questionsOf('/** What is left. */\n/**\n * Where it is.\n * What follows is prose.\n */')).toEqual([
    '1: /** What is left. */',
    '3: * Where it is.',
  ]);
});
