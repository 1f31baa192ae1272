import type { Locale } from '@comanda/contract';
import type { StoredMail } from '../db/index.ts';

type Text = { readonly subject: string; readonly text: string };
type Words = { readonly name: string; readonly link: string };

const RESET: Readonly<Record<Locale, (words: Words) => Text>> = {
  en: ({ name, link }) => ({
    subject: 'Choose a new password',
    text: `Hello${name === '' ? '' : ` ${name}`},\n\nSomeone asked for a new password for your account. If this was you, open this link within one hour:\n\n${link}\n\nIf this was not you, you can ignore this e-mail: your password stays the same.\n`,
  }),
  'zh-hk': ({ name, link }) => ({
    subject: '重設密碼',
    text: `${name === '' ? '' : `${name}，`}你好：\n\n我們收到重設你帳戶密碼的要求。如是你本人提出，請於一小時內打開以下連結：\n\n${link}\n\n如並非你本人提出，毋須理會此電郵，密碼不會改變。\n`,
  }),
  'zh-cn': ({ name, link }) => ({
    subject: '重置密码',
    text: `${name === '' ? '' : `${name}，`}您好：\n\n我们收到了重置您账户密码的请求。如果是您本人操作，请在一小时内打开以下链接：\n\n${link}\n\n如果不是您本人操作，请忽略此邮件，密码不会改变。\n`,
  }),
};

/** A mail in the language of who gets it; its link leads to the origin given. */
export function mailText({ locale, name = '', path }: StoredMail, origin: string): Text {
  // a name is free text: in a mail it stays on its line
  return RESET[locale]({ name: name.replace(/\s+/g, ' ').trim(), link: `${origin}${path}` });
}
