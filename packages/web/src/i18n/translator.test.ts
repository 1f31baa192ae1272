import { describe, expect, test } from 'vitest';
import { createTranslator } from './translator.ts';

function aTranslator() {
  const translator = createTranslator<'en' | 'zh-hk'>('en');
  translator.add('en', 'guest', {
    hello: 'Hello, {{name}}: {{ name }}',
    menu: { left_one: '{{count}} portion', left_other: '{{count}} portions', all: 'All' },
  });
  translator.add('en', 'common', { back: 'Back', menu: { all: 'Everything' } });
  translator.add('zh-hk', 'guest', { menu: { left_one: '不用', left_other: '尚餘 {{count}} 份' } });
  return translator;
}

describe('the translator', () => {
  test('finds a text by its path in its own namespace, or in the one named', () => {
    const t = aTranslator().translate('en', 'guest');
    expect(t('menu.all')).toBe('All');
    expect(t('common:back')).toBe('Back');
    expect(t('common:menu.all')).toBe('Everything');
  });

  test('replaces placeholders by their values, by nothing where one is not given', () => {
    const t = aTranslator().translate('en', 'guest');
    expect(t('hello', { name: 'A$&' })).toBe('Hello, A$&: A$&');
    expect(t('hello')).toBe('Hello, : ');
  });

  test('picks the plural form of the language by the count', () => {
    const translator = aTranslator();
    const t = translator.translate('en', 'guest');
    expect([0, 1, 2].map((count) => t('menu.left', { count }))).toEqual([
      '0 portions',
      '1 portion',
      '2 portions',
    ]);
    expect(translator.translate('zh-hk', 'guest')('menu.left', { count: 1 })).toBe('尚餘 1 份');
  });

  test('treats the count as any other value where a text has no plural forms', () => {
    expect(aTranslator().translate('en', 'guest')('menu.all', { count: 2 })).toBe('All');
  });

  test('shows a missing text as its key', () => {
    const t = aTranslator().translate('en', 'guest');
    expect(t('common:nothing.here')).toBe('nothing.here');
    expect(t('menu')).toBe('menu');
    expect(t('menu.all.more')).toBe('menu.all.more');
  });

  test('finds texts added later through the same function, and notifies listeners of a language change', () => {
    const translator = aTranslator();
    const t = translator.translate('zh-hk', 'common');
    translator.add('zh-hk', 'common', { back: '返回' });
    expect(translator.translate('zh-hk', 'common')).toBe(t);
    expect(t('back')).toBe('返回');
    const heard: string[] = [];
    const stop = translator.subscribe(() => heard.push(translator.shown()));
    translator.show('zh-hk');
    stop();
    translator.show('en');
    expect(heard).toEqual(['zh-hk']);
  });
});

describe('overrides of the built-in texts', () => {
  test('apply whether the built-in texts come before or after them; the rest stays', () => {
    const translator = aTranslator();
    translator.override('en', { guest: { menu: { all: 'Everything we have' } }, order: { paid: 'Settled' } });
    translator.add('en', 'order', { paid: 'Paid', toPay: 'To pay' });
    const t = translator.translate('en', 'guest');
    expect([t('menu.all'), t('menu.left', { count: 1 }), t('order:paid'), t('order:toPay')]).toEqual([
      'Everything we have',
      '1 portion',
      'Settled',
      'To pay',
    ]);
  });

  test('notify listeners, and replace the translate function', () => {
    const translator = aTranslator();
    const before = [translator.edition(), translator.translate('en', 'guest')];
    let heard = 0;
    translator.subscribe(() => {
      heard += 1;
    });
    translator.override('en', { guest: { hello: 'Hi' } });
    expect(heard).toBe(1);
    expect([translator.edition(), translator.translate('en', 'guest')]).not.toEqual(before);
  });
});

test('missing texts are reported', () => {
  const missing: string[] = [];
  const translator = createTranslator<'en'>('en', (code, key) => void missing.push(`${code} ${key}`));
  translator.add('en', 'guest', { hello: 'Hello' });
  translator.translate('en', 'guest')('hello');
  translator.translate('en', 'guest')('guest:bye');
  expect(missing).toEqual(['en guest:bye']);
});

test('the fallback text of a namespace replaces texts it lacks, in the language that is shown', () => {
  const missing: string[] = [];
  const note = (code: string, key: string) => void missing.push(`${code} ${key}`);
  const translator = createTranslator<'en' | 'zh-hk'>('en', note, { errors: 'serverError' });
  translator.add('zh-hk', 'errors', { serverError: '系統出現問題' });
  const t = translator.translate('zh-hk', 'member');
  expect([t('errors:ovenCold'), t('loose')]).toEqual(['系統出現問題', 'loose']);
  expect(missing).toEqual(['zh-hk errors:ovenCold', 'zh-hk member:loose']);
});
