import { defaultSettings, type Conversation, type Message } from './conversation';

/** For tests: noon on July 18, 2025 in the store. */
export const testNow = Date.UTC(2025, 6, 18, 16);

export function testMessage(changes: Partial<Message> = {}): Message {
  return { id: 'm1', role: 'user', content: 'Net sales?', timestamp: testNow, messageType: 'text', ...changes };
}

export function testConversation(changes: Partial<Conversation> = {}): Conversation {
  const messages = [testMessage(), testMessage({ id: 'm2', role: 'assistant', content: 'They came to **$5**.' })];
  return {
    id: 'c1',
    title: 'Net sales?',
    messages,
    createdAt: testNow,
    updatedAt: testNow,
    settings: defaultSettings,
    ...changes,
  };
}
