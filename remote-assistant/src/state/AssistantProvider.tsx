import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from '@back-office/shared/router';
import { createRequiredContext, usePreferences } from '@back-office/shared/state';
import type { ReplyContext } from '../domain/services';
import type { AssistantState } from './assistantState';
import type { AssistantSession } from './session';

const [Provider, useAssistant] = createRequiredContext<AssistantSession>('useAssistant', 'AssistantProvider');

export { useAssistant };

interface AssistantProviderProps {
  readonly session: AssistantSession;
  readonly children: ReactNode;
}

/** Lends the session of the page to a screen, and reads the conversations with the first of them. */
export function AssistantProvider({ session, children }: AssistantProviderProps) {
  useEffect(() => session.start(), [session]);
  return <Provider value={session}>{children}</Provider>;
}

/** A part of the session's state; the same value as long as nothing in it has changed. */
export function useAssistantState<Part>(part: (state: AssistantState) => Part): Part {
  const { get, subscribe } = useAssistant().state;
  return useSyncExternalStore(subscribe, () => part(get()));
}

/** Whether a reply is being written. */
export function useIsPending(conversationId: string): boolean {
  return useAssistantState(({ replies }) => replies[conversationId] !== undefined);
}

/** What a reply may refer to besides the conversation. */
export function useReplyContext(): ReplyContext {
  const { pathname, search } = useLocation();
  const [{ language }] = usePreferences();
  const path = pathname + search;
  return useMemo(() => ({ path, language }), [path, language]);
}
