import type { RefObject } from 'react';
import { useLightPrint } from '../../../../lib/use-light-print.ts';

const MM_PER_PX = 25.4 / 96;
/** Paper width of bills in millimetres (see receipt.module.css). */
const WIDTH_MM = 80;
/** Margin below the last line in millimetres. */
const END_MM = 4;

/** Measures the length of a bill laid out for paper, in millimetres. */
function lengthOf(paper: HTMLElement): number {
  paper.dataset.paper = '';
  const length = Math.ceil(paper.scrollHeight * MM_PER_PX) + END_MM;
  delete paper.dataset.paper;
  return length;
}

/**
 * Returns the functions that print the element in `paper`. A PDF is one page of the bill's own size, named after
 * `title`; a printer uses the paper it has.
 */
export function usePaper(paper: RefObject<HTMLElement | null>, title: string) {
  useLightPrint();
  const print = () => globalThis.print();
  const savePdf = () => {
    const { current } = paper;
    if (current === null) return;
    // iOS before 16.4 has one size of paper
    if (!('replaceSync' in CSSStyleSheet.prototype)) {
      print();
      return;
    }
    const before = document.title;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${WIDTH_MM}mm ${lengthOf(current)}mm; margin: 0; }`);
    document.adoptedStyleSheets.push(sheet);
    // browsers suggest the title as file name
    document.title = title;
    const restore = () => {
      document.title = before;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
    addEventListener('afterprint', restore, { once: true });
    print();
  };
  return { print, savePdf };
}
