import type { Product } from '@comanda/contract';
import { useState } from 'react';
import type { Draft } from '../../../../data/cart/line-draft.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { NoteSheet, questionKey } from '../../sale/index.ts';
import { useDishDraft } from '../hooks/use-dish-draft.ts';
import type { HandOrder } from '../hooks/use-hand-order.ts';
import { DishExtras } from './dish-extras.tsx';
import { DishFoot } from './dish-foot.tsx';
import { DishOption } from './dish-option.tsx';
import { DishPicture } from './dish-picture.tsx';
import css from './dish-view.module.css';
import { HandBar } from './hand-frame.tsx';

export type DishViewProps = {
  readonly product: Product;
  /** The line that is changed; a new one when absent. */
  readonly line: Draft | undefined;
  readonly hand: HandOrder;
  readonly onBack: () => void;
};

/** A dish with all its options on one page, defaults chosen; its seat, course and quantity in the foot (till T1.5). */
export function DishView({ product, line, hand, onBack }: DishViewProps) {
  const { t } = useTranslation('handheld');
  const { say } = useLocale();
  const { dispatch } = hand;
  const dish = useDishDraft(product, line, hand);
  const { draft, setDraft, change, questions } = dish;
  const [isNoting, setNoting] = useState(false);
  const { customRemark } = draft.line;
  const finish = () => {
    dispatch({ type: 'dishComposed', draft });
    onBack();
  };
  return (
    <>
      <HandBar
        title={say(product.name)}
        note={[product.code, hand.name].filter(Boolean).join(t('staff:comma'))}
        back={{ label: t('back'), onBack }}
      >
        {line === undefined && <DishPicture product={product} className={css.picture} />}
        {line !== undefined && (
          <Button
            variant="plain"
            size="s"
            icon="trash"
            onClick={() => {
              dispatch({ type: 'lineChosen', id: draft.line.id });
              dispatch({ type: 'lineRemoved' });
              onBack();
            }}
          >
            {t('till:takeOff')}
          </Button>
        )}
      </HandBar>
      <main className={css.main}>
        {questions.length > 0 && <h2 className="sr">{t('till:options')}</h2>}
        {questions.map((question) => (
          <DishOption key={questionKey(question)} {...{ question, draft, hand }} onDraft={setDraft} />
        ))}
        <DishExtras dish={dish} onNote={() => setNoting(true)} />
      </main>
      <DishFoot dish={dish} covers={hand.covers} isNew={line === undefined} onFinish={finish} />
      <NoteSheet
        open={isNoting}
        note={customRemark ?? ''}
        onClose={() => setNoting(false)}
        onNote={(note) => {
          change({ customRemark: note === '' ? undefined : note });
          setNoting(false);
        }}
      />
    </>
  );
}
