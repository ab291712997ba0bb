import { createPageRandom } from '@back-office/shared/ledger';
import { createStoredValue, preferencesDefinition } from '@back-office/shared/state';
import { createBrowserConversationsStore } from '../data/browserConversationsStore';
import { playChime } from '../data/chime';
import { newId } from '../data/newId';
import { createAssistantSession, type AssistantSession } from '../state/session';
import { createServices } from './services';

const sessions = new Map<string, AssistantSession>();

/**
 * The session of this page for a storage namespace. It is never closed, so that a reply arrives after its screen was
 * left, and a widget that is opened again shows what was there.
 */
export function pageSession(namespace: string): AssistantSession {
  const present = sessions.get(namespace);
  if (present) return present;
  const preferences = createStoredValue({ ...preferencesDefinition, namespace });
  const session = createAssistantSession({
    store: createBrowserConversationsStore({ namespace, now: Date.now }),
    services: createServices({ random: createPageRandom() }),
    now: Date.now,
    newId,
    autoSave: { isOn: () => preferences.read().autoSave, subscribe: preferences.subscribe },
    onReply: () => {
      if (preferences.read().enableSounds) playChime();
    },
  });
  sessions.set(namespace, session);
  return session;
}
