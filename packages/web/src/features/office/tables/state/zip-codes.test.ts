import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipCodes } from './zip-codes.ts';

it('B5.3 the zip has the code of every table', () => {
  const files = unzipSync(
    zipCodes([
      { name: 'A1', svg: '<svg>1</svg>' },
      { name: '露台 2', svg: '<svg>2</svg>' },
    ]),
  );
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['A1.svg', '<svg>1</svg>'],
    ['露台-2.svg', '<svg>2</svg>'],
  ]);
});
