import { describe, expect, test } from 'vitest';
import { createTranslator } from './translator.ts';

function aBook() {
  const book = createTranslator<'en' | 'zh-hk'>('en');
  book.add('en', 'guest', {
    hello: 'Hello, {{name}}: {{ name }}',
    menu: { left_one: '{{count}} portion', left_other: '{{count}} portions', all: 'All' },
  });
  book.add('en', 'common', { back: 'Back', menu: { all: 'Everything' } });
  book.add('zh-hk', 'guest', { menu: { left_one: '不用', left_other: '尚餘 {{count}} 份' } });
  return book;
}

describe('the words of the interface', () => {
  test('a text by its path in its own namespace, or in the one that is named', () => {
    const t = aBook().translate('en', 'guest');
    expect(t('menu.all')).toBe('All');
    expect(t('common:back')).toBe('Back');
    expect(t('common:menu.all')).toBe('Everything');
  });

  test('values stand where their names are; one that is not given leaves nothing', () => {
    const t = aBook().translate('en', 'guest');
    expect(t('hello', { name: 'A$&' })).toBe('Hello, A$&: A$&');
    expect(t('hello')).toBe('Hello, : ');
  });

  test('the count picks the form of the language', () => {
    const book = aBook();
    const t = book.translate('en', 'guest');
    expect([0, 1, 2].map((count) => t('menu.left', { count }))).toEqual([
      '0 portions',
      '1 portion',
      '2 portions',
    ]);
    expect(book.translate('zh-hk', 'guest')('menu.left', { count: 1 })).toBe('尚餘 1 份');
  });

  test('a count beside a text without forms is a value like others', () => {
    expect(aBook().translate('en', 'guest')('menu.all', { count: 2 })).toBe('All');
  });

  test('what is missing is shown as its key', () => {
    const t = aBook().translate('en', 'guest');
    expect(t('common:nothing.here')).toBe('nothing.here');
    expect(t('menu')).toBe('menu');
    expect(t('menu.all.more')).toBe('menu.all.more');
  });

  test('words added later are found by the same function; listeners hear of another language', () => {
    const book = aBook();
    const t = book.translate('zh-hk', 'common');
    book.add('zh-hk', 'common', { back: '返回' });
    expect(book.translate('zh-hk', 'common')).toBe(t);
    expect(t('back')).toBe('返回');
    const heard: string[] = [];
    const stop = book.subscribe(() => heard.push(book.shown()));
    book.show('zh-hk');
    stop();
    book.show('en');
    expect(heard).toEqual(['zh-hk']);
  });
});

describe('texts laid over the built-in ones', () => {
  test('count where they are, before and after the built-in ones come; the rest stays', () => {
    const book = aBook();
    book.lay('en', { guest: { menu: { all: 'Everything we have' } }, order: { paid: 'Settled' } });
    book.add('en', 'order', { paid: 'Paid', toPay: 'To pay' });
    const t = book.translate('en', 'guest');
    expect([t('menu.all'), t('menu.left', { count: 1 }), t('order:paid'), t('order:toPay')]).toEqual([
      'Everything we have',
      '1 portion',
      'Settled',
      'To pay',
    ]);
  });

  test('listeners hear of them, and the function that translates is another', () => {
    const book = aBook();
    const before = [book.edition(), book.translate('en', 'guest')];
    let heard = 0;
    book.subscribe(() => {
      heard += 1;
    });
    book.lay('en', { guest: { hello: 'Hi' } });
    expect(heard).toBe(1);
    expect([book.edition(), book.translate('en', 'guest')]).not.toEqual(before);
  });
});

test('whoever keeps a list of what is missing hears of it', () => {
  const missing: string[] = [];
  const book = createTranslator<'en'>('en', (code, key) => void missing.push(`${code} ${key}`));
  book.add('en', 'guest', { hello: 'Hello' });
  book.translate('en', 'guest')('hello');
  book.translate('en', 'guest')('guest:bye');
  expect(missing).toEqual(['en guest:bye']);
});

test('what a namespace says of everything stands for what it lacks, in the language that is shown', () => {
  const missing: string[] = [];
  const note = (code: string, key: string) => void missing.push(`${code} ${key}`);
  const book = createTranslator<'en' | 'zh-hk'>('en', note, { errors: 'serverError' });
  book.add('zh-hk', 'errors', { serverError: '系統出現問題' });
  const t = book.translate('zh-hk', 'member');
  expect([t('errors:ovenCold'), t('loose')]).toEqual(['系統出現問題', 'loose']);
  expect(missing).toEqual(['zh-hk errors:ovenCold', 'zh-hk member:loose']);
});
