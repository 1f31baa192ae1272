import { useState } from 'react';
import { addWords } from '../../../i18n/locale.ts';
import en from '../../../locales/en/staff.json';
import cn from '../../../locales/zh-cn/staff.json';
import hk from '../../../locales/zh-hk/staff.json';

type StaffWords = typeof en;

/** The words of the staff screens, which guests never load. */
function addStaffWords(): void {
  const words: Readonly<Record<'en' | 'zh-hk' | 'zh-cn', StaffWords>> = { en, 'zh-hk': hk, 'zh-cn': cn };
  addWords('staff', words);
}

/** Has the staff's words before the page that calls it says anything. */
export function useStaffWords(): void {
  useState(addStaffWords);
}
