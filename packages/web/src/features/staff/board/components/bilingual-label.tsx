import type { LanguageCode } from '@comanda/domain';
import { type KeyIn, typed } from '../../../../i18n/messages.ts';
import { translator } from '../../../../i18n/use-translation.ts';
import type { BoardLanguages } from '../state/board-languages.ts';
import css from './bilingual-label.module.css';

const textIn = (code: LanguageCode) => typed<'board'>(translator.translate(code, 'board'));

type BilingualLabelProps = { readonly text: KeyIn<'board'>; readonly languages: BoardLanguages };

/** A text in the first language of the shop and, smaller, in the second of the board. */
export function BilingualLabel({ text, languages: { first, second } }: BilingualLabelProps) {
  return (
    <>
      <span lang={first.tag}>{textIn(first.code)(text)}</span>
      {second && (
        <span lang={second.tag} className={css.second}>
          {textIn(second.code)(text)}
        </span>
      )}
    </>
  );
}
