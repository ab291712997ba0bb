import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadOnce, useIdle } from '@back-office/shared/loading';

const code = loadOnce(() => import(/* webpackChunkName: "conversation-parts" */ './conversationParts'));

/** Loads the parts ahead, where a conversation is about to open. */
export const preloadConversationParts = code.preload;

/**
 * What shows messages, with the reader of their Markdown, and the list of conversations. An empty chat is drawn without
 * them; they load while the merchant writes the first question.
 */
export function useConversationParts(isNeeded: boolean) {
  const parts = useSyncExternalStore(code.subscribe, code.current);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded || hasFailed) return;
    code.load().catch((cause: unknown) => {
      console.error('What shows conversations could not be loaded.', cause);
      setFailed(true);
    });
  }, [isNeeded, hasFailed]);
  useIdle(code.preload);
  return { parts, hasFailed: hasFailed && !parts, retry: () => setFailed(false) };
}
