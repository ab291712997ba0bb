import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PendingReply } from '../../../state/assistantState';

interface ChatScrollOptions {
  readonly lastId: string | undefined;
  readonly pending: PendingReply | undefined;
  /** Index of the first message that is drawn. */
  readonly first: number;
}

/** Pixels from the end within which the list follows new text. */
const stickyDistance = 80;

/**
 * Follows the end of the messages, unless the merchant has scrolled up to read. A question of their own always scrolls
 * there. When earlier messages are added above, what is being read stays in its place.
 */
export function useChatScroll({ lastId, pending, first }: ChatScrollOptions) {
  const frame = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const heightBefore = useRef<number>(undefined);
  const isNew = pending?.text === '' && pending.regenerates === undefined;

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const note = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < stickyDistance;
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, []);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element && (isAtEnd.current || isNew)) element.scrollTop = element.scrollHeight;
  }, [lastId, pending, isNew]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element && heightBefore.current !== undefined) {
      element.scrollTop += element.scrollHeight - heightBefore.current;
      element.focus({ preventScroll: true });
    }
    heightBefore.current = undefined;
  }, [first]);

  return {
    frame,
    /** Call it before earlier messages are drawn. */
    keepPosition() {
      heightBefore.current = frame.current?.scrollHeight;
    },
  };
}
