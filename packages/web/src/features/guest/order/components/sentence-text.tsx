import { useSentenceText } from '../hooks/use-sentence-text.ts';
import type { OrderSentence } from '../state/order-sentence.ts';
import css from './order-slip.module.css';

/** Full-width punctuation brings its own space. */
const CJK_STOP = /[。！？]$/;

/** Renders the status sentence of an order. */
export function SentenceText({ sentence }: { readonly sentence: OrderSentence }) {
  const { lead, tail } = useSentenceText(sentence);
  return (
    <p className={css.sentence} role="status">
      <b>{lead}</b>
      {CJK_STOP.test(lead) ? '' : ' '}
      {tail}
    </p>
  );
}
