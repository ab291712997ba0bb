import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadOnce, useIdle } from '@back-office/shared/loading';

const code = loadOnce(() => import(/* webpackChunkName: "message-list" */ './MessageList'));

/** Loads ahead what shows messages, where a conversation is about to open. */
export const preloadMessageList = code.preload;

/**
 * What shows messages and reads their Markdown. An empty conversation is drawn without it; it loads while the merchant
 * writes the first question.
 */
export function useMessageList(isNeeded: boolean) {
  const loaded = useSyncExternalStore(code.subscribe, code.current);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded || hasFailed) return;
    code.load().catch((cause: unknown) => {
      console.error('What shows the messages could not be loaded.', cause);
      setFailed(true);
    });
  }, [isNeeded, hasFailed]);
  useIdle(code.preload);
  return { MessageList: loaded?.MessageList, hasFailed, retry: () => setFailed(false) };
}
