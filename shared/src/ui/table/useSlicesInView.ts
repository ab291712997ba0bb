import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listen } from '../../loading/listen';
import { watchSize } from '../useHiddenContent';
import { listenToScroll, type Scroller } from './scroller';

interface SlicesOptions {
  /** The frame of the table, once it is there. */
  readonly frame: HTMLElement | null;
  /** What scrolls the rows: the frame or something around it. */
  readonly scroller: Scroller | null;
  /** Pixels of a slice, which is as high as a row. */
  readonly sliceHeight: number;
  /** Pixels assumed before the frame is measured. */
  readonly defaultHeight: number;
  /** Initial scroll position of the frame, in pixels. */
  readonly scrollTop: number;
}

/**
 * The first and the last slice of the frame that is in view, from 0. They are drawn in the scroll event itself, so that
 * new rows are in the same picture as the scroll position, and before other threads draw it: decision 0006.
 */
export function useSlicesInView({ frame, scroller, sliceHeight, defaultHeight, scrollTop }: SlicesOptions) {
  const [slices, setSlices] = useState(() => slicesOf({ top: scrollTop, height: defaultHeight }, sliceHeight));
  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    if (!frame || isPlaced.current) return;
    isPlaced.current = true;
    if (scroller === frame) place(frame, scrollTop);
  }, [frame, scroller, scrollTop]);

  const measure = useEffectEvent(() => {
    if (!frame || !scroller) return;
    const next = slicesOf(viewOf(frame, scroller, defaultHeight), sliceHeight);
    setSlices((now) =>
      now.first === next.first && now.last === next.last && now.sliceHeight === sliceHeight ? now : next,
    );
  });
  useLayoutEffect(() => {
    if (!frame || !scroller) return undefined;
    const draw = () => flushSync(measure);
    const stopScroll = listenToScroll(scroller, draw);
    const stopResize = listen(window, { resize: draw });
    // What grows above the frame makes each element around it higher.
    const stopGrowth = watchSize(frameAndAround(frame, scroller), measure);
    return () => {
      stopScroll();
      stopResize();
      stopGrowth();
    };
  }, [frame, scroller]);

  return slices.sliceHeight === sliceHeight ? slices : slicesOf(viewOfSlices(slices), sliceHeight);
}

interface Slices {
  readonly first: number;
  readonly last: number;
  readonly sliceHeight: number;
}

/** In pixels from the top of the frame. */
interface View {
  readonly top: number;
  readonly height: number;
}

/** Unless something else has scrolled it. */
function place(frame: HTMLElement, top: number) {
  if (top > 0 && frame.scrollTop === 0) frame.scrollTop = top;
}

function slicesOf({ top, height }: View, sliceHeight: number): Slices {
  const first = Math.floor(top / sliceHeight);
  return { first, last: Math.max(first, Math.ceil((top + height) / sliceHeight) - 1), sliceHeight };
}

/** Rows of another height can come into the same frame, which then tells nothing new. */
function viewOfSlices({ first, last, sliceHeight }: Slices): View {
  return { top: first * sliceHeight, height: (last - first + 1) * sliceHeight };
}

/** What of the frame is in view. A frame without a height, as one that is not shown, has the default. */
function viewOf(frame: HTMLElement, scroller: Scroller, defaultHeight: number): View {
  if (scroller === frame) return { top: frame.scrollTop, height: frame.clientHeight || defaultHeight };
  const around = scroller === 'window' ? { top: 0, height: document.documentElement.clientHeight } : insideOf(scroller);
  const inside = insideOf(frame);
  const top = Math.max(0, around.top - inside.top);
  const bottom = Math.min(inside.height, around.top + around.height - inside.top);
  return { top, height: Math.max(0, bottom - top) };
}

/** Without the border; `top` is where it is in the window. */
function insideOf(element: HTMLElement): View {
  return { top: element.getBoundingClientRect().top + element.clientTop, height: element.clientHeight };
}

function frameAndAround(frame: HTMLElement, scroller: Scroller): readonly HTMLElement[] {
  const elements = [frame];
  for (let { parentElement } = frame; parentElement && scroller !== frame; { parentElement } = parentElement) {
    elements.push(parentElement);
    if (parentElement === scroller) break;
  }
  return elements;
}
