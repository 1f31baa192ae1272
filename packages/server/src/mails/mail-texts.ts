import type { Locale } from '@comanda/contract';
import type { StoredMail } from '../db/stored.ts';

type Text = { readonly subject: string; readonly text: string };
type Words = { readonly name: string; readonly link: string };

const RESET: Readonly<Record<Locale, (words: Words) => Text>> = {
  en: ({ name, link }) => ({
    subject: 'A new password',
    text: `Hello${name === '' ? '' : ` ${name}`},\n\nsomebody asked for a new password for your account. If it was you, open this link within an hour:\n\n${link}\n\nIf it was not you, do nothing: your password stays as it is.\n`,
  }),
  'zh-hk': ({ name, link }) => ({
    subject: '重設密碼',
    text: `${name === '' ? '' : `${name} `}你好：\n\n有人要求為你的帳戶重設密碼。如果是你本人，請在一小時內打開以下連結：\n\n${link}\n\n如果不是你，無須理會，密碼不會改變。\n`,
  }),
  'zh-cn': ({ name, link }) => ({
    subject: '重置密码',
    text: `${name === '' ? '' : `${name} `}你好：\n\n有人要求为你的账户重置密码。如果是你本人，请在一小时内打开以下链接：\n\n${link}\n\n如果不是你，无需理会，密码不会改变。\n`,
  }),
};

/** A mail in the language of who gets it; its link leads to the origin given. */
export function mailText({ locale, name = '', path }: StoredMail, origin: string): Text {
  // a name is free text: in a mail it stays on its line
  return RESET[locale]({ name: name.replace(/\s+/g, ' ').trim(), link: `${origin}${path}` });
}
