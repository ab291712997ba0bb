import { useEffect } from 'react';
import { useServices, type AreaServices } from '@back-office/shared/contract';
import { createStoredValue, preferencesDefinition } from '@back-office/shared/state';
import { createBrowserConversationsStore } from '../data/browserConversationsStore';
import { playChime } from '../data/chime';
import { createConnectedConversations } from '../data/connectedConversations';
import { createAssistantSession, type AssistantSession } from '../state/session';
import { createServices, newId } from './services';

interface PageSession {
  readonly session: AssistantSession;
  lent: Lent;
  /** Mounted screens of an embedded area. */
  screens: number;
}

/** What the page lends: its figures, who answers instead of the product, and where a connected shop keeps its lists. */
type Lent = Pick<AreaServices, 'ledger' | 'reply' | 'documents'>;

const sessions = new Map<string, PageSession>();

/** The session of this page for a storage namespace. What was lent last answers. */
export function pageSession(namespace: string, lent?: Lent): AssistantSession {
  const present = sessions.get(namespace) ?? openSession(namespace, lent?.documents);
  sessions.set(namespace, present);
  present.lent = lent ?? present.lent;
  return present.session;
}

/**
 * The session for a screen. In the product it is never closed, so that a reply arrives after its screen was left, and a
 * widget that is opened again shows what was there. On another page it ends with its last screen.
 */
export function usePageSession(): AssistantSession {
  const { storageNamespace, ledger, reply, documents, isEmbedded } = useServices();
  const session = pageSession(storageNamespace, { ledger, reply, documents });
  useEffect(() => (isEmbedded ? retain(storageNamespace) : undefined), [storageNamespace, isEmbedded, session]);
  return session;
}

function retain(namespace: string) {
  const entry = sessions.get(namespace);
  if (!entry) return undefined;
  entry.screens += 1;
  return () => {
    entry.screens -= 1;
    // Wait, in case another screen of the same commit uses it.
    queueMicrotask(() => {
      if (entry.screens > 0 || sessions.get(namespace) !== entry) return;
      sessions.delete(namespace);
      entry.session.close();
    });
  };
}

function openSession(namespace: string, documents: Lent['documents']): PageSession {
  const preferences = createStoredValue({ ...preferencesDefinition, namespace });
  const clock = Date.now;
  const inBrowser = createBrowserConversationsStore({ namespace, now: clock, onWake: onVisibilityChange });
  const session = createAssistantSession({
    store: documents ? createConnectedConversations(inBrowser, { namespace, documents }) : inBrowser,
    services: createServices({
      namespace,
      clock,
      lentLedger: () => sessions.get(namespace)?.lent.ledger,
      lentReply: () => sessions.get(namespace)?.lent.reply,
    }),
    now: clock,
    newId,
    autoSave: { isOn: () => preferences.read().autoSave, subscribe: preferences.subscribe },
    onReply: () => {
      if (preferences.read().enableSounds) playChime();
    },
  });
  return { session, lent: {}, screens: 0 };
}

function onVisibilityChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
