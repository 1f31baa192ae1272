import { describe, expect, it } from 'vitest';
import { createWriteQueue, type TransactionControl } from './write-queue.ts';

function recordedTransaction(overrides: Partial<TransactionControl> = {}) {
  const log: string[] = [];
  const note = (entry: string) => () => void log.push(entry);
  const transaction: TransactionControl = {
    begin: note('begin'),
    commit: note('commit'),
    rollback: note('rollback'),
    isOpen: () => true,
    changes: () => 0,
    savepoint: note('savepoint'),
    release: note('release'),
    rollbackToSavepoint: note('rollbackToSavepoint'),
    ...overrides,
  };
  return { log, transaction };
}

describe('the write queue', () => {
  it('commits queued units together and answers them after the commit', async () => {
    const { log, transaction } = recordedTransaction();
    const queue = createWriteQueue(transaction);
    const works = ['a', 'b'].map((name) =>
      queue.add(async () => void log.push(name)).then(() => log.push(`answered ${name}`)),
    );
    await Promise.all(works);
    expect(log).toEqual(['begin', ...['a', 'b'], 'commit', ...['answered a', 'answered b']]);
  });

  it('continues when a rollback fails on a failing disk', async () => {
    let isBroken = true;
    const fail = () => {
      if (isBroken) throw new Error('disk I/O error');
    };
    const { transaction } = recordedTransaction({ commit: fail, rollback: fail });
    const queue = createWriteQueue(transaction);
    await expect(queue.add(async () => 'lost')).rejects.toThrow('disk I/O error');
    isBroken = false;
    expect(await queue.add(async () => 'kept')).toBe('kept');
  });

  it('refuses units that another program keeps waiting, and runs those that it lets in', async () => {
    const locked = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
    let isLocked = true;
    const begin = () => {
      if (isLocked) throw locked;
    };
    const { transaction } = recordedTransaction({ begin });
    const queue = createWriteQueue(transaction, 100);
    const refused = [1, 2].map((_) => queue.add(async () => 'too late'));
    const inTime = Promise.allSettled(refused).then(() => {
      const later = queue.add(async () => 'in time');
      isLocked = false;
      return later;
    });
    for (const each of refused) await expect(each).rejects.toBe(locked);
    expect(await inTime).toBe('in time');
  });

  it('undoes a group in which a unit failed with changes, and runs it again in savepoints', async () => {
    let changed = 0;
    const { log, transaction } = recordedTransaction({ changes: () => changed });
    const queue = createWriteQueue(transaction);
    const change = async (name: string) => {
      changed += 1;
      log.push(name);
    };
    const working = queue.add(() => change('a'));
    const failing = queue.add(async () => {
      await change('b');
      throw new Error('no');
    });
    const last = queue.add(() => change('c'));
    await expect(failing).rejects.toThrow('no');
    await Promise.all([working, last]);
    expect(log).toEqual([
      ...['begin', 'a', 'b', 'rollback'],
      'begin',
      ...['savepoint', 'a', 'release', 'savepoint', 'b', 'rollbackToSavepoint', 'savepoint', 'c', 'release'],
      'commit',
    ]);
  });

  it('takes savepoints at once for a while after that', async () => {
    let changed = 0;
    const { log, transaction } = recordedTransaction({ changes: () => changed });
    const queue = createWriteQueue(transaction);
    const fail = async () => {
      changed += 1;
      throw new Error('no');
    };
    const twice = () => Promise.allSettled([queue.add(fail), queue.add(fail)]);
    await twice();
    log.length = 0;
    await twice();
    expect(log).toEqual([
      'begin',
      ...['savepoint', 'rollbackToSavepoint', 'savepoint', 'rollbackToSavepoint'],
      'commit',
    ]);
  });

  it('keeps the group of a unit that failed before it changed anything', async () => {
    const { log, transaction } = recordedTransaction();
    const queue = createWriteQueue(transaction);
    const failing = queue.add(async () => Promise.reject(new Error('no'))).catch(() => log.push('refused'));
    const working = queue.add(async () => 'yes');
    await failing;
    expect(await working).toBe('yes');
    expect(log).toEqual(['begin', 'commit', 'refused']);
  });

  it('rolls back a unit alone whatever it has done', async () => {
    const { log, transaction } = recordedTransaction();
    const queue = createWriteQueue(transaction);
    await expect(queue.add(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(log).toEqual(['begin', 'rollback']);
  });

  it('rejects all units when the commit fails, and continues', async () => {
    let commits = 0;
    const { log, transaction } = recordedTransaction({
      commit: () => {
        commits += 1;
        if (commits === 1) throw new Error('disk full');
      },
    });
    const queue = createWriteQueue(transaction);
    const together = await Promise.allSettled([queue.add(async () => 1), queue.add(async () => 2)]);
    expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(log.at(-1)).toBe('rollback');
    expect(await queue.add(async () => 3)).toBe(3);
  });

  it('rejects all units when one aborted the transaction', async () => {
    let isOpen = true;
    const { log, transaction } = recordedTransaction({ isOpen: () => isOpen });
    const queue = createWriteQueue(transaction);
    const first = queue.add(async () => 1);
    const second = queue.add(async () => {
      isOpen = false;
      throw new Error('disk full');
    });
    expect((await Promise.allSettled([first, second])).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    expect(log).not.toContain('commit');
  });

  it('splits a long queue over several commits', async () => {
    const { log, transaction } = recordedTransaction();
    const queue = createWriteQueue(transaction);
    await Promise.all(Array.from({ length: 70 }, () => queue.add(async () => undefined)));
    await queue.settled();
    expect(log.filter((entry) => entry === 'commit')).toHaveLength(3);
  });
});
