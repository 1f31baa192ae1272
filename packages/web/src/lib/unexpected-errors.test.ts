import { expect, test } from 'vitest';
import { createUnexpectedErrors } from './unexpected-errors.ts';

function listening() {
  const errors = createUnexpectedErrors();
  const heard: unknown[] = [];
  errors.listen((error) => heard.push(error));
  return { errors, heard };
}

test('an error that comes before the screen listens waits for it', () => {
  const errors = createUnexpectedErrors();
  const early = new Error('early');
  errors.report(early);
  const heard: unknown[] = [];
  const stop = errors.listen((error) => heard.push(error));
  stop();
  errors.report(new Error('late'));
  expect(heard).toEqual([early]);
});

test('rejections and thrown errors of a window are reported, what another place has handled is not', () => {
  const { errors, heard } = listening();
  const target = new EventTarget();
  errors.watch(target);
  const send = (type: string, fields: object) => target.dispatchEvent(Object.assign(new Event(type), fields));
  const [rejected, thrown] = [new Error('rejected'), new Error('thrown')];
  send('unhandledrejection', { reason: rejected });
  send('error', { error: thrown });
  send('error', { message: 'ResizeObserver loop completed with undelivered notifications.' });
  expect(heard).toEqual([rejected, thrown]);
  const handled = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: thrown });
  handled.preventDefault();
  target.dispatchEvent(handled);
  expect(heard).toHaveLength(2);
});

test('an error shown where it occurred and one of somebody declining are not reported', () => {
  const { errors, heard } = listening();
  const shown = new Error('on the error page');
  errors.markShown(shown);
  errors.report(shown);
  errors.report(new DOMException('share cancelled', 'AbortError'));
  errors.report('a text');
  expect(heard).toEqual(['a text']);
});
